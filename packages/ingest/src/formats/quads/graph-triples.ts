import type { NamedNode } from '@biographql/sparql';
import type { RdfTerm } from '../../rdf/rdfjs-triple.js';
import { isAbsoluteIri, type Triple, tripleOf } from '../../rdf/triple.js';
import { hashOf, localName, STATEMENT_IRIS } from '../triples/fact-writer.js';
import { PREDICATES } from '../triples/predicates.js';

const NONE: readonly Triple[] = [];
const HAS_SOURCE = named(PREDICATES.derivedFrom);

/**
 * Returns what keeps the graph of a triple as where it is from: a statement of the triple whose reference is the graph.
 * None for the default graph, for classes, and for what is said of blank nodes.
 */
export function graphTriples(triple: Triple, graph: RdfTerm | null): readonly Triple[] {
  const { subject, predicate, object } = triple;
  if (graph?.termType !== 'NamedNode' || !isAbsoluteIri(graph.value)) return NONE;
  if (subject.termType !== 'NamedNode' || predicate.value === PREDICATES.type) return NONE;
  const name = localName(predicate.value);
  const fact = named(`${STATEMENT_IRIS.fact}${hashOf([triple.ntriples])}`);
  return [
    tripleOf(subject, named(`${STATEMENT_IRIS.statement}${name}`), fact),
    tripleOf(fact, named(`${STATEMENT_IRIS.value}${name}`), object),
    tripleOf(fact, HAS_SOURCE, named(graph.value)),
  ];
}

function named(value: string): NamedNode {
  return { termType: 'NamedNode', value };
}
