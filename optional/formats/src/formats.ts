import type { GraphFormat } from '@biographql/ingest';
import { BABELON } from './babelon/babelon.js';
import { BIOREGISTRY } from './bioregistry/bioregistry.js';
import { CELLXGENE } from './cellxgene/cellxgene.js';
import { DRUGMECHDB } from './drugmechdb/drugmechdb.js';
import { GAF, GPAD } from './gaf/gaf.js';
import { GMT } from './gmt/gmt.js';
import { HPOA } from './hpoa/hpoa.js';
import { MESH_XML } from './mesh/mesh-xml.js';
import { NEO4J } from './neo4j/neo4j.js';
import { ORPHANET } from './orphanet/orphanet.js';
import { PARQUET } from './parquet/parquet.js';
import { TRIALS } from './trials/trials.js';
import { TRIX } from './trix/trix.js';
import { UNIPROT } from './uniprot/uniprot.js';

/** The formats of this package, in the order of detection. */
export const FORMATS: readonly GraphFormat[] = [
  PARQUET,
  TRIALS,
  ORPHANET,
  CELLXGENE,
  BIOREGISTRY,
  TRIX,
  MESH_XML,
  UNIPROT,
  DRUGMECHDB,
  GAF,
  GPAD,
  NEO4J,
  GMT,
  BABELON,
  HPOA,
];
