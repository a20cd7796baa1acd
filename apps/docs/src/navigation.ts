import { addressOf, getTitle, type Page } from './site.js';

/** A section of the site: a folder of routes and its title in the navigation. */
interface Section {
  readonly folder: string;
  readonly title: string;
  /** Routes in the order of the navigation, with those of other folders that it shows; the others follow by address. */
  readonly order?: readonly string[];
}

const inFolder = (folder: string, names: string) =>
  names.split(' ').map((name) => `${folder}/${name}.md`);

/** Guides by goal, in the order of the navigation. A guide that no group lists comes first. */
const GUIDES = {
  'Load data': inFolder(
    'guides',
    'load-data load-a-table load-a-graph names-and-identifiers vocabularies export',
  ),
  'Ask and check': inFolder('guides', 'questions verify provenance language-model'),
  'Query your graph': inFolder('guides', 'sparql-tools graph-schema literature-graph'),
  'Build a client': inFolder(
    'guides',
    'custom-documents frameworks rest python-client static-hosting',
  ),
  ADMET: inFolder('guides', 'custom-admet-models admet-reports'),
};

/** Sections of one sidebar. */
const TOGETHER: readonly Section[] = [
  {
    folder: 'learn',
    title: 'Learn',
    order: [
      ...inFolder('learn', 'getting-started scientists front-end-developers operators'),
      'examples.md',
    ],
  },
  { folder: 'guides', title: 'Guides', order: Object.values(GUIDES).flat() },
  {
    folder: 'operate',
    title: 'Operate',
    order: [
      ...inFolder('operate', 'deploy operations verify-in-ci datasets replicas external-engines'),
      ...inFolder('operate', 'opensearch performance reliability'),
      'security.md',
    ],
  },
  {
    folder: 'reference',
    title: 'Reference',
    order: [
      ...inFolder('reference', 'configuration schema-changes w3c-tests migration'),
      'changelog.md',
    ],
  },
];

/** Sections with a sidebar of their own. */
const ALONE: readonly Section[] = [
  { folder: 'packages', title: 'Packages' },
  { folder: 'schema', title: 'Schema' },
  { folder: 'errors', title: 'Errors' },
  { folder: 'api', title: 'API' },
];

/** All sections, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [...TOGETHER, ...ALONE];
const ORDER = SECTIONS.flatMap(({ order = [] }) => order);

/** Folder of the section that shows a page. */
export function getSection(route: string): string {
  const shown = SECTIONS.find(({ order }) => order?.includes(route));
  return shown?.folder ?? route.split('/')[0] ?? '';
}

/** An entry of the sidebar, in the form of VitePress. */
interface NavigationItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly NavigationItem[];
}

/** Returns the sidebars by address prefix; short, since each page has its own outline. */
export function getNavigation(
  pages: readonly Page[],
): Readonly<Record<string, readonly NavigationItem[]>> {
  const toGroup = ({ folder, title }: Section): NavigationItem => {
    const own = pages
      .filter(({ route }) => route !== 'index.md' && getSection(route) === folder)
      .toSorted((one, other) => compare(one.route, other.route));
    return { text: title, items: folder === 'guides' ? groupGuides(own) : own.map(toItem) };
  };
  const others = ALONE.map(({ folder, title }) => ({ text: title, link: `/${folder}/` }));
  return {
    ...Object.fromEntries(ALONE.map((section) => [`/${section.folder}/`, [toGroup(section)]])),
    '/': [...TOGETHER.map(toGroup), { text: 'More', items: others }],
  };
}

function groupGuides(pages: readonly Page[]): readonly NavigationItem[] {
  const isListed = ({ route }: Page) => ORDER.includes(route);
  const groups = Object.entries(GUIDES).map(([text, routes]) => ({
    text,
    items: pages.filter(({ route }) => routes.includes(route)).map(toItem),
  }));
  return [
    ...pages.filter((page) => !isListed(page)).map(toItem),
    ...groups.filter(({ items }) => items.length > 0),
  ];
}

function toItem({ route, markdown }: Page): NavigationItem {
  return { text: isList(route) ? 'All' : getTitle(markdown), link: addressOf(route) };
}

function isList(route: string): boolean {
  return /^[^/]+\/index\.md$/.test(route);
}

/** The list of a section comes first, then pages with a position, then the others by address. */
function compare(one: string, other: string): number {
  const rank = (route: string) => {
    const at = ORDER.indexOf(route);
    return isList(route) ? -1 : at === -1 ? ORDER.length : at;
  };
  return rank(one) - rank(other) || one.localeCompare(other);
}
