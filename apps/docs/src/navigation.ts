import { addressOf, getTitle, type Page } from './site.js';

/** A section of the site: a folder of routes and its title in the navigation. */
interface Section {
  readonly folder: string;
  readonly title: string;
  /** Page names in navigation order, with a slash if outside of the folder; the others follow by address. */
  readonly pages?: string;
  /** Names of pages by goal. Pages outside all groups come first. */
  readonly groups?: Readonly<Record<string, string>>;
}

/** Sections of one sidebar. */
const MAIN: readonly Section[] = [
  {
    folder: 'learn',
    title: 'Learn',
    pages: 'getting-started scientists front-end-developers operators /examples',
  },
  {
    folder: 'guides',
    title: 'Guides',
    groups: {
      'Load data': 'load-data load-a-table load-a-graph names-and-identifiers vocabularies export',
      'Ask and check': 'questions verify provenance language-model',
      'Query your graph': 'sparql-tools graph-schema literature-graph',
      'Build a client': 'custom-documents frameworks rest python-client static-hosting',
      ADMET: 'custom-admet-models admet-reports',
    },
  },
  {
    folder: 'operate',
    title: 'Operate',
    pages:
      'deploy operations verify-in-ci datasets replicas external-engines opensearch performance reliability /security',
  },
  {
    folder: 'reference',
    title: 'Reference',
    pages: 'configuration schema-changes w3c-tests migration /changelog',
  },
];

/** Sections with a sidebar of their own. */
const OTHERS: readonly Section[] = [
  { folder: 'packages', title: 'Packages' },
  { folder: 'schema', title: 'Schema' },
  { folder: 'errors', title: 'Errors' },
  { folder: 'api', title: 'API' },
];

const SECTIONS: readonly Section[] = [...MAIN, ...OTHERS];

function toRoutes(folder: string, names = ''): readonly string[] {
  return names
    .split(' ')
    .map((name) => (name.startsWith('/') ? `${name.slice(1)}.md` : `${folder}/${name}.md`));
}

const ORDER = SECTIONS.flatMap(({ folder, pages, groups = {} }) =>
  [pages, ...Object.values(groups)].flatMap((names) => toRoutes(folder, names)),
);

function getSection(route: string): string {
  const shown = SECTIONS.find(({ folder, pages }) => toRoutes(folder, pages).includes(route));
  return shown?.folder ?? route.split('/')[0] ?? '';
}

interface NavigationItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly NavigationItem[];
}

/** Returns the sidebars by address prefix; short, since each page has its own outline. */
export function getNavigation(
  pages: readonly Page[],
): Readonly<Record<string, readonly NavigationItem[]>> {
  // The list of a section comes first, then pages with a position, then the others by address.
  const rank = ({ route }: Page) =>
    isList(route) ? -1 : ORDER.indexOf(route) + 1 || ORDER.length + 1;
  const toGroup = ({ folder, title, groups = {} }: Section): NavigationItem => {
    const sectionPages = pages
      .filter(({ route }) => route !== 'index.md' && getSection(route) === folder)
      .toSorted((one, other) => rank(one) - rank(other) || one.route.localeCompare(other.route));
    const grouped = Object.entries(groups).map(([text, names]) => {
      const listed = toRoutes(folder, names);
      return { text, pages: sectionPages.filter(({ route }) => listed.includes(route)) };
    });
    const rest = sectionPages.filter(
      (page) => !grouped.some(({ pages: listed }) => listed.includes(page)),
    );
    const parts = grouped
      .filter(({ pages: listed }) => listed.length > 0)
      .map(({ text, pages: listed }) => ({ text, items: listed.map(toItem) }));
    return { text: title, items: [...rest.map(toItem), ...parts] };
  };
  const others = OTHERS.map(({ folder, title }) => ({ text: title, link: `/${folder}/` }));
  return {
    ...Object.fromEntries(OTHERS.map((section) => [`/${section.folder}/`, [toGroup(section)]])),
    '/': [...MAIN.map(toGroup), { text: 'More', items: others }],
  };
}

function toItem({ route, markdown }: Page): NavigationItem {
  return { text: isList(route) ? 'All' : getTitle(markdown), link: addressOf(route) };
}

function isList(route: string): boolean {
  return /^[^/]+\/index\.md$/.test(route);
}
