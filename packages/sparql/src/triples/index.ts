// Queries whose answer is a graph, as a SELECT and what is made of its solutions; triples as texts.
// It needs the optional peers `@traqula/parser-sparql-1-1` and `@traqula/rules-sparql-1-1`.
export { type GraphQuery, readGraphQuery, triplesOf } from './graph-query.js';
export { type NamedTriple, nTriplesLine, nTriplesTerm } from './n-triples.js';
export type { Template, TemplateNode, TriplePattern } from './triple-template.js';
export { turtleText } from './turtle.js';
