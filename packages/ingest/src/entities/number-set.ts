import { IntList } from './int-list.js';

/** A growing set of whole numbers from 0, a bit each. */
export class NumberSet {
  private readonly bits = new IntList();

  add(number: number): void {
    const place = number >>> 5;
    const known = this.bits.at(place);
    const bits = known | (1 << (number & 31));
    if (bits !== known) this.bits.set(place, bits);
  }

  has(number: number): boolean {
    return ((this.bits.at(number >>> 5) >>> (number & 31)) & 1) === 1;
  }

  /** Empties the set and gives its memory back. */
  clear(): void {
    this.bits.clear();
  }
}
