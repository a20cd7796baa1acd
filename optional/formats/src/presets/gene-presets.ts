import type { TableMapping } from '@biographql/ingest/internal';

/** Tables about genes. */
export const GENE_PRESETS: Readonly<Record<string, TableMapping>> = {
  hgnc: {
    source: 'HGNC complete set',
    delimiter: 'tab',
    entities: {
      gene: {
        id: '{hgnc_id}',
        category: 'Gene',
        name: '{symbol}',
        synonyms: ['{name}'],
        // Former symbols and aliases are shared between genes.
        relatedSynonyms: ['alias_symbol', 'alias_name', 'prev_symbol', 'prev_name'].map(
          (column) => ({
            value: `{${column}}`,
            split: '|',
          }),
        ),
        exactMatches: ['NCBIGene:{entrez_id}', 'ENSEMBL:{ensembl_gene_id}'],
        // A protein and an entry of OMIM are not the gene.
        crossReferences: [
          { value: 'UniProtKB:{uniprot_ids}', split: '|' },
          { value: 'OMIM:{omim_id}', split: '|' },
        ],
        properties: { location: '{location}', locus_group: '{locus_group}' },
      },
    },
    relations: [],
  },
  'hpo-genes-to-disease': {
    source: 'HPO genes_to_disease',
    delimiter: 'tab',
    quotes: false,
    entities: {
      gene: { id: '{ncbi_gene_id}', category: 'Gene', name: '{gene_symbol}' },
      disease: { id: '{disease_id}', category: 'Disease' },
    },
    relations: [
      {
        subject: 'gene',
        predicate: 'gene_associated_with_condition',
        object: 'disease',
        qualifiers: { association_type: '{association_type}' },
        sources: ['HPO genes_to_disease', '{source}'],
      },
    ],
  },
  'hpo-genes-to-phenotype': {
    source: 'HPO genes_to_phenotype',
    delimiter: 'tab',
    quotes: false,
    skip: [{ column: 'ncbi_gene_id', is: ['', '-'] }],
    entities: {
      gene: { id: 'NCBIGene:{ncbi_gene_id}', category: 'Gene', name: '{gene_symbol}' },
      phenotype: { id: '{hpo_id}', category: 'PhenotypicFeature', name: '{hpo_name}' },
    },
    relations: [
      {
        subject: 'gene',
        predicate: 'has_phenotype',
        object: 'phenotype',
        negated: [
          { column: 'frequency', matches: '^0+(?:/\\d+|%)$' },
          { column: 'frequency', is: ['HP:0040285'] },
        ],
        qualifiers: {
          disease_context_qualifier: '{disease_id}',
          frequency_qualifier: { value: '{frequency}', replace: [['^-$', '']] },
        },
      },
    ],
  },
};
