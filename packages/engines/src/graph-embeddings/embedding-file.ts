import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';

/** How well hidden ends of edges are found. */
export interface RankFigures {
  /** Hidden ends that were looked for: two per edge. */
  readonly ranked: number;
  /** The mean of 1 / rank, other known ends left out. */
  readonly mrr: number;
  /** The share among the first ten. */
  readonly hits10: number;
}

/** What was learned of one relation, and how well. */
export interface RelationFigures {
  /** Its name, see `Vocabulary.relationOf`. */
  readonly relation: string;
  /** Distinct edges of the graph. */
  readonly edges: number;
  /** Edges that were learned from. */
  readonly learned: number;
  readonly vectors: RankFigures;
  /** Guessing the ends with the most edges of the relation, on the same hidden edges. */
  readonly popularity: RankFigures;
  /** A score `s` becomes `1 / (1 + exp(-(slope * s + offset)))`. */
  readonly calibration: { readonly slope: number; readonly offset: number };
}

/** The facts of a file of embeddings. */
export interface EmbeddingFacts {
  readonly dimensions: number;
  readonly seed: number;
  /** Digest of the dataset whose graph was learned; null where the dataset has none. */
  readonly dataset: string | null;
  readonly relations: readonly RelationFigures[];
}

/** All that was learned; vectors stand row by row. */
export interface Embeddings extends EmbeddingFacts {
  readonly iris: readonly string[];
  readonly entities: Float32Array;
  /** Two rows per relation: from subject to object, and back. */
  readonly relationVectors: Float32Array;
  /** For each of these rows the number of edges that end at an entity, by its number. */
  readonly ends: readonly ReadonlyMap<number, number>[];
}

const MAGIC = 'BGQE';
const FORMAT = 1;
const LEVELS = 127;
/** SHA-256 of all before it; files of earlier versions end without. */
const CHECKSUM_BYTES = 32;

/**
 * Writes embeddings as bytes: the facts as JSON, IRIs deflated, each entity's vector as 8-bit whole numbers with one
 * scale, a checksum last. The same embeddings give the same bytes.
 */
export function encodeEmbeddings(embeddings: Embeddings): Uint8Array {
  const { iris, entities, relationVectors, ends, ...facts } = embeddings;
  const { scales, levels } = quantize(entities, facts.dimensions);
  const pairs = ends.map((row) => [...row].sort(([a], [b]) => a - b).flat());
  const sections = [
    deflateSync(iris.join('\n')),
    bytesOf(scales),
    bytesOf(levels),
    bytesOf(relationVectors),
    deflateSync(bytesOf(Uint32Array.from(pairs.flat()))),
  ];
  const header = Buffer.from(
    JSON.stringify({
      facts,
      entities: iris.length,
      ends: pairs.map(({ length }) => length / 2),
      sections: sections.map(({ length }) => length),
    }),
  );
  const start = Buffer.alloc(12);
  start.write(MAGIC);
  start.writeUInt32LE(FORMAT, 4);
  start.writeUInt32LE(header.length, 8);
  const parts = [start, header, ...sections];
  return Buffer.concat([...parts, checksumOf(parts)]);
}

/** Reads what {@link encodeEmbeddings} wrote; null for anything else, for damaged bytes and for a file of another version. */
export function decodeEmbeddings(bytes: Uint8Array): Embeddings | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length < 12 || buffer.toString('latin1', 0, 4) !== MAGIC) return null;
  if (buffer.readUInt32LE(4) !== FORMAT) return null;
  try {
    return decode(buffer, 12 + buffer.readUInt32LE(8));
  } catch {
    return null;
  }
}

interface Header {
  readonly facts: EmbeddingFacts;
  readonly entities: number;
  readonly ends: readonly number[];
  readonly sections: readonly number[];
}

function decode(buffer: Buffer, start: number): Embeddings | null {
  const header = JSON.parse(buffer.toString('utf8', 12, start)) as Header;
  const { facts, sections } = header;
  let at = start;
  const parts = sections.map((length) => {
    at += length;
    return buffer.subarray(at - length, at);
  });
  const [names, scales, levels, relationVectors, pairs] = parts;
  const end = buffer.subarray(at);
  const isWhole = end.length === CHECKSUM_BYTES && checksumOf([buffer.subarray(0, at)]).equals(end);
  if (!isWhole && end.length > 0) return null;
  if (!names || !scales || !levels || !relationVectors || !pairs) return null;
  const iris = inflateSync(names).toString('utf8').split('\n');
  if (iris.length !== header.entities) return null;
  return {
    ...facts,
    iris,
    entities: expand(floatsOf(scales), levels, facts.dimensions),
    relationVectors: floatsOf(relationVectors),
    ends: endsOf(inflateSync(pairs), header.ends),
  };
}

function checksumOf(parts: readonly Uint8Array[]): Buffer {
  const checksum = createHash('sha256');
  for (const part of parts) checksum.update(part);
  return checksum.digest();
}

function quantize(vectors: Float32Array, dimensions: number) {
  const scales = new Float32Array(vectors.length / dimensions);
  const levels = new Int8Array(vectors.length);
  for (let row = 0; row < scales.length; row += 1) {
    let most = 0;
    for (let i = row * dimensions; i < (row + 1) * dimensions; i += 1) {
      most = Math.max(most, Math.abs(vectors[i] ?? 0));
    }
    const scale = most / LEVELS || 1;
    scales[row] = scale;
    for (let i = row * dimensions; i < (row + 1) * dimensions; i += 1) {
      levels[i] = Math.round((vectors[i] ?? 0) / scale);
    }
  }
  return { scales, levels };
}

function expand(scales: Float32Array, levels: Buffer, dimensions: number): Float32Array {
  const vectors = new Float32Array(levels.length);
  for (let i = 0; i < vectors.length; i += 1) {
    vectors[i] = levels.readInt8(i) * (scales[Math.floor(i / dimensions)] ?? 0);
  }
  return vectors;
}

function endsOf(bytes: Buffer, counts: readonly number[]): readonly ReadonlyMap<number, number>[] {
  let at = 0;
  return counts.map((count) => {
    const row = new Map<number, number>();
    for (let pair = 0; pair < count; pair += 1, at += 8) {
      row.set(bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4));
    }
    return row;
  });
}

/** Little-endian, as all machines are that Node.js runs on today. */
function bytesOf(values: Float32Array | Int8Array | Uint32Array): Buffer {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength);
}

/** A copy, since a section may begin anywhere. */
function floatsOf(bytes: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
