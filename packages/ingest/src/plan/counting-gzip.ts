import { once } from 'node:events';
import { createGzip, type Gzip } from 'node:zlib';
import { COMPRESSION } from '../dataset/line-writer.js';

/** Compresses lines as a dataset keeps them, and forgets them: only the length is of use. */
export class CountingGzip {
  private bytes = 0;
  private readonly gzip: Gzip = createGzip(COMPRESSION);

  constructor() {
    this.gzip.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
    });
  }

  /** Returns the characters that were written. */
  async write(lines: readonly string[]): Promise<number> {
    const text = `${lines.join('\n')}\n`;
    if (!this.gzip.write(text)) await once(this.gzip, 'drain');
    return text.length;
  }

  /** Returns the bytes of all lines together. */
  async end(): Promise<number> {
    this.gzip.end();
    await once(this.gzip, 'end');
    return this.bytes;
  }
}
