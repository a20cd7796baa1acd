import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { madePages } from './made-pages.js';
import { getNavigation } from './navigation.js';
import { referencePages } from './reference-pages.js';
import { documentedOperations, schemaPage } from './schema-page.js';
import { type Page, ROOT, readSource, repositoryFiles } from './site.js';
import { pictureAddress, sourcePages } from './source-pages.js';

/** Returns all pages of the site. API pages are missing without TypeDoc's folder. */
export function sitePages(reference: string): readonly Page[] {
  const files = repositoryFiles();
  const read = sourcePages(files);
  return [
    ...read,
    ...madePages(read, files),
    schemaPage(
      readSource('schema.graphql'),
      documentedOperations(),
      JSON.parse(readSource('docs/field-codes.json')),
    ),
    ...referencePages(reference),
  ];
}

/** Returns a page as VitePress reads it, with its source file in the front matter. */
function pageText({ source, markdown }: Page): string {
  if (markdown.startsWith('---')) return markdown;
  const matter = source === null ? { editLink: false } : { source };
  return `---\n${JSON.stringify(matter)}\n---\n\n${markdown}`;
}

/** Writes the input of VitePress: the pages, their pictures, and the navigation. */
export function writePages(pages: readonly Page[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const page of pages) write(join(folder, page.route), pageText(page));
  write(join(folder, 'navigation.json'), JSON.stringify(getNavigation(pages)));

  const files = join(folder, 'public');
  for (const picture of repositoryFiles().filter((path) => /^docs\/[^/]+\.png$/.test(path))) {
    mkdirSync(join(files, 'pictures'), { recursive: true });
    cpSync(join(ROOT, picture), join(files, pictureAddress(picture)));
  }
  cpSync(fileURLToPath(new URL('../public', import.meta.url)), files, { recursive: true });
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
