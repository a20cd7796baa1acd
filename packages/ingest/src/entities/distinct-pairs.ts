import { IntList } from './int-list.js';

/**
 * For each key a short list of distinct numbers, in order of arrival: rings in typed arrays, 4 bytes for each key and 8 for
 * each pair. Adding takes time in proportion to the key's list, so it is for lists of some dozens.
 */
export class DistinctPairs {
  /** The last cell of each key, counted from 1; 0 means none. */
  private readonly tails = new IntList();
  private readonly values = new IntList();
  /** The next cell of each cell, counted from 1; after the last comes the first. */
  private readonly followers = new IntList();

  /** Adds a pair; false when it was there. */
  add(key: number, value: number): boolean {
    const tail = this.tails.at(key);
    for (let cell = tail; cell !== 0; ) {
      if (this.values.at(cell - 1) === value) return false;
      cell = this.followers.at(cell - 1);
      if (cell === tail) break;
    }
    this.append(key, value);
    return true;
  }

  /** Adds a pair that is known to be new, which takes the same time for a list of any length. */
  append(key: number, value: number): void {
    const cell = this.values.push(value) + 1;
    const tail = this.tails.at(key);
    if (tail === 0) this.followers.push(cell);
    else {
      this.followers.push(this.followers.at(tail - 1));
      this.followers.set(tail - 1, cell);
    }
    this.tails.set(key, cell);
  }

  has(key: number): boolean {
    return this.tails.at(key) !== 0;
  }

  listOf(key: number): number[] {
    const list: number[] = [];
    const tail = this.tails.at(key);
    if (tail === 0) return list;
    let cell = tail;
    do {
      cell = this.followers.at(cell - 1);
      list.push(this.values.at(cell - 1));
    } while (cell !== tail);
    return list;
  }

  /** Empties all lists and gives their memory back. */
  clear(): void {
    for (const list of [this.tails, this.values, this.followers]) list.clear();
  }
}
