// CONSTRUCT and DESCRIBE as a SELECT and a template; triples as N-Triples and Turtle.
export {
  type GraphQuery,
  readGraphQuery,
  type Template,
  type TemplateNode,
  type TriplePattern,
  triplesOf,
} from './graph-query.js';
export { type NamedTriple, nTriplesLine, nTriplesTerm, turtleText } from './n-triples.js';
