import { iri } from '@biographql/sparql';
import type { Chunks } from '../bytes/open-bytes.js';
import { getReject } from '../dataset/progress.js';
import {
  localName,
  PREDICATES,
  readByLine,
  STATEMENT_IRIS,
  TripleBatch,
  toHash,
} from '../formats/triples.js';
import { MalformedLineError, parseQuadLine } from './n-triples-line.js';
import type { FileReaderOptions } from './read-n-triples.js';
import {
  getTriple,
  isAbsoluteIri,
  quadText,
  type RdfQuad,
  type RdfTerm,
  type Triple,
  type TripleBatches,
  tripleOfQuad,
  UNSUPPORTED_TERM,
} from './triple.js';

const HAS_SOURCE = iri(PREDICATES.derivedFrom);

/**
 * Returns a triple of a source with named graphs, plus the triples that record the graph as its source. Each names
 * the graph, by which it can be removed again.
 */
export function triplesOfQuad(triple: Triple, graph: RdfTerm | null): readonly Triple[] {
  if (graph?.termType !== 'NamedNode' || !isAbsoluteIri(graph.value)) return [triple];
  const name = graph.value;
  return [triple, ...graphTriples(triple, graph)].map((each) => ({ ...each, graph: name }));
}

/**
 * Returns the triples that record the graph as the source: a statement of the triple whose reference is the graph.
 * None for `rdf:type` triples and for blank subjects.
 */
function graphTriples(triple: Triple, graph: RdfTerm): readonly Triple[] {
  const { subject, predicate, object } = triple;
  if (subject.termType !== 'NamedNode' || predicate.value === PREDICATES.type) return [];
  const name = localName(predicate.value);
  const fact = iri(`${STATEMENT_IRIS.fact}${toHash([triple.ntriples])}`);
  return [
    getTriple(subject, iri(`${STATEMENT_IRIS.statement}${name}`), fact),
    getTriple(fact, iri(`${STATEMENT_IRIS.value}${name}`), object),
    getTriple(fact, HAS_SOURCE, iri(graph.value)),
  ];
}

/**
 * Returns the triples of parsed quads; one that is not a triple is a reject.
 * @param findLine - Default: the line is unknown.
 */
export function toTriples(
  quads: readonly RdfQuad[],
  { source, onReject, renameBlank }: Pick<FileReaderOptions, 'source' | 'onReject' | 'renameBlank'>,
  findLine: () => number | null = () => null,
): readonly Triple[] {
  return quads.flatMap((quad) => {
    const triple = tripleOfQuad(quad, renameBlank);
    if (triple !== null) return triplesOfQuad(triple, quad.graph);
    const reason = UNSUPPORTED_TERM;
    onReject(getReject({ source, line: findLine(), reason, text: quadText(quad) }));
    return [];
  });
}

/** N-Quads have no prefixes: exports name those of their sources in comments. */
const PREFIX_COMMENT = /^# @prefix ([\w.-]+): <([^<>\s]*)> \.$/;

export async function* readNQuads(chunks: Chunks, options: FileReaderOptions): TripleBatches {
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
