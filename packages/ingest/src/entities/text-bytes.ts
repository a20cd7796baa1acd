import { giveBack } from './give-back.js';
import { IntList } from './int-list.js';

/** Texts begin at steps of so many bytes, so that 32 bits tell places in 16 GiB. */
const STEP = 4;
const CHUNK_BITS = 16;
/** In steps. */
const CHUNK = 2 ** CHUNK_BITS;
const MASK = CHUNK - 1;
const MOST_STEPS = 2 ** 32;
/** Bytes of UTF-8 that one UTF-16 unit takes at most. */
const WIDEST = 3;
const ASCII_END = 0x80;

/**
 * A growing list of texts outside of the JavaScript heap, in UTF-8: 8 bytes each besides their own, which is a third of
 * what short strings take. What is no well-formed Unicode comes back with U+FFFD in its place.
 */
export class TextBytes {
  private chunks: (Buffer | undefined)[] = [];
  /** In steps. */
  private readonly starts = new IntList();
  /** In bytes. */
  private readonly lengths = new IntList();
  /** Where the next text begins and the chunk for it ends, in steps. */
  private next = 0;
  private end = 0;

  get length(): number {
    return this.starts.length;
  }

  /** Adds a text and returns its number, from 0. @throws RangeError beyond 16 GiB of texts. */
  push(text: string): number {
    if (text.length * WIDEST > (this.end - this.next) * STEP) this.makeRoom(text);
    const { next } = this;
    const bytes = write(this.chunkAt(next), offsetOf(next), text);
    const after = next + Math.ceil(bytes / STEP);
    // A chunk of several has one text.
    this.next = after >>> CHUNK_BITS === next >>> CHUNK_BITS ? after : this.end;
    this.lengths.push(bytes);
    return this.starts.push(next | 0);
  }

  /** The text of a number; empty for one that is not there. */
  at(index: number): string {
    const length = this.lengths.at(index);
    if (length === 0) return '';
    const start = this.starts.at(index) >>> 0;
    const offset = offsetOf(start);
    return this.chunkAt(start).toString('utf8', offset, offset + length);
  }

  /** Whether a number has a text, which is compared without being read back where it is ASCII. */
  isAt(index: number, text: string): boolean {
    const length = this.lengths.at(index);
    if (length < text.length) return false;
    const start = this.starts.at(index) >>> 0;
    const chunk = this.chunkAt(start);
    const offset = offsetOf(start);
    for (let place = 0; place < text.length; place += 1) {
      const unit = text.charCodeAt(place);
      if (unit >= ASCII_END) return this.at(index) === text;
      if (chunk[offset + place] !== unit) return false;
    }
    return length === text.length;
  }

  /** Empties the list and gives its memory back. */
  clear(): void {
    for (const chunk of this.chunks) if (chunk !== undefined) giveBack(chunk.buffer);
    this.chunks = [];
    this.starts.clear();
    this.lengths.clear();
    this.next = 0;
    this.end = 0;
  }

  /** Begins a chunk, larger than others where a text needs it. */
  private makeRoom(text: string): void {
    const bytes = Buffer.byteLength(text);
    if (bytes <= (this.end - this.next) * STEP) return;
    const chunks = Math.max(1, Math.ceil(bytes / (CHUNK * STEP)));
    const place = this.end / CHUNK;
    if (this.end + chunks * CHUNK > MOST_STEPS)
      throw new RangeError('There are more than 16 GiB of different texts.');
    this.chunks[place] = Buffer.allocUnsafeSlow(chunks * CHUNK * STEP);
    // An array with holes would be looked up by a hash.
    for (let further = 1; further < chunks; further += 1) this.chunks[place + further] = undefined;
    this.next = this.end;
    this.end += chunks * CHUNK;
  }

  private chunkAt(step: number): Buffer {
    return this.chunks[step >>> CHUNK_BITS] ?? NOTHING;
  }
}

const NOTHING = Buffer.alloc(0);

/** In bytes of its chunk. */
function offsetOf(step: number): number {
  return (step & MASK) * STEP;
}

/** Writes a text and returns its bytes. */
function write(chunk: Buffer, offset: number, text: string): number {
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit >= ASCII_END) return chunk.write(text, offset, 'utf8');
    chunk[offset + place] = unit;
  }
  return text.length;
}
