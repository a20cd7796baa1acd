export {
  decodeSparql,
  isGraphQuery,
  type ParseOptions,
  parseQuery,
  SPARQL_TEXT_LIMIT,
} from './parse-query.js';
export { isPrefix, LITERATURE_GRAPH, PREFIXES, type Prefix, shortenIri } from './prefixes.js';
export type {
  InterpolatedText,
  Parameter,
  ParameterArguments,
  Parameters,
  ParametersOf,
  Syntax,
  WrittenText,
} from './query-parameters.js';
export {
  type DataFrameLike,
  fromJsonTerm,
  fromSparqlJson,
  type Solutions,
  type SparqlJson,
  type SparqlJsonLike,
  toJsonTerm,
  toSparqlJson,
} from './results-json.js';
export type { ColumnKind, ColumnValues } from './rows-of.js';
export { type ColumnKinds, type RowWithKinds, rowsOf, type TabularResult } from './rows-of.js';
export { ask, fragment, select, type TableValue, values } from './select.js';
export type { GenericRow, SelectRow } from './select-row.js';
export {
  isRepeatable,
  type QuerySize,
  type RowOf,
  type SparqlQuery,
  shiftPosition,
  sizeOf,
  withLimit,
} from './sparql-query.js';
export {
  type BlankNode,
  encodeTerm,
  iri,
  isIri,
  type Literal,
  literal,
  type NamedNode,
  p,
  pq,
  ps,
  type Term,
  wd,
  wdt,
} from './terms.js';
