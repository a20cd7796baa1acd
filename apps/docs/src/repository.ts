import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** Returns the paths of all files of the repository that git does not ignore, sorted. */
export function repositoryFiles(): readonly string[] {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 16 << 20 } as const;
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options)
    .split('\n')
    .filter((path) => path !== '')
    .sort();
}
