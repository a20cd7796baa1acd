import { giveBack } from './give-back.js';

const CHUNK_BITS = 14;
const CHUNK = 2 ** CHUNK_BITS;
const MASK = CHUNK - 1;

/**
 * A growing list of 32-bit integers outside of the JavaScript heap. It grows by chunks, so that nothing is copied, and
 * what was never set takes no memory.
 */
export class IntList {
  length = 0;
  private chunks: (Int32Array | undefined)[] = [];

  push(value: number): number {
    const index = this.length;
    this.set(index, value);
    return index;
  }

  /** The value at an index; 0 beyond the end. */
  at(index: number): number {
    return this.chunks[index >>> CHUNK_BITS]?.[index & MASK] ?? 0;
  }

  /** Sets a value; the list grows to hold the index, with zeros between. */
  set(index: number, value: number): void {
    const place = index >>> CHUNK_BITS;
    let chunk = this.chunks[place];
    if (chunk === undefined) {
      // An array with holes would be looked up by a hash.
      while (this.chunks.length < place) this.chunks.push(undefined);
      chunk = new Int32Array(CHUNK);
      this.chunks[place] = chunk;
    }
    chunk[index & MASK] = value;
    if (index >= this.length) this.length = index + 1;
  }

  /** Empties the list and gives its memory back. */
  clear(): void {
    for (const chunk of this.chunks) if (chunk !== undefined) giveBack(chunk.buffer);
    this.length = 0;
    this.chunks = [];
  }
}
