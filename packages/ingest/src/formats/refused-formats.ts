import { GRAPH_FORMATS } from './built-in-formats.js';
import type { GraphFormat } from './graph-format.js';

const REFUSED: readonly (readonly [mark: RegExp, reason: string])[] = [
  [/^\$HDT/, 'HDT is not read: write it as N-Triples (hdt2rdf) first'],
  [/^PK[^\n]{2}/, 'a zip archive is not read: unpack it first'],
  [/^SQLite format 3/, 'a SQLite database is not read: export its tables as CSV first'],
  [
    /^[\s\S]{0,2000}?^id: https:\/\/w3id\.org\/biolink\/[\s\S]*?^prefixes:/m,
    'a LinkML model describes classes and slots; it has no entities',
  ],
  [
    /^\s*\{\s*"metanode_kinds"/,
    'a metagraph describes kinds of nodes and edges; it has no entities',
  ],
  [/^metaedge\tabbreviation\t/, 'a list of kinds of edges has no entities'],
  [
    /^[\w -]+:\n\s+represented_as: (?:node|edge)/m,
    'a BioCypher schema describes kinds of nodes and edges; it has no entities',
  ],
  [
    /^(?:<\?xml[^>]*\?>\s*)?<Ontology\s[^>]*owl#/,
    'OWL/XML is not read: convert it to RDF/XML (robot convert) first',
  ],
  [
    /^(?:Prefix\(|Ontology\()/m,
    'OWL in functional syntax is not read: convert it to RDF/XML (robot convert) first',
  ],
];

const OPTIONAL_FORMATS =
  'many more formats of the field (GAF, HPO annotations, neo4j-admin CSV, Parquet, UniProt, Orphanet …) and presets for well-known tables are in the package @biographql/formats';

/**
 * Returns why a file is not read, as a clause: what it is, or that its format is unknown.
 * @param formats - formats in addition to the built-in ones.
 */
export function reasonRefused(head: Buffer, formats: readonly GraphFormat[] = []): string {
  const text = head.toString('latin1');
  return REFUSED.find(([mark]) => mark.test(text))?.[1] ?? unknown(formats);
}

function unknown(formats: readonly GraphFormat[]): string {
  const names = [...GRAPH_FORMATS, ...formats].map(({ name, title }) => `${title} (${name})`);
  const advice = 'name it with --format, and the columns of a table with --mapping';
  const more = formats.length === 0 ? `; ${OPTIONAL_FORMATS}` : '';
  return `unknown format; supported formats are ${names.join(', ')} and tar archives; ${advice}${more}`;
}
