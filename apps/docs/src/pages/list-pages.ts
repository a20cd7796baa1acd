import { addressOf, type Page, titleOf } from '../page.js';
import { readSource } from '../repository.js';

/** Returns the pages that list others: guides and packages. */
export function listPages(pages: readonly Page[]): readonly Page[] {
  return [
    listPage('guides/index.md', 'Guides', 'One page per task.', pages),
    listPage(
      'packages/index.md',
      'Packages',
      'What each is, and how to begin with it.',
      pages,
      packageNote,
    ),
  ];
}

function listPage(
  route: string,
  title: string,
  says: string,
  pages: readonly Page[],
  note: (page: Page) => string = () => '',
): Page {
  const folder = route.replace(/index\.md$/, '');
  const lines = pages
    .filter((page) => isMember(page.route, folder))
    .map((page) => `- [${titleOf(page.markdown)}](${addressOf(page.route)})${note(page)}`);
  return { route, source: null, markdown: [`# ${title}`, says, lines.join('\n')].join('\n\n') };
}

/** Packages are folders with a page of their own, the others are pages in the folder. */
function isMember(route: string, folder: string): boolean {
  if (!route.startsWith(folder)) return false;
  const rest = route.slice(folder.length);
  return folder === 'packages/' ? /^[^/]+\/index\.md$/.test(rest) : !rest.includes('/');
}

function packageNote({ source }: Page): string {
  if (source === null) return '';
  const manifest = JSON.parse(readSource(source.replace('README.md', 'package.json'))) as {
    readonly description: string;
  };
  return `: ${manifest.description}`;
}
