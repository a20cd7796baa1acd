import type { TableMapping } from '../table-mapping.js';

/** Tables of Reactome. Those without a header must be named. */
export const REACTOME_PRESETS: Readonly<Record<string, TableMapping>> = {
  'reactome-go': {
    source: 'Reactome',
    delimiter: 'tab',
    quotes: false,
    entities: {
      pathway: { id: 'Reactome:{Identifier}', category: 'Pathway', name: '{Name}' },
      process: { id: '{GO_Term}', category: 'BiologicalProcess' },
    },
    relations: [{ subject: 'pathway', predicate: 'close_match', object: 'process' }],
  },
  'reactome-pathways': {
    source: 'Reactome',
    delimiter: 'tab',
    quotes: false,
    columns: ['id', 'name', 'species'],
    entities: {
      pathway: {
        id: 'Reactome:{id}',
        category: 'Pathway',
        name: '{name}',
        properties: { in_taxon_label: '{species}' },
      },
    },
    relations: [],
  },
  'reactome-hierarchy': {
    source: 'Reactome',
    delimiter: 'tab',
    quotes: false,
    columns: ['parent', 'child'],
    entities: {
      parent: { id: 'Reactome:{parent}', category: 'Pathway' },
      child: { id: 'Reactome:{child}', category: 'Pathway' },
    },
    relations: [{ subject: 'parent', predicate: 'has_part', object: 'child' }],
  },
};
