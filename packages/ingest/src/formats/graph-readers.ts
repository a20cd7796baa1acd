import { readNTriples } from '../rdf/read-n-triples.js';
import { readTurtle } from '../rdf/read-turtle.js';
import { readBabelon } from './babelon/read-babelon.js';
import { readBioregistry } from './bioregistry/read-bioregistry.js';
import { readCellxgene } from './cellxgene/read-cellxgene.js';
import { readDrugMechDb } from './drugmechdb/read-drugmechdb.js';
import { readGaf } from './gaf/read-gaf.js';
import { readGpad } from './gaf/read-gpad.js';
import { readGmt } from './gmt/read-gmt.js';
import type { GraphFormat } from './graph-format.js';
import type { GraphReader } from './graph-reader.js';
import { readHpoa } from './hpoa/read-hpoa.js';
import { readJsonLd } from './json-ld/read-json-ld.js';
import { readKgxJson } from './kgx/read-kgx-json.js';
import { readKgxJsonLines } from './kgx/read-kgx-json-lines.js';
import { readKgxTsv } from './kgx/read-kgx-tsv.js';
import { readMeshXml } from './mesh/read-mesh-xml.js';
import { readNeo4j } from './neo4j/read-neo4j.js';
import { readObo } from './obo/read-obo.js';
import { readOboGraphs } from './obo-graphs/read-obo-graphs.js';
import { readOrphanet } from './orphanet/read-orphanet.js';
import { readOwl } from './owl/read-owl.js';
import { readRdfXml } from './owl/read-rdf-xml.js';
import { readParquet } from './parquet/read-parquet.js';
import { readNQuads } from './quads/read-n-quads.js';
import { readTrix } from './quads/read-trix.js';
import { readSssom } from './sssom/read-sssom.js';
import { readTable } from './table/read-table.js';
import { readTrials } from './trials/read-trials.js';
import { readUniprot } from './uniprot/read-uniprot.js';

/** The reader of each format; archives are read by the readers of their files. */
export const GRAPH_READERS: Readonly<Record<Exclude<GraphFormat, 'tar'>, GraphReader>> = {
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
  babelon: readBabelon,
  neo4j: readNeo4j,
  parquet: readParquet,
  trials: readTrials,
  orphanet: readOrphanet,
  'mesh-xml': readMeshXml,
  uniprot: readUniprot,
  drugmechdb: readDrugMechDb,
  cellxgene: readCellxgene,
  bioregistry: readBioregistry,
  gmt: readGmt,
  table: readTable,
};
