import type { TableMapping } from '../table-mapping.js';

/** Tables about diseases. */
export const DISEASE_PRESETS: Readonly<Record<string, TableMapping>> = {
  'disease-symptom': {
    source: 'Disease Ontology disease-symptom',
    delimiter: 'tab',
    entities: {
      disease: { id: '{disease_id}', category: 'Disease', name: '{disease_label}' },
      symptom: { id: '{symptom_id}', category: 'PhenotypicFeature', name: '{symptom_label}' },
    },
    relations: [{ subject: 'disease', predicate: 'has_phenotype', object: 'symptom' }],
  },
  'do-names': {
    source: 'Disease Ontology HumanDO',
    delimiter: 'tab',
    entities: {
      // The third column names the parent by its label, which identifies nothing.
      disease: {
        id: '{id}',
        category: { value: 'Disease{subClassOf}', replace: [['^Disease.*$', 'Disease']] },
        name: '{label}',
      },
    },
    relations: [],
  },
  'do-cross-references': {
    source: 'Disease Ontology allXREFinDO',
    delimiter: 'tab',
    entities: {
      disease: { id: '{id}', category: 'Disease', name: '{label}', crossReferences: ['{xref}'] },
    },
    relations: [],
  },
  'clingen-validity': {
    source: 'ClinGen gene-disease validity',
    delimiter: 'comma',
    skip: [{ column: 'GENE SYMBOL', matches: '^\\++$' }],
    entities: {
      gene: { id: '{GENE ID (HGNC)}', category: 'Gene', name: '{GENE SYMBOL}' },
      disease: { id: '{DISEASE ID (MONDO)}', category: 'Disease', name: '{DISEASE LABEL}' },
    },
    relations: [
      {
        subject: 'gene',
        predicate: 'gene_associated_with_condition',
        object: 'disease',
        negated: [
          {
            column: 'CLASSIFICATION',
            is: ['Disputed', 'Refuted', 'No Known Disease Relationship'],
          },
        ],
        qualifiers: { has_evidence: '{CLASSIFICATION}', has_mode_of_inheritance: '{MOI}' },
        sources: ['ClinGen gene-disease validity', '{ONLINE REPORT}'],
      },
    ],
  },
  'mesh-names': {
    source: 'MeSH',
    delimiter: 'tab',
    quotes: false,
    columns: ['id', 'label', 'entry terms', 'tree numbers', 'more'],
    entities: {
      descriptor: {
        id: 'MESH:{id}',
        name: '{label}',
        synonyms: [{ value: '{entry terms}', split: '|' }],
      },
    },
    relations: [],
  },
};
