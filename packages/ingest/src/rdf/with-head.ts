import { startingWith } from './decompress.js';

/** A stream of bytes that can be looked at before it is read. */
export interface HeadedBytes {
  /** To be read once. */
  readonly chunks: AsyncIterable<Buffer>;
  /** Returns the first bytes, at most about 64 KiB, which `chunks` yields all the same. To be asked before `chunks` is read. */
  head(): Promise<Buffer>;
}

const HEAD_BYTES = 64 * 1024;

/** Lets a stream be looked at before it is read. What reading the first bytes throws is thrown once those before it are taken. */
export function withHead(bytes: AsyncGenerator<Buffer>): HeadedBytes {
  let chunks = bytes;
  let headBytes: Buffer | null = null;
  return {
    get chunks() {
      return chunks;
    },
    async head() {
      if (headBytes !== null) return headBytes;
      const read: Buffer[] = [];
      let length = 0;
      let rest: AsyncIterator<Buffer> = chunks;
      while (length < HEAD_BYTES) {
        const next = await chunks.next().catch((error: unknown) => {
          rest = failing(error);
          return null;
        });
        if (next === null || next.done === true) break;
        read.push(next.value);
        length += next.value.length;
      }
      const whole = Buffer.concat(read);
      chunks = startingWith(whole, rest);
      headBytes = whole.subarray(0, HEAD_BYTES);
      return headBytes;
    },
  };
}

function failing(error: unknown): AsyncIterator<Buffer> {
  return { next: () => Promise.reject(error) };
}
