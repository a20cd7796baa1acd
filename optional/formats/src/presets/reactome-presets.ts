import type { TableMapping } from '@biographql/ingest/internal';

/** An identifier of Reactome, e.g. `R-HSA-109581`. */
const REACTOME = '^R-[A-Z]{3}-\\d+$';
/** The columns of Reactome's tables of what takes part in pathways. */
const PARTICIPANTS = ['participant', 'pathway', 'url', 'name', 'evidence', 'species'];

/** Tables of Reactome. Those without a header are told by their identifiers. */
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
    told: { id: REACTOME, species: '^[A-Z][a-z]+ [a-z]+' },
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
    told: { parent: REACTOME, child: REACTOME },
    entities: {
      parent: { id: 'Reactome:{parent}', category: 'Pathway' },
      child: { id: 'Reactome:{child}', category: 'Pathway' },
    },
    relations: [{ subject: 'parent', predicate: 'has_part', object: 'child' }],
  },
  'reactome-chemicals': {
    source: 'Reactome',
    delimiter: 'tab',
    quotes: false,
    columns: PARTICIPANTS,
    told: { participant: '^\\d+$', pathway: REACTOME },
    entities: {
      participant: { id: 'CHEBI:{participant}', category: 'ChemicalEntity' },
      pathway: {
        id: 'Reactome:{pathway}',
        category: 'Pathway',
        name: '{name}',
        properties: { in_taxon_label: '{species}' },
      },
    },
    relations: [
      {
        subject: 'participant',
        predicate: 'participates_in',
        object: 'pathway',
        qualifiers: { has_evidence: '{evidence}' },
      },
    ],
  },
  'reactome-genes': {
    source: 'Reactome',
    delimiter: 'tab',
    quotes: false,
    columns: PARTICIPANTS,
    told: { participant: '^ENS[A-Z]*\\d+$', pathway: REACTOME },
    entities: {
      participant: { id: 'ENSEMBL:{participant}', category: 'Gene' },
      pathway: {
        id: 'Reactome:{pathway}',
        category: 'Pathway',
        name: '{name}',
        properties: { in_taxon_label: '{species}' },
      },
    },
    relations: [
      {
        subject: 'participant',
        predicate: 'participates_in',
        object: 'pathway',
        qualifiers: { has_evidence: '{evidence}' },
      },
    ],
  },
  'reactome-reaction-articles': {
    source: 'Reactome',
    delimiter: 'tab',
    quotes: false,
    columns: ['reaction', 'pmid'],
    told: { reaction: REACTOME, pmid: '^\\d+$' },
    entities: {
      reaction: {
        id: 'Reactome:{reaction}',
        category: 'MolecularActivity',
        properties: { publications: 'PMID:{pmid}' },
      },
    },
    relations: [],
  },
};
