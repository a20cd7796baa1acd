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
  { folder: 'models', title: 'ADMET models' },
  { folder: 'errors', title: 'Errors' },
  { folder: 'api', title: 'API' },
];

/** Order of the pages that aren't sorted by address, and the pages that another section shows. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  learn: [
    'learn/getting-started.md',
    'learn/scientists.md',
    'learn/front-end-developers.md',
    'learn/operators.md',
    'examples.md',
  ],
  guides: [
    'guides/load-data.md',
    'guides/load-a-graph.md',
    'guides/load-a-table.md',
    'guides/load-ontologies.md',
    'guides/load-kgx.md',
    'guides/load-wikidata.md',
    'guides/load-pubmed.md',
    'guides/names-and-identifiers.md',
    'guides/vocabularies.md',
    'guides/vectors.md',
    'guides/questions.md',
    'guides/provenance.md',
    'guides/language-model.md',
    'guides/sparql-tools.md',
    'guides/typed-sparql.md',
    'guides/literature-graph.md',
    'guides/graph-schema.md',
    'guides/custom-documents.md',
    'guides/vue.md',
    'guides/svelte.md',
    'guides/solid.md',
    'guides/python-client.md',
    'guides/static-hosting.md',
    'guides/admet-reports.md',
    'guides/custom-admet-models.md',
  ],
  operate: [
    'operate/deploy.md',
    'operate/operations.md',
    'operate/datasets.md',
    'operate/replicas.md',
    'operate/external-engines.md',
    'operate/opensearch.md',
    'operate/performance.md',
    'operate/reliability.md',
    'security.md',
  ],
  reference: ['reference/configuration.md', 'changelog.md'],
};

/** Folder of the section that shows a page. */
export function sectionOf(route: string): string {
  const shown = Object.entries(ORDER).find(([, routes]) => routes.includes(route));
  return shown?.[0] ?? route.split('/')[0] ?? '';
}

/** Position of a page in its section; pages without one follow, sorted by address. */
export function orderOf(route: string): number {
  const index = Object.values(ORDER).flat().indexOf(route);
  return index === -1 ? Number.MAX_SAFE_INTEGER : index;
}
