import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds everything, absolute, with a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where files that are no pages of the site are shown. */
export const REPOSITORY_URL = 'https://github.com/biographql/biographql';

/** Returns the text of a file, named by its path in the repository. */
export function readSource(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** What is made, installed or of programs around the repository; `.changeset` alone of what is hidden is read. */
const LEFT_OUT = /^(?:node_modules|dist|coverage|\.(?!changeset$).*)$/;

/** Returns the paths of all files of the repository that people wrote, sorted. An archive of it without git will do. */
export function repositoryFiles(): readonly string[] {
  const filesBelow = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter(({ name }) => !LEFT_OUT.test(name))
      .flatMap((entry) => {
        const path = `${folder}${entry.name}`;
        return entry.isDirectory() ? filesBelow(`${path}/`) : [path];
      });
  return filesBelow('').sort();
}
