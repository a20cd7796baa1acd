import { addressOf, type Page, titleOf } from './page.js';
import { orderOf, SECTIONS, sectionOf } from './sections.js';

/** An entry of the list beside a page, as VitePress takes it. */
export interface NavigationItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly NavigationItem[];
}

/** The lists beside the pages, by the beginning of their address: short ones, since each page holds its own. */
export type Navigation = Readonly<Record<string, readonly NavigationItem[]>>;

/** Sections that share one sidebar; every other section has its own. */
const TOGETHER: ReadonlySet<string> = new Set(['learn', 'guides', 'operate', 'reference']);

/** Returns the lists beside the pages. */
export function navigationOf(pages: readonly Page[]): Navigation {
  const groups = SECTIONS.map(({ folder, title }) => {
    const own = pages
      .filter((page) => page.route !== 'index.md' && sectionOf(page.route) === folder)
      .toSorted((first, second) => compare(first.route, second.route));
    return { folder, group: { text: title, items: own.map(itemOf) } };
  });
  const alone = groups.filter(({ folder }) => !TOGETHER.has(folder));
  const others = alone.map(({ folder, group }) => ({ text: group.text, link: `/${folder}/` }));
  const together = groups.filter(({ folder }) => TOGETHER.has(folder)).map(({ group }) => group);
  return {
    ...Object.fromEntries(alone.map(({ folder, group }) => [`/${folder}/`, [group]])),
    '/': [...together, { text: 'More', items: others }],
  };
}

function itemOf(page: Page): NavigationItem {
  const isList = /^[^/]+\/index\.md$/.test(page.route);
  return { text: isList ? 'All' : titleOf(page.markdown), link: addressOf(page.route) };
}

/** The list of a section comes first, then pages with a position, then the others by address. */
function compare(first: string, second: string): number {
  const isList = (route: string) => (/^[^/]+\/index\.md$/.test(route) ? 0 : 1);
  return (
    isList(first) - isList(second) ||
    orderOf(first) - orderOf(second) ||
    first.localeCompare(second)
  );
}
