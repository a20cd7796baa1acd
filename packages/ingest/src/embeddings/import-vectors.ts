import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CallOptions, InvalidArgumentError } from '@biographql/core';
import {
  createGraphEmbeddings,
  decodeEmbeddings,
  type EmbeddingModel,
  encodeEmbeddings,
  type GraphEmbeddings,
} from '@biographql/engines';
import { entityIri } from '@biographql/engines/vocabulary';
import { readLines } from '../bytes/lines.js';
import { openBytes } from '../bytes/open-bytes.js';
import { DatasetError, GRAPH_FILE, replaceFile } from '../dataset/files.js';
import { getVocabulary } from '../dataset/manifest.js';
import { readMerges } from '../dataset/merge-entities.js';
import { readDatasetManifest } from '../dataset/open-dataset.js';
import type { Reject } from '../dataset/progress.js';
import { readGraphFile } from '../rdf/read-triples.js';

export interface ImportVectorsOptions extends CallOptions {
  readonly dataDir: string;
  /** Text file of the vectors of entities: an id and the numbers on each line. */
  readonly entities: string;
  /** Text file of the vectors of relations; without it, triples have no plausibility score. */
  readonly relations?: string | undefined;
  /** The model that the vectors are from. Default `distmult`. */
  readonly model?: EmbeddingModel | undefined;
}

/** The imported vectors of a dataset. */
export interface ImportedVectors {
  readonly path: string;
  readonly bytes: number;
  readonly model: EmbeddingModel;
  readonly dimensions: number;
  readonly entities: number;
  /** Vectors whose id names no entity of the graph. */
  readonly unknown: number;
  readonly relations: number;
}

/** File of the vectors in the folder of a dataset: a new dataset has none until they are imported. */
const EMBEDDINGS_FILE = join('embeddings', 'embeddings.bin');
const WIKIDATA_ID = /^[QP]\d+$/;
const WIKIDATA = 'http://www.wikidata.org/entity/';

/**
 * Imports vectors of entities and relations for the dataset of a data directory, in place of earlier ones. Ids are IRIs,
 * compact identifiers or Wikidata ids; those of merged entities lead to the entity that they were merged into.
 * @throws InvalidArgumentError for a file with wrong content, the system's error or UnreadableError for one that cannot
 * be read; DatasetError without a dataset, or when it was replaced during the import; `signal.reason` when aborted.
 */
export async function importVectors(options: ImportVectorsOptions): Promise<ImportedVectors> {
  const { dataDir, signal, model = 'distmult' } = options;
  const { directory, manifest } = await readDatasetManifest(dataDir);
  const { getPredicate } = getVocabulary(manifest);
  const { dimensions, vectors } = await readVectors(options.entities);
  const relations = options.relations === undefined ? null : await readVectors(options.relations);
  if (model === 'complex' && dimensions % 2 === 1) {
    const problem = 'must have an even number of dimensions for ComplEx';
    throw new InvalidArgumentError(options.entities, problem);
  }
  if (relations !== null && relations.dimensions !== dimensions) {
    const problem = `must have ${dimensions} numbers per vector, as the entity vectors do; it has ${relations.dimensions}`;
    throw new InvalidArgumentError(options.relations ?? 'relations', problem);
  }
  const entities = await inGraph(vectors, directory, signal);
  if (entities.size === 0) {
    const [first] = vectors.keys();
    const problem = `must identify entities of the graph by IRI; none of its ids is in the graph (the first is ${first})`;
    throw new InvalidArgumentError(options.entities, problem);
  }
  const relationIds = [...(relations?.vectors.keys() ?? [])];
  const bytes = encodeEmbeddings({
    model,
    dimensions,
    dataset: manifest.digest,
    iris: [...entities.keys()],
    entities: joinVectors(entities.values(), dimensions),
    relations: relationIds.map((id) => getPredicate(id.replace(/^wdt:/, ''))),
    relationVectors: joinVectors(relations?.vectors.values() ?? [], dimensions),
  });
  const now = await readDatasetManifest(dataDir);
  if (now.manifest.created !== manifest.created) {
    throw new DatasetError(
      'busy',
      'The dataset was replaced during the import. Import the vectors again.',
      { path: directory },
    );
  }
  const path = join(directory, EMBEDDINGS_FILE);
  await mkdir(dirname(path), { recursive: true });
  await replaceFile(path, bytes);
  return {
    path,
    bytes: bytes.length,
    model,
    dimensions,
    entities: entities.size,
    unknown: vectors.size - entities.size,
    relations: relationIds.length,
  };
}

/**
 * Opens the vectors in a dataset's folder; null when none were imported.
 * @throws DatasetError `damaged` for a file that cannot be read or belongs to another dataset.
 */
