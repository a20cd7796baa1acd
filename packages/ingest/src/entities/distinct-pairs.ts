import { IntList } from './int-list.js';

/**
 * For each key a short list of distinct numbers, in order of arrival: linked lists in typed arrays, 12 bytes a pair.
 * Adding takes time in proportion to the key's list, so it is for lists of some dozens.
 */
export class DistinctPairs {
  /** First and last cell of each key, counted from 1; 0 means none. */
  private readonly heads = new IntList();
  private readonly tails = new IntList();
  private readonly values = new IntList();
  /** Next cell of each cell, counted from 1; 0 ends the list. */
  private readonly followers = new IntList();

  /** Adds a pair; false when it was there. */
  add(key: number, value: number): boolean {
    for (let cell = this.heads.at(key); cell !== 0; cell = this.followers.at(cell - 1)) {
      if (this.values.at(cell - 1) === value) return false;
    }
    this.append(key, value);
    return true;
  }

  /** Adds a pair that is known to be new, which takes the same time for a list of any length. */
  append(key: number, value: number): void {
    const cell = this.values.push(value) + 1;
    this.followers.push(0);
    const tail = this.tails.at(key);
    if (tail === 0) this.heads.set(key, cell);
    else this.followers.set(tail - 1, cell);
    this.tails.set(key, cell);
  }

  has(key: number): boolean {
    return this.heads.at(key) !== 0;
  }

  /** The numbers of a key as an array, which is cheaper for short lists than {@link of}. */
  listOf(key: number): number[] {
    const list: number[] = [];
    for (let cell = this.heads.at(key); cell !== 0; cell = this.followers.at(cell - 1)) {
      list.push(this.values.at(cell - 1));
    }
    return list;
  }

  /** Empties all lists and gives their memory back. */
  clear(): void {
    for (const list of [this.heads, this.tails, this.values, this.followers]) list.clear();
  }

  *of(key: number): Generator<number> {
    for (let cell = this.heads.at(key); cell !== 0; cell = this.followers.at(cell - 1)) {
      yield this.values.at(cell - 1);
    }
  }
}
