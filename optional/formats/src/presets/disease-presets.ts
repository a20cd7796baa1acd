import type { TableMapping } from '@biographql/ingest/internal';

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
    told: { id: '^D\\d{6,9}$', 'tree numbers': '^(?:[A-Z]\\d\\d[.\\d|A-Z]*)?$' },
    entities: {
      descriptor: {
        id: 'MESH:{id}',
        name: '{label}',
        synonyms: [{ value: '{entry terms}', split: '|' }],
      },
    },
    relations: [],
  },
  'hpo-layperson-synonyms': {
    source: 'HPO layperson synonyms',
    delimiter: 'tab',
    entities: { phenotype: { id: '{?term}', synonyms: ['{?layperson}'] } },
    relations: [],
  },
  'clingen-dosage': {
    source: 'ClinGen dosage sensitivity',
    delimiter: 'tab',
    quotes: false,
    entities: {
      gene: { id: 'NCBIGene:{Gene ID}', category: 'Gene', name: '{Gene Symbol}' },
      disease: { id: '{Haploinsufficiency Disease ID}', category: 'Disease' },
    },
    relations: [
      {
        subject: 'gene',
        predicate: 'gene_associated_with_condition',
        object: 'disease',
        // 30 is a code for recessive inheritance, 40 one for "unlikely".
        when: [{ column: 'Haploinsufficiency Score', is: ['1', '2', '3', '30'] }],
        qualifiers: { has_evidence: '{Haploinsufficiency Description}' },
        publications: [1, 2, 3, 4, 5, 6].map((n) => `PMID:{Haploinsufficiency PMID${n}}`),
      },
    ],
  },
  'gwas-catalog': {
    source: 'GWAS Catalog',
    delimiter: 'tab',
    quotes: false,
    entities: {
      variant: {
        id: {
          value: 'DBSNP:{SNPS}',
          split: ';',
          replace: [
            ['^DBSNP:(?!\\s*rs\\d+$).*$', ''],
            [' ', ''],
          ],
        },
        category: 'SequenceVariant',
        name: { value: '{SNPS}', replace: [['^(?!rs\\d+$).*$', '']] },
      },
      trait: {
        id: { value: '{MAPPED_TRAIT_URI}', split: ',' },
        category: 'PhenotypicFeature',
        // Of several traits the row does not tell which name belongs to which.
        name: { value: '{MAPPED_TRAIT}', replace: [['^.*,.*$', '']] },
      },
      gene: { id: { value: 'ENSEMBL:{SNP_GENE_IDS}', split: ',' }, category: 'Gene' },
    },
    relations: [
      {
        subject: 'variant',
        predicate: 'genetically_associated_with',
        object: 'trait',
        qualifiers: { p_value: '{P-VALUE}' },
        publications: ['PMID:{PUBMEDID}'],
        sources: ['GWAS Catalog', '{STUDY ACCESSION}'],
      },
      {
        subject: 'variant',
        predicate: 'is_sequence_variant_of',
        object: 'gene',
        sources: ['GWAS Catalog'],
      },
    ],
  },
};
