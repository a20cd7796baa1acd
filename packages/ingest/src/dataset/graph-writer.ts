import { GRAPH_MARK } from '../rdf/read-n-triples.js';
import type { Triple } from '../rdf/triple.js';
import { type LineWriter, lineWriter } from './line-writer.js';

/** Appends triples to a file of gzipped N-Triples. */
export interface GraphWriter extends Omit<LineWriter, 'write'> {
  write(triples: readonly Triple[]): Promise<void>;
}

/** Options of {@link graphWriter}. */
export interface GraphWriterOptions {
  /** Whether comments (`GRAPH_MARK`) tell the named graph of the triples that follow. Default false. */
  readonly hasMarks?: boolean;
}

/** Opens a writer; what the file holds stays. */
export function graphWriter(
  path: string,
  { hasMarks = false }: GraphWriterOptions = {},
): GraphWriter {
  const lines = lineWriter(path);
  let graph: string | undefined;
  const lineOf = (triple: Triple) => {
    if (!hasMarks || triple.graph === graph) return triple.ntriples;
    graph = triple.graph;
    const mark = graph === undefined ? GRAPH_MARK : `${GRAPH_MARK} <${graph}>`;
    return `${mark}\n${triple.ntriples}`;
  };
  return { ...lines, write: (triples) => lines.write(triples.map(lineOf)) };
}
