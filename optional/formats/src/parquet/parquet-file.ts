import { type FileHandle, open } from 'node:fs/promises';
import type { Chunks } from '@biographql/ingest/internal';
import type { AsyncBuffer } from 'hyparquet';

const MARK = 'PAR1';
/** A file that cannot be read piece by piece is held in memory up to this size. */
const MAX_BYTES = 512 * 1024 * 1024;

export interface ParquetFile extends AsyncDisposable {
  readonly bytes: AsyncBuffer;
}

export function isParquet(head: Buffer): boolean {
  return head.toString('latin1', 0, MARK.length) === MARK;
}

/**
 * Opens the file at the path, or, when it is compressed as a whole or in an archive, takes all of its bytes.
 * @returns Null when these are more than 512 MiB.
 */
export async function openParquet(
  path: string | null,
  chunks: Chunks,
): Promise<ParquetFile | null> {
  const file = path === null ? null : await open(path, 'r');
  if (file !== null && (await isParquetFile(file))) return getFile(file);
  await file?.close();
  const read: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > MAX_BYTES) return null;
    read.push(chunk);
  }
  const whole = Buffer.concat(read);
  return {
    bytes: { byteLength: whole.length, slice: (start, end) => getCopy(whole.subarray(start, end)) },
    async [Symbol.asyncDispose]() {},
  };
}

async function getFile(file: FileHandle): Promise<ParquetFile> {
  const { size } = await file.stat();
  return {
    bytes: {
      byteLength: size,
      async slice(start, end = size) {
        const piece = Buffer.alloc(Math.max(0, end - start));
        const { bytesRead } = await file.read(piece, 0, piece.length, start);
        return getCopy(piece.subarray(0, bytesRead));
      },
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}

async function isParquetFile(file: FileHandle): Promise<boolean> {
  const head = Buffer.alloc(MARK.length);
  await file.read(head, 0, head.length, 0);
  return isParquet(head);
}

function getCopy(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  new Uint8Array(copy).set(bytes);
  return copy;
}
