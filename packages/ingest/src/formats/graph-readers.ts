import { readNTriples } from '../rdf/read-n-triples.js';
import { readTurtle } from '../rdf/read-turtle.js';
import { readGaf } from './gaf/read-gaf.js';
import { readGpad } from './gaf/read-gpad.js';
import type { GraphFormat } from './graph-format.js';
import type { GraphReader } from './graph-reader.js';
import { readHpoa } from './hpoa/read-hpoa.js';
import { readJsonLd } from './json-ld/read-json-ld.js';
import { readKgxJson } from './kgx/read-kgx-json.js';
import { readKgxJsonLines } from './kgx/read-kgx-json-lines.js';
import { readKgxTsv } from './kgx/read-kgx-tsv.js';
import { readObo } from './obo/read-obo.js';
import { readOboGraphs } from './obo-graphs/read-obo-graphs.js';
import { readOwl } from './owl/read-owl.js';
import { readRdfXml } from './owl/read-rdf-xml.js';
import { readNQuads } from './quads/read-n-quads.js';
import { readTrix } from './quads/read-trix.js';
import { readSssom } from './sssom/read-sssom.js';
import { readTable } from './table/read-table.js';

/** The reader of each format. */
export const GRAPH_READERS: Readonly<Record<GraphFormat, GraphReader>> = {
  'n-triples': readNTriples,
  'n-quads': readNQuads,
  turtle: readTurtle,
  'rdf-xml': readRdfXml,
  owl: readOwl,
  trix: readTrix,
  'json-ld': readJsonLd,
  obo: readObo,
  'obo-graphs': readOboGraphs,
  'kgx-tsv': readKgxTsv,
  'kgx-jsonl': readKgxJsonLines,
  'kgx-json': readKgxJson,
  sssom: readSssom,
  hpoa: readHpoa,
  gaf: readGaf,
  gpad: readGpad,
  table: readTable,
};
