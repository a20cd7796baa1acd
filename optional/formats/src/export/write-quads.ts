import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { DeclaredPrefixes } from '@biographql/engines/vocabulary';
import { type Dataset, GRAPH_FORMATS } from '@biographql/ingest';
import {
  type Chunks,
  findStoredSources,
  sourceName,
  type Triple,
  triplesOfQuad,
} from '@biographql/ingest/internal';
import type { LoadedGraph } from './load-graph.js';

/**
 * Prefix that a build puts before blank node labels. A file's number stays if two nodes would otherwise be the
 * same.
 */
const BLANK_SUBJECT = /^_:s\d+(?:f0_(?!f\d+_))?/;
const BLANK_OBJECT = / _:s\d+(?:f0_(?!f\d+_))?([^\s"]+) \.$/;

/**
 * Writes every triple as it was read, one file of N-Quads for each source, in their order: an ingest of the folder makes
 * the same dataset again. Memory stays constant.
 */
export async function writeQuads(
  folder: string,
  dataset: Dataset,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { graph, manifest } = dataset;
  const stored = findStoredSources(dataset, 'graph')?.map(({ path, source }) => ({
    path,
    name: sourceName(source.name),
    prefixes: source.rows?.prefixes,
  }));
  const whole = { path: graph.path, name: 'graph', prefixes: manifest.graph.prefixes };
  const written: string[] = [];
  for (const { path, name, prefixes = {} } of stored ?? [whole]) {
    const number = String(written.length + 1).padStart(4, '0');
    const file = join(folder, `${number}-${name.replace(/[^\w.-]+/g, '_')}.nq.gz`);
    const lines = withPrefixes(prefixes);
    const [from, to] = [createReadStream(path), createWriteStream(file)];
    await pipeline(from, createGunzip(), lines, createGzip(), to, { signal });
    written.push(file);
  }
  return written;
}

/** Readers of this project find entities by the prefixes in such comments; others pass over them. */
function withPrefixes(prefixes: DeclaredPrefixes) {
  const declared = Object.entries(prefixes);
  const comments = declared.map(([prefix, namespace]) => `# @prefix ${prefix}: <${namespace}> .\n`);
  return async function* (chunks: Chunks): AsyncGenerator<string> {
    yield comments.join('');
    yield* quadLines(chunks);
  };
}

export async function writeChosen(folder: string, graph: LoadedGraph): Promise<readonly string[]> {
  const file = join(folder, 'graph.nq.gz');
  async function* lines() {
    for (const triples of graph.bySubject.values())
      for (const triple of triples) if (graph.isChosen(triple)) yield `${triple.ntriples}\n`;
  }
  await pipeline(lines, createGzip(), createWriteStream(file));
  return [file];
}

/** Leaves out triples that readers add for a named graph, since they add them again. */
async function* quadLines(chunks: Chunks): AsyncGenerator<string> {
  const reader = GRAPH_FORMATS.find(({ name }) => name === 'n-triples');
  if (reader === undefined)
    throw new TypeError('The format n-triples is not in the list of formats.');
  const reading = {
    ...{ source: 'graph', mapping: null, path: null, hasMarks: true },
    onReject() {},
    renameBlank: (label: string) => label,
  };
  let added: string[] = [];
  for await (const batch of reader.read(chunks, reading)) {
    let text = '';
    for (const triple of batch) {
      if (added[0] === triple.ntriples) {
        added.shift();
        continue;
      }
      added = triple.graph === undefined ? [] : addedTo(triple);
      text += `${toQuad(triple)}\n`;
    }
    yield text;
  }
}

function addedTo(triple: Triple): string[] {
  const graph = { termType: 'NamedNode', value: triple.graph ?? '' };
  return triplesOfQuad(triple, graph)
    .slice(1)
    .map(({ ntriples }) => ntriples);
}

function toQuad({ ntriples, graph }: Triple): string {
  const line = ntriples.replace(BLANK_SUBJECT, '_:').replace(BLANK_OBJECT, ' _:$1 .');
  return graph === undefined ? line : line.replace(/ \.$/, ` <${graph}> .`);
}
