import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';

/** How the vectors of a triple are scored. */
export type EmbeddingModel = 'complex' | 'distmult';

export interface Embeddings {
  readonly model: EmbeddingModel;
  /** Length of each vector; complex vectors have all real parts, then all imaginary parts. */
  readonly dimensions: number;
  /** Digest of the dataset that they were imported for; null where it has none. */
  readonly dataset: string | null;
  readonly iris: readonly string[];
  readonly entities: Float32Array;
  readonly relations: readonly string[];
  readonly relationVectors: Float32Array;
}

const MAGIC = 'BGQE';
const FORMAT = 2;
const START_BYTES = 12;
/** SHA-256 of all bytes before it. */
const CHECKSUM_BYTES = 32;

interface Header extends Pick<Embeddings, 'model' | 'dimensions' | 'dataset'> {
  readonly namesBytes: number;
  readonly entities: number;
  readonly relations: number;
}

/** Writes embeddings as bytes: a header in JSON, the deflated IRIs, the vectors as 32-bit floats, a checksum. */
export function encodeEmbeddings(embeddings: Embeddings): Uint8Array {
  const { iris, entities, relations, relationVectors, model, dimensions, dataset } = embeddings;
  const names = deflateSync([...iris, ...relations].join('\n'));
  const header: Header = {
    model,
    dimensions,
    dataset,
    namesBytes: names.length,
    entities: iris.length,
    relations: relations.length,
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const start = Buffer.alloc(START_BYTES);
  start.write(MAGIC);
  start.writeUInt32LE(FORMAT, 4);
  start.writeUInt32LE(headerBytes.length, 8);
  const parts = [start, headerBytes, names, toBytes(entities), toBytes(relationVectors)];
  return Buffer.concat([...parts, getChecksum(parts)]);
}

/** Reads the bytes of {@link encodeEmbeddings}; null for anything else, for damaged bytes and for a file of another version. */
export function decodeEmbeddings(bytes: Uint8Array): Embeddings | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.length - CHECKSUM_BYTES;
  if (end < START_BYTES || buffer.toString('latin1', 0, 4) !== MAGIC) return null;
  if (buffer.readUInt32LE(4) !== FORMAT) return null;
  if (!getChecksum([buffer.subarray(0, end)]).equals(buffer.subarray(end))) return null;
  const namesAt = START_BYTES + buffer.readUInt32LE(8);
  const header = JSON.parse(buffer.toString('utf8', START_BYTES, namesAt)) as Header;
  const { model, dimensions, dataset, namesBytes, entities, relations } = header;
  const vectorsAt = namesAt + namesBytes;
  const relationsAt = vectorsAt + 4 * entities * dimensions;
  const names = inflateSync(buffer.subarray(namesAt, vectorsAt)).toString('utf8').split('\n');
  return {
    model,
    dimensions,
    dataset,
    iris: names.slice(0, entities),
    entities: getFloats(buffer.subarray(vectorsAt, relationsAt)),
    relations: names.slice(entities, entities + relations),
    relationVectors: getFloats(buffer.subarray(relationsAt, end)),
  };
}

function getChecksum(parts: readonly Uint8Array[]): Buffer {
  const checksum = createHash('sha256');
  for (const part of parts) checksum.update(part);
  return checksum.digest();
}

/** Little-endian, like every machine that Node.js runs on today. */
function toBytes(values: Float32Array): Buffer {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength);
}

/** A copy, since floats must begin at a multiple of four. */
function getFloats(bytes: Buffer): Float32Array {
  return new Float32Array(Uint8Array.from(bytes).buffer);
}
