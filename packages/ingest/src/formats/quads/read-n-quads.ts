import type { NamedNode } from '@biographql/sparql';
import { MalformedLineError, parseQuadLine } from '../../rdf/n-triples-line.js';
import type { FileReaderOptions } from '../../rdf/read-n-triples.js';
import { getTriple, isAbsoluteIri, type RdfTerm, type Triple } from '../../rdf/triple.js';
import { localName, STATEMENT_IRIS, toHash } from '../triples/fact-writer.js';
import { PREDICATES } from '../triples/predicates.js';
import { readByLine, TripleBatch } from '../triples/triple-batch.js';

const NONE: readonly Triple[] = [];
const HAS_SOURCE = named(PREDICATES.derivedFrom);

/**
 * Returns a triple of a source with named graphs: itself, and what keeps the graph as where it is from, each with the name of
 * the graph, by which it can be taken out again.
 */
export function triplesOfQuad(triple: Triple, graph: RdfTerm | null): readonly Triple[] {
  if (graph?.termType !== 'NamedNode' || !isAbsoluteIri(graph.value)) return [triple];
  const name = graph.value;
  return [triple, ...graphTriples(triple, graph)].map((each) => ({ ...each, graph: name }));
}

/**
 * Returns what keeps the graph of a triple as where it is from: a statement of the triple whose reference is the graph.
 * None for classes, and for what is said of blank nodes.
 */
function graphTriples(triple: Triple, graph: RdfTerm): readonly Triple[] {
  const { subject, predicate, object } = triple;
  if (subject.termType !== 'NamedNode' || predicate.value === PREDICATES.type) return NONE;
  const name = localName(predicate.value);
  const fact = named(`${STATEMENT_IRIS.fact}${toHash([triple.ntriples])}`);
  return [
    getTriple(subject, named(`${STATEMENT_IRIS.statement}${name}`), fact),
    getTriple(fact, named(`${STATEMENT_IRIS.value}${name}`), object),
    getTriple(fact, HAS_SOURCE, named(graph.value)),
  ];
}

function named(value: string): NamedNode {
  return { termType: 'NamedNode', value };
}

/** N-Quads have no prefixes: exports name those of their sources in comments. */
const PREFIX_COMMENT = /^# @prefix ([\w.-]+): <([^<>\s]*)> \.$/;

export async function* readNQuads(
  chunks: AsyncIterable<Buffer>,
  options: FileReaderOptions,
): AsyncGenerator<readonly Triple[]> {
  const batch = new TripleBatch();
  yield* readByLine(chunks, options, batch, (text) => {
    const [, prefix, namespace = ''] = PREFIX_COMMENT.exec(text) ?? [];
    if (prefix !== undefined) options.onPrefix?.(prefix, namespace);
    try {
      const quad = parseQuadLine(text, options.renameBlank);
      if (quad !== null) for (const each of triplesOfQuad(quad.triple, quad.graph)) batch.add(each);
      return null;
    } catch (error) {
      if (!(error instanceof MalformedLineError)) throw error;
      return error.message;
    }
  });
}
