import { giveBack } from './give-back.js';
import { roomFor } from './room.js';

/** As many as are in 32 MiB. */
const SLAB_BITS = 23;
const SLAB = 2 ** SLAB_BITS;
const MASK = SLAB - 1;

/**
 * A growing list of 32-bit integers outside of the JavaScript heap. It grows by slabs, so that nothing is copied but a short
 * list, and pages that were never set take no memory.
 */
export class IntList {
  length = 0;
  private slabs: (Int32Array | undefined)[] = [];

  push(value: number): number {
    const index = this.length;
    this.set(index, value);
    return index;
  }

  /** The value at an index; 0 beyond the end. */
  at(index: number): number {
    return this.slabs[index >>> SLAB_BITS]?.[index & MASK] ?? 0;
  }

  /** Sets a value; the list grows to hold the index, with zeros between. */
  set(index: number, value: number): void {
    const place = index >>> SLAB_BITS;
    const at = index & MASK;
    let slab = this.slabs[place];
    if (slab === undefined || at >= slab.length) slab = this.grow(place, at);
    slab[at] = value;
    if (index >= this.length) this.length = index + 1;
  }

  /** Empties the list and gives its memory back. */
  clear(): void {
    for (const slab of this.slabs) if (slab !== undefined) giveBack(slab.buffer);
    this.length = 0;
    this.slabs = [];
  }

  private grow(place: number, at: number): Int32Array {
    // An array with holes would be looked up by a hash.
    while (this.slabs.length < place) this.slabs.push(undefined);
    const least = place === 0 ? at + 1 : SLAB;
    const bytes = least * Int32Array.BYTES_PER_ELEMENT;
    const slab = new Int32Array(roomFor(bytes, this.slabs[place]?.buffer));
    this.slabs[place] = slab;
    return slab;
  }
}
