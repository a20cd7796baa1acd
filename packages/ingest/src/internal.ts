// For the optional packages of this project. Unstable: names may change in any release.

export { entityIri, knownCurieIri } from '@biographql/engines/vocabulary';
export { type Line, readLines } from './bytes/lines.js';
export { withStart } from './bytes/open-bytes.js';
export { openRejectList } from './dataset/checkpoint.js';
export { ignoreAbsence, replaceFile } from './dataset/files.js';
export { graphWriter } from './dataset/line-writer.js';
export { getReject, type Reject } from './dataset/progress.js';
export { storedSources } from './dataset/source-rows.js';
export { EntityCollector } from './entities/entity-collector.js';
export { type FileHead, isJson, rootElement } from './formats/file-head.js';
export { formatOfHead } from './formats/graph-files.js';
export type { GraphReaderOptions } from './formats/graph-format.js';
export { readJsonItems } from './formats/json/json-items.js';
export { type KgxRecord, recordOfObject } from './formats/kgx/kgx-record.js';
export { KgxWriter } from './formats/kgx/kgx-writer.js';
export { triplesOfQuad } from './formats/quads/graph-triples.js';
export { JsonValue } from './formats/records/json-value.js';
export { csvRows, getRowFault } from './formats/table/csv-rows.js';
export { columnsOfHeader, hasColumns } from './formats/table/header-row.js';
export { RowWriter } from './formats/table/row-writer.js';
export {
  columnsOfMapping,
  MappingSchema,
  type TableMapping,
  type ValueMapping,
} from './formats/table/table-mapping.js';
export { type Fact, FactWriter, isAbsence } from './formats/triples/fact-writer.js';
export { BIOLINK, PREDICATES, SKOS, XSD_BOOLEAN } from './formats/triples/predicates.js';
export { readByLine } from './formats/triples/read-by-line.js';
export { RecentTexts, TripleBatch } from './formats/triples/triple-batch.js';
export { LIMITS, toEndOfFile, UnreadableError } from './limits.js';
export { parseLine } from './rdf/n-triples-line.js';
export {
  quadText,
  type RdfQuad,
  type RdfTerm,
  tripleOfQuad,
  UNSUPPORTED_TERM,
} from './rdf/rdfjs-triple.js';
export type { FileReaderOptions } from './rdf/read-n-triples.js';
export { type ReadProgress, readTriples } from './rdf/read-triples.js';
export {
  getTriple,
  isAbsoluteIri,
  isLanguageTag,
  RDF_LANG_STRING,
  type Triple,
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
} from './xml/xml-element.js';
export { xmlRecords, xmlText } from './xml/xml-records.js';
