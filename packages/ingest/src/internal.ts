// For the optional packages of this project. Unstable: names may change in any release.

export { entityIri, knownCurieIri } from '@biographql/engines/vocabulary';
export { type Line, readLines } from './bytes/lines.js';
export { type Chunks, withStart } from './bytes/open-bytes.js';
export { getReject, type Reject } from './dataset/progress.js';
export { findStoredSources } from './dataset/sources.js';
export { type CollectingParser, collected } from './formats/collected.js';
export { formatOfHead } from './formats/graph-files.js';
export type { GraphReaderOptions } from './formats/graph-format.js';
export { isJson, rootElement } from './formats/graph-format.js';
export { JsonValue, readJsonItems } from './formats/json/read-json.js';
export { type KgxRecord, KgxWriter, recordOfObject } from './formats/kgx/kgx-writer.js';
export { csvRows, getRowFault, hasColumns } from './formats/table/read-table.js';
export { RowWriter } from './formats/table/row-writer.js';
export {
  columnsOfHeader,
  columnsOfMapping,
  type TableMapping,
} from './formats/table/table-mapping.js';
export {
  BIOLINK,
  type Fact,
  FactWriter,
  isAbsence,
  PREDICATES,
  RecentTexts,
  readByLine,
  SKOS,
  TripleBatch,
  XSD_BOOLEAN,
} from './formats/triples.js';
export { LIMITS, UnreadableError } from './limits.js';
export { toTriples, triplesOfQuad } from './rdf/read-n-quads.js';
export type { FileReaderOptions } from './rdf/read-n-triples.js';
export { type ReadProgress, readTriples } from './rdf/read-triples.js';
export {
  RDF_LANG_STRING,
  type RdfQuad,
  type RdfTerm,
  type Triple,
  type TripleBatches,
  XSD_STRING,
} from './rdf/triple.js';
export { sourceName } from './source-files.js';
export {
  childOf,
  childrenOf,
  getText,
  MalformedXmlError,
  parseXmlElement,
  type XmlElement,
  xmlRecords,
  xmlText,
} from './xml/read-xml.js';
