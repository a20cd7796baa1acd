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
  table: 'CSV or TSV with a mapping file',
} as const;

/** The name of a format, as `--format` takes it. */
export type GraphFormat = keyof typeof GRAPH_FORMATS;

/** Whether a text is the name of a format. */
export function isGraphFormat(text: string): text is GraphFormat {
  return Object.hasOwn(GRAPH_FORMATS, text);
}
