// Queries whose answer is a graph, as a SELECT and what is made of its solutions; triples as texts.
export {
  type GraphQuery,
  readGraphQuery,
  type Template,
  type TemplateNode,
  type TriplePattern,
  triplesOf,
} from './graph-query.js';
export { type NamedTriple, nTriplesLine, nTriplesTerm, turtleText } from './n-triples.js';
