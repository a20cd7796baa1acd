import { ERROR_CODES } from '@biographql/core';
import { readFieldCodes, withFields } from './field-codes.js';
import type { Page } from './page.js';
import { changelogPage } from './pages/changelog-page.js';
import { documentedOperations } from './pages/documented-operations.js';
import { homePage } from './pages/home-page.js';
import { listPages } from './pages/list-pages.js';
import { modelPages } from './pages/model-pages.js';
import { referencePages } from './pages/reference-pages.js';
import { schemaPages } from './pages/schema-pages.js';
import { readSource, repositoryFiles } from './repository.js';
import { sourcePages } from './source-pages.js';

/** Where the picture of the house stands on the site. */
export const HOUSE_PICTURE = '/pictures/house.svg';

/**
 * Returns all pages of the site.
 * @param reference - the folder that TypeDoc wrote; where it is missing, so are its pages.
 */
export function sitePages(reference: string): readonly Page[] {
  const files = repositoryFiles();
  const fieldCodes = readFieldCodes();
  const read = sourcePages(files).map((page) => withFields(withPicture(page), fieldCodes));
  const made = [
    homePage(),
    changelogPage(files),
    ...modelPages(),
    ...schemaPages(readSource('schema.graphql'), documentedOperations(), {
      codes: Object.keys(ERROR_CODES),
      ofFields: fieldCodes,
    }),
    ...referencePages(reference),
  ];
  return [...read, ...listPages(read), ...made];
}

/** Returns a page as VitePress reads it: what the navigation and its search need of it stands in its front matter. */
export function pageText({ source, markdown }: Page): string {
  if (source === null) return markdown;
  return `---\nsource: ${JSON.stringify(source)}\n---\n\n${markdown}`;
}

function withPicture(page: Page): Page {
  if (page.route !== 'architecture.md') return page;
  const picture = `[![The packages, each above what it needs](${HOUSE_PICTURE})](${HOUSE_PICTURE})`;
  const markdown = page.markdown.replace(
    /^(# .+\n)/,
    `$1\n${picture}\n\nDrawn from the manifests of the packages.\n`,
  );
  return { ...page, markdown };
}
