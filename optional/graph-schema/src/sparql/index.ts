export type { FaultsOf } from './graph-terms.js';
export {
  type AskForGraph,
  askFor,
  type GraphArguments,
  type GraphParameters,
  type GraphRow,
  type NotInGraph,
  type SelectForGraph,
  selectFor,
  type TermsInGraph,
} from './select-for.js';
export type { ClassProperty, Iri, Property, TermKind, TypedGraph } from './typed-graph.js';