export async function openEmbeddings(
  directory: string,
  dataset: string | null,
): Promise<GraphEmbeddings | null> {
  const path = join(directory, EMBEDDINGS_FILE);
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return null;
  const embeddings = decodeEmbeddings(bytes);
  if (embeddings === null || embeddings.dataset !== dataset) {
    throw new DatasetError(
      'damaged',
      'The vectors cannot be read or belong to another dataset. Run `biographql datasets import-vectors`.',
      { path },
    );
  }
  return createGraphEmbeddings(embeddings);
}

/** Returns the vectors of entities of the graph by their IRIs. */
async function inGraph(
  vectors: VectorTable['vectors'],
  directory: string,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<string, Float32Array>> {
  const merged = new Map<string, string>();
  for (const { canonical, members } of (await readMerges(directory)).groups)
    for (const member of members) merged.set(member, canonical);
  const named = new Map<string, Float32Array>();
  for (const [id, vector] of vectors) {
    const iri = toIri(id) ?? '';
    const served = merged.get(iri) ?? iri;
    if (!named.has(served)) named.set(served, vector);
  }
  const found = new Set<string>();
  for await (const triples of readGraphFile(join(directory, GRAPH_FILE), signal))
    for (const { subject, object } of triples) {
      if (named.has(subject.value)) found.add(subject.value);
      if (object.termType === 'NamedNode' && named.has(object.value)) found.add(object.value);
    }
  return new Map([...named].filter(([iri]) => found.has(iri)));
}

function joinVectors(vectors: Iterable<Float32Array>, dimensions: number): Float32Array {
  const all = [...vectors];
  const values = new Float32Array(all.length * dimensions);
  for (const [row, vector] of all.entries()) values.set(vector, row * dimensions);
  return values;
}

function toIri(id: string): string | null {
  const bare = id.replace(/^<(.*)>$/, '$1');
  if (/^https?:/.test(bare)) return bare;
  return WIKIDATA_ID.test(bare) ? `${WIKIDATA}${bare}` : entityIri(bare);
}

interface VectorTable {
  readonly dimensions: number;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

const MAX_DIMENSIONS = 4_096;
/** One gigabyte of 32-bit floats. */
const MAX_NUMBERS = 250_000_000;
const WORD2VEC_HEADER = /^\d+ \d+$/;

/**
 * Reads vectors from a text file (`id v1 v2 …`), which may be compressed.
 * @throws InvalidArgumentError with the file and the line of the error.
 */
async function readVectors(path: string): Promise<VectorTable> {
  const rows = new Map<string, Float32Array>();
  let dimensions = 0;
  for await (const { text, line } of toLines(path)) {
    if (line === 1 && WORD2VEC_HEADER.test(text)) continue;
    const [id = '', ...numbers] = text.split(/[ \t]+/);
    if (dimensions === 0) dimensions = numbers.length;
    if (dimensions === 0) throw invalidLine(path, line, 'has an id but no numbers');
    if (numbers.length !== dimensions) {
      const problem = `has ${numbers.length} numbers; the lines before it have ${dimensions}`;
      throw invalidLine(path, line, problem);
    }
    const vector = Float32Array.from(numbers, Number);
    const wrong = vector.findIndex((value) => !Number.isFinite(value));
    if (wrong >= 0) throw invalidLine(path, line, `has "${numbers[wrong]}" instead of a number`);
    if (rows.has(id)) throw invalidLine(path, line, `repeats the id ${id}`);
    rows.set(id, vector);
    if (dimensions > MAX_DIMENSIONS) {
      const problem = `must have at most ${MAX_DIMENSIONS} numbers per vector, not ${dimensions}`;
      throw new InvalidArgumentError(path, problem);
    }
    if (rows.size * dimensions > MAX_NUMBERS)
      throw new InvalidArgumentError(path, `must have at most ${MAX_NUMBERS} numbers in total`);
  }
  if (rows.size === 0) throw new InvalidArgumentError(path, 'must have at least one vector');
  return { dimensions, vectors: rows };
}

async function* toLines(path: string) {
  await using source = openBytes(path);
  const onReject = ({ line, reason }: Reject) => {
    throw invalidLine(path, line ?? 0, `cannot be read as text: ${reason}`);
  };
  for await (const lines of readLines(source.chunks, { source: path, onReject }))
    for (const { text, line } of lines) if (text.trim() !== '') yield { text: text.trim(), line };
}

function invalidLine(path: string, line: number, problem: string): InvalidArgumentError {
  return new InvalidArgumentError(`${path}:${line}`, problem);
}
