/** The formats of graphs, with what each is called in messages, in the order in which they are listed. */
export const GRAPH_FORMATS = {
  'n-triples': 'N-Triples',
  'n-quads': 'N-Quads',
  turtle: 'Turtle or TriG',
  'rdf-xml': 'RDF/XML',
  owl: 'OWL in RDF/XML',
  trix: 'TriX',
  'json-ld': 'JSON-LD',
  obo: 'OBO',
  'obo-graphs': 'OBO Graphs JSON',
  'kgx-tsv': 'KGX TSV',
  'kgx-jsonl': 'KGX JSON Lines',
  'kgx-json': 'KGX JSON',
  sssom: 'SSSOM TSV',
  hpoa: 'HPO annotations (phenotype.hpoa)',
  gaf: 'GAF 2.1 and 2.2',
  gpad: 'GPAD 1.2 and 2.0',
  babelon: 'Babelon TSV',
  neo4j: 'BioCypher and neo4j-admin CSV',
  parquet: 'Parquet (BioCypher, KGX, tables with a mapping file)',
  trials: 'ClinicalTrials.gov XML and JSON',
  orphanet: 'ORPHApackets JSON and Orphadata XML',
  'mesh-xml': 'MeSH XML',
  uniprot: 'UniProt XML and flat files',
  drugmechdb: 'DrugMechDB YAML',
  cellxgene: 'CELLxGENE ontology guide JSON',
  bioregistry: 'Bioregistry JSON',
  gmt: 'GMT gene sets',
  table: 'CSV or TSV with a mapping file',
  tar: 'tar archives of such files',
} as const;

/** The name of a format, as `--format` takes it. */
export type GraphFormat = keyof typeof GRAPH_FORMATS;

/** Whether a text is the name of a format. */
export function isGraphFormat(text: string): text is GraphFormat {
  return Object.hasOwn(GRAPH_FORMATS, text);
}
