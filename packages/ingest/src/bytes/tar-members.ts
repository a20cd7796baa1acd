import { createTarDecoder } from 'modern-tar';
import { UnreadableError } from '../limits.js';
import { decompressed } from './decompress.js';
import { type Chunks, type HeadedBytes, withHead } from './open-bytes.js';

/** A file of an archive. Read or skip it before requesting the next one. */
export interface ArchiveMember extends HeadedBytes {
  readonly name: string;
}

const MARK = 'ustar';
const MARK_AT = 257;

export function isTar(head: Buffer): boolean {
  return head.toString('latin1', MARK_AT, MARK_AT + MARK.length) === MARK;
}

/**
 * Yields the files of a tar archive, decompressed, without folders, links and metadata of the packing system. Nothing is
 * written to disk.
 * @throws UnreadableError for a truncated or damaged archive.
 */
export async function* tarMembers(chunks: Chunks): AsyncGenerator<ArchiveMember> {
  const entries = getStream(chunks).pipeThrough(createTarDecoder({ strict: true }));
  const iterator = entries[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch(damaged);
      if (next.done === true) return;
      const { header, body } = next.value;
      if (header.type !== 'file' || ADDED.test(header.name)) {
        await body.cancel();
        continue;
      }
      const bytes = decompressed(getBuffers(body), header.name);
      const stream = withHead(bytes);
      yield {
        name: header.name,
        get chunks() {
          return stream.chunks;
        },
        head: () => stream.head(),
      };
      await bytes.return(undefined);
      if (!body.locked) await body.cancel();
    }
  } catch (error) {
    damaged(error);
  } finally {
    await iterator.return?.().catch(ignore);
  }
}

const LOOKED_AT = 50;

export async function archiveHolds(
  chunks: Chunks,
  isWanted: (head: Buffer, name: string) => boolean,
): Promise<boolean> {
  let seen = 0;
  try {
    for await (const member of tarMembers(chunks)) {
      if (isWanted(await member.head(), member.name)) return true;
      seen += 1;
      if (seen >= LOOKED_AT) return false;
    }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
  }
  return false;
}

/** Attributes that macOS packs with each file. */
const ADDED = /(?:^|\/)(?:\._|PaxHeader)/;

function getStream(chunks: Chunks): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

async function* getBuffers(body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(damaged);
      if (done) return;
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    await reader.cancel().catch(ignore);
    reader.releaseLock();
  }
}

function damaged(error: unknown): never {
  const isOfSystem = error instanceof Error && 'syscall' in error;
  if (isOfSystem || error instanceof UnreadableError) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  throw new UnreadableError(`the archive is damaged (${reason})`);
}

function ignore(): void {}
