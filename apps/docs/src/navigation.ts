import { addressOf, getTitle, type Page } from './site.js';

/** A section of the site: a folder of routes and its title in the navigation. */
export interface Section {
  readonly folder: string;
  readonly title: string;
}

/** All sections, in the order of the navigation. The first four share one sidebar. */
export const SECTIONS: readonly Section[] = [
  { folder: 'learn', title: 'Learn' },
  { folder: 'guides', title: 'Guides' },
  { folder: 'operate', title: 'Operate' },
  { folder: 'reference', title: 'Reference' },
  { folder: 'packages', title: 'Packages' },
  { folder: 'schema', title: 'Schema' },
  { folder: 'errors', title: 'Errors' },
  { folder: 'api', title: 'API' },
];

/** Guides by goal, in the order of the navigation. A guide that no group lists comes first. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  'Load data': [
    'guides/load-data.md',
    'guides/load-a-table.md',
    'guides/load-a-graph.md',
    'guides/names-and-identifiers.md',
    'guides/vocabularies.md',
    'guides/export.md',
  ],
  'Ask and check': [
    'guides/questions.md',
    'guides/verify.md',
    'guides/provenance.md',
    'guides/language-model.md',
  ],
  'Query your graph': [
    'guides/sparql-tools.md',
    'guides/typed-sparql.md',
    'guides/graph-schema.md',
    'guides/literature-graph.md',
  ],
  'Build a client': [
    'guides/custom-documents.md',
    'guides/frameworks.md',
    'guides/rest.md',
    'guides/python-client.md',
    'guides/static-hosting.md',
  ],
  ADMET: ['guides/custom-admet-models.md', 'guides/admet-reports.md'],
};

/** Order of the pages that aren't sorted by address, and the pages that another section shows. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  learn: [
    'learn/getting-started.md',
    'learn/scientists.md',
    'learn/front-end-developers.md',
    'learn/operators.md',
    'examples.md',
  ],
  guides: Object.values(GUIDES).flat(),
  operate: [
    'operate/deploy.md',
    'operate/operations.md',
    'operate/verify-in-ci.md',
    'operate/datasets.md',
    'operate/replicas.md',
    'operate/external-engines.md',
    'operate/opensearch.md',
    'operate/performance.md',
    'operate/reliability.md',
    'security.md',
  ],
  reference: [
    'reference/configuration.md',
    'reference/schema-changes.md',
    'reference/w3c-tests.md',
    'reference/migration.md',
    'changelog.md',
  ],
};

/** Folder of the section that shows a page. */
export function getSection(route: string): string {
  const shown = Object.entries(ORDER).find(([, routes]) => routes.includes(route));
  return shown?.[0] ?? route.split('/')[0] ?? '';
}

/** Position of a page in its section; pages without one follow, sorted by address. */
function getOrder(route: string): number {
  const index = Object.values(ORDER).flat().indexOf(route);
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}

/** An entry of the sidebar, in the form of VitePress. */
export interface NavigationItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly NavigationItem[];
}

/** The sidebars by address prefix; short, since each page has its own outline. */
export type Navigation = Readonly<Record<string, readonly NavigationItem[]>>;

/** Sections that share one sidebar; every other section has its own. */
const TOGETHER: ReadonlySet<string> = new Set(['learn', 'guides', 'operate', 'reference']);

/** Returns the sidebars. */
export function getNavigation(pages: readonly Page[]): Navigation {
  const groups = SECTIONS.map(({ folder, title }) => {
    const own = pages
      .filter((page) => page.route !== 'index.md' && getSection(page.route) === folder)
      .toSorted((first, second) => compare(first.route, second.route));
    const items = folder === 'guides' ? groupGuides(own) : own.map(findItem);
    return { folder, group: { text: title, items } };
  });
  const alone = groups.filter(({ folder }) => !TOGETHER.has(folder));
  const others = alone.map(({ folder, group }) => ({ text: group.text, link: `/${folder}/` }));
  const together = groups.filter(({ folder }) => TOGETHER.has(folder)).map(({ group }) => group);
  return {
    ...Object.fromEntries(alone.map(({ folder, group }) => [`/${folder}/`, [group]])),
    '/': [...together, { text: 'More', items: others }],
  };
}

function groupGuides(pages: readonly Page[]): readonly NavigationItem[] {
  const groups = Object.entries(GUIDES)
    .map(([text, routes]) => ({
      text,
      items: pages.filter(({ route }) => routes.includes(route)).map(findItem),
    }))
    .filter(({ items }) => items.length > 0);
  const listed = new Set(Object.values(GUIDES).flat());
  return [...pages.filter(({ route }) => !listed.has(route)).map(findItem), ...groups];
}

function findItem(page: Page): NavigationItem {
  const isList = /^[^/]+\/index\.md$/.test(page.route);
  return { text: isList ? 'All' : getTitle(page.markdown), link: addressOf(page.route) };
}

/** The list of a section comes first, then pages with a position, then the others by address. */
function compare(first: string, second: string): number {
  const isList = (route: string) => (/^[^/]+\/index\.md$/.test(route) ? 0 : 1);
  return (
    isList(first) - isList(second) ||
    getOrder(first) - getOrder(second) ||
    first.localeCompare(second)
  );
}
