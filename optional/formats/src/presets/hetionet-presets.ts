import type { TableMapping, ValueMapping } from '@biographql/ingest/internal';

/** `Kind::id`, whose identifiers are those of the kind's own source. */
const PREFIXES: [string, string][] = [
  ['^Gene::', 'NCBIGene:'],
  ['^Compound::', 'DRUGBANK:'],
  ['^Symptom::', 'MESH:'],
  ['^Side Effect::', 'UMLS:'],
  ['^Pharmacologic Class::', 'NDFRT:'],
  ['^Pathway::', 'https://het.io/pathway/'],
  ['^(?:Anatomy|Biological Process|Cellular Component|Molecular Function|Disease)::', ''],
];

function getId(column: string): ValueMapping {
  return { value: `{${column}}`, replace: PREFIXES };
}

/** The tables of Hetionet. */
export const HETIONET_PRESETS: Readonly<Record<string, TableMapping>> = {
  'hetionet-nodes': {
    source: 'Hetionet v1.0',
    delimiter: 'tab',
    quotes: false,
    entities: {
      node: {
        id: getId('id'),
        name: '{name}',
        category: {
          value: '{kind}',
          map: {
            Anatomy: 'AnatomicalEntity',
            'Biological Process': 'BiologicalProcess',
            'Cellular Component': 'CellularComponent',
            Compound: 'Drug',
            Disease: 'Disease',
            Gene: 'Gene',
            'Molecular Function': 'MolecularActivity',
            Pathway: 'Pathway',
            'Pharmacologic Class': 'ChemicalEntity',
            'Side Effect': 'PhenotypicFeature',
            Symptom: 'PhenotypicFeature',
            '*': 'NamedThing',
          },
        },
      },
    },
    relations: [],
  },
  'hetionet-edges': {
    source: 'Hetionet v1.0',
    delimiter: 'tab',
    quotes: false,
    entities: { from: { id: getId('source') }, to: { id: getId('target') } },
    relations: [
      {
        subject: 'from',
        predicate: {
          value: '{metaedge}',
          map: {
            CtD: 'treats',
            CpD: 'ameliorates_condition',
            CrC: 'similar_to',
            CbG: 'binds',
            CuG: 'affects',
            CdG: 'affects',
            CcSE: 'has_side_effect',
            DpS: 'has_phenotype',
            DlA: 'disease_has_location',
            DrD: 'similar_to',
            DaG: 'condition_associated_with_gene',
            DuG: 'correlated_with',
            DdG: 'correlated_with',
            AeG: 'expresses',
            AuG: 'expresses',
            AdG: 'expresses',
            GcG: 'correlated_with',
            GiG: 'interacts_with',
            'Gr>G': 'regulates',
            GpBP: 'participates_in',
            GpCC: 'located_in',
            GpMF: 'enables',
            GpPW: 'participates_in',
            PCiC: 'has_member',
            '*': 'related_to',
          },
        },
        object: 'to',
        qualifiers: {
          original_predicate: '{metaedge}',
          object_direction_qualifier: {
            value: '{metaedge}',
            map: {
              CuG: 'increased',
              CdG: 'decreased',
              DuG: 'increased',
              DdG: 'decreased',
              AuG: 'increased',
              AdG: 'decreased',
            },
          },
        },
      },
    ],
  },
};
