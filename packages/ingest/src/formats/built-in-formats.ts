import { isTar } from '../bytes/tar-members.js';
import { readNQuads } from '../rdf/read-n-quads.js';
import { readNTriples } from '../rdf/read-n-triples.js';
import { readTurtle } from '../rdf/read-turtle.js';
import { fileHead, type GraphFormat, isJson, rdfSyntax, rootElement } from './graph-format.js';
import { readJsonLd } from './json-ld/read-json-ld.js';
import { isKgxLine } from './kgx/kgx-writer.js';
import { readKgxJson, readKgxJsonLines, readKgxTsv } from './kgx/read-kgx.js';
import { isObo } from './obo/obo-line.js';
import { readObo } from './obo/read-obo.js';
import { readOboGraphs } from './obo-graphs/read-obo-graphs.js';
import { readOwl, readRdfXml } from './owl/read-owl.js';
import { readSssom } from './sssom/read-sssom.js';
import { hasColumns, readTable } from './table/read-table.js';

const OBO_GRAPHS = /"graphs"\s*:\s*\[/;
const LINKED_DATA = /"@(?:context|id|graph|type)"\s*:/;
const KGX_JSON = /^\{\s*"(?:nodes|edges)"\s*:\s*\[|^\{[\s\S]{0,2000}?"knowledge_graph"\s*:\s*\{/;
const ONTOLOGY = /<owl:Ontology[\s/>]/;

const isRdfXml: GraphFormat['detect'] = (head) => {
  const root = rootElement(head);
  return root?.name === 'RDF' && root.attributes.includes('22-rdf-syntax-ns#');
};

/** The table of a mapping: chosen by its columns, not detected. */
export const TABLE: GraphFormat = {
  name: 'table',
  title: 'CSV or TSV with a mapping file',
  detect: () => false,
  read: readTable,
};

/** The formats of this package, in the order in which they are tried. */
export const GRAPH_FORMATS: readonly GraphFormat[] = [
  { name: 'obo', title: 'OBO', detect: ({ text }) => isObo(text), read: readObo },
  {
    name: 'obo-graphs',
    title: 'OBO Graphs JSON',
    detect: (head) => isJson(head) && OBO_GRAPHS.test(head.text),
    read: readOboGraphs,
  },
  {
    name: 'json-ld',
    title: 'JSON-LD',
    detect: (head) => isJson(head) && LINKED_DATA.test(head.text),
    read: readJsonLd,
  },
  {
    name: 'kgx-json',
    title: 'KGX JSON',
    detect: ({ text }) => KGX_JSON.test(text),
    read: readKgxJson,
  },
  {
    name: 'kgx-jsonl',
    title: 'KGX JSON Lines',
    detect: (head) => isJson(head) && isKgxLine(head.text.split(/\r?\n/, 1)[0] ?? ''),
    read: readKgxJsonLines,
  },
  {
    name: 'owl',
    title: 'OWL in RDF/XML',
    detect: (head) => isRdfXml(head) && ONTOLOGY.test(head.text),
    read: readOwl,
  },
  { name: 'rdf-xml', title: 'RDF/XML', detect: isRdfXml, read: readRdfXml },
  {
    name: 'sssom',
    title: 'SSSOM TSV',
    detect: (head) => hasColumns(head, 'subject_id', 'predicate_id', 'object_id'),
    read: readSssom,
  },
  {
    name: 'kgx-tsv',
    title: 'KGX TSV',
    detect: (head) =>
      hasColumns(head, 'subject', 'predicate', 'object') ||
      hasColumns(head, 'id', 'category') ||
      hasColumns(head, 'name', 'category', 'description'),
    read: readKgxTsv,
  },
  {
    name: 'n-triples',
    title: 'N-Triples',
    detect: (head) => rdfSyntax(head) === 'n-triples',
    read: readNTriples,
  },
  {
    name: 'n-quads',
    title: 'N-Quads',
    detect: (head) => rdfSyntax(head) === 'n-quads',
    read: readNQuads,
  },
  {
    name: 'turtle',
    title: 'Turtle or TriG',
    detect: (head) => rdfSyntax(head) === 'turtle',
    read: readTurtle,
  },
  TABLE,
];

export function isGraphOrArchive(bytes: Buffer, path: string): boolean {
  const head = fileHead(path, bytes);
  return isTar(bytes) || GRAPH_FORMATS.some((format) => format.detect(head));
}
