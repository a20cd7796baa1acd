import { readFieldCodes, withFields } from './field-codes.js';
import type { Page } from './page.js';
import { changelogPage } from './pages/changelog-page.js';
import { documentedOperations } from './pages/documented-operations.js';
import { homePage } from './pages/home-page.js';
import { listPages } from './pages/list-pages.js';
import { modelPage } from './pages/model-page.js';
import { referencePages } from './pages/reference-pages.js';
import { schemaPage } from './pages/schema-page.js';
import { readSource, repositoryFiles } from './repository.js';
import { sourcePages } from './source-pages.js';

/**
 * Returns all pages of the site.
 * @param reference - the folder that TypeDoc wrote; where it is missing, so are its pages.
 */
export function sitePages(reference: string): readonly Page[] {
  const files = repositoryFiles();
  const fieldCodes = readFieldCodes();
  const read = sourcePages(files).map((page) => withFields(page, fieldCodes));
  const made = [
    homePage(),
    changelogPage(files),
    modelPage(),
    schemaPage(readSource('schema.graphql'), documentedOperations(), fieldCodes),
    ...referencePages(reference),
  ];
  return [...read, ...listPages(read), ...made];
}

/** Returns a page as VitePress reads it: what the navigation and its search need of it stands in its front matter. */
export function pageText({ source, markdown }: Page): string {
  if (source === null) return markdown;
  return `---\nsource: ${JSON.stringify(source)}\n---\n\n${markdown}`;
}
