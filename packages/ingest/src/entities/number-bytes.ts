import { giveBack } from './give-back.js';
import { roomFor } from './room.js';

const SLAB = 2 ** 25;
/** Bytes that a number below 2^32 takes at most. */
const WIDEST = 5;
const BITS = 7;
const MORE = 2 ** BITS;
const NOTHING = new Uint8Array(0);

/** Bytes of some numbers. */
interface Slab {
  readonly bytes: Uint8Array;
  /** Where its numbers end. */
  end: number;
}

/**
 * A growing list of whole numbers below 2^32 outside of the JavaScript heap: a byte for one below 128, two for one below
 * 16,384, and so on. They are read in the order in which they were written.
 */
export class NumberBytes {
  private slabs: Slab[] = [];
  private last: Slab = { bytes: NOTHING, end: 0 };

  push(number: number): void {
    if (this.last.end + WIDEST > this.last.bytes.length) this.grow();
    const { bytes, end } = this.last;
    let at = end;
    let rest = number >>> 0;
    for (; rest >= MORE; rest >>>= BITS) {
      bytes[at] = (rest % MORE) + MORE;
      at += 1;
    }
    bytes[at] = rest;
    this.last.end = at + 1;
  }

  /** Reads from the beginning. Nothing may be added until it is done. */
  reader(): NumberReader {
    return new NumberReader(this.slabs);
  }

  /** Forgets all and gives its memory back. */
  clear(): void {
    for (const { bytes } of this.slabs) giveBack(bytes.buffer);
    this.slabs = [];
    this.last = { bytes: NOTHING, end: 0 };
  }

  private grow(): void {
    const { bytes, end } = this.last;
    const isFirst = this.slabs.length <= 1 && bytes.length < SLAB;
    const before = this.slabs.length === 0 ? undefined : bytes.buffer;
    const room = isFirst ? roomFor(end + WIDEST, before) : roomFor(SLAB);
    this.last = { bytes: new Uint8Array(room), end: isFirst ? end : 0 };
    if (isFirst) this.slabs = [this.last];
    else this.slabs.push(this.last);
  }
}

/** Reads numbers one after the other. */
export class NumberReader {
  private place = 0;
  private at = 0;
  private bytes: Uint8Array = NOTHING;
  private end = 0;

  constructor(private readonly slabs: readonly Slab[]) {}

  /** Whether all were read. */
  isDone(): boolean {
    return this.at >= this.end && !this.turn();
  }

  /** The next number; 0 when all were read. */
  next(): number {
    if (this.at >= this.end && !this.turn()) return 0;
    const first = this.bytes[this.at] ?? 0;
    this.at += 1;
    return first < MORE ? first : this.readOn(first - MORE);
  }

  /** Goes on with the next slab; false when there is none. */
  private turn(): boolean {
    const slab = this.slabs[this.place];
    if (slab === undefined) return false;
    this.place += 1;
    this.at = 0;
    this.bytes = slab.bytes;
    this.end = slab.end;
    return slab.end > 0;
  }

  private readOn(first: number): number {
    let number = first;
    for (let bits = BITS; ; bits += BITS) {
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      number |= (byte % MORE) << bits;
      if (byte < MORE) return number >>> 0;
    }
  }
}
