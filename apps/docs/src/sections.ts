/** A part of the site: a folder of routes, `''` for pages at its root, with what the navigation calls it. */
export interface Section {
  readonly folder: string;
  readonly title: string;
}

/** In the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  { folder: 'start', title: 'Start' },
  { folder: 'guides', title: 'Guides' },
  { folder: 'recipes', title: 'Recipes' },
  { folder: 'operate', title: 'Operate' },
  { folder: 'packages', title: 'Packages' },
  { folder: 'schema', title: 'Schema' },
  { folder: 'models', title: 'ADMET models' },
  { folder: 'errors', title: 'Errors' },
  { folder: 'reference', title: 'Reference' },
  { folder: 'house', title: 'The house' },
  { folder: 'design', title: 'Design' },
];

/** Pages at the root of the site, by the section that shows them. */
const ROOT_PAGES: Readonly<Record<string, readonly string[]>> = {
  start: [
    ...['start/package-user.md', 'start/scientist.md', 'start/operator.md'],
    ...['overview.md', 'getting-started.md', 'examples.md', 'glossary.md'],
  ],
  operate: [
    'configuration.md',
    'operations.md',
    'reliability.md',
    'scale.md',
    'performance.md',
    'benchmarks.md',
    'security.md',
  ],
  house: ['architecture.md', 'contributing.md', 'roadmap.md', 'comparison.md', 'changelog.md'],
};

/** Returns the folder of the section that shows a page. */
export function sectionOf(route: string): string {
  const shown = Object.entries(ROOT_PAGES).find(([, routes]) => routes.includes(route));
  return shown?.[0] ?? route.split('/')[0] ?? '';
}

/** Returns the place of a page in its section: those at the root in the order of their list, the others by address. */
export function orderOf(route: string): number {
  const index = Object.values(ROOT_PAGES).flat().indexOf(route);
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}
