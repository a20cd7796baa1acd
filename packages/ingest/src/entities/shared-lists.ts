import { IntList } from './int-list.js';

/**
 * For each key a short list of distinct numbers, in order of arrival; equal lists are stored once. For many keys with few
 * different lists.
 */
export class SharedLists {
  /** Number of the list of each key; 0 is the empty one. */
  private readonly numbers = new IntList();
  private readonly lists: (readonly number[])[] = [[]];
  /** Number of the list that a list becomes with a value: by `list value`. */
  private readonly longer = new Map<string, number>();

  /** Adds a number to the list of a key; false when it was there. */
  add(key: number, value: number): boolean {
    const number = this.numbers.at(key);
    const list = this.lists[number] ?? [];
    if (list.includes(value)) return false;
    const step = `${number} ${value}`;
    const known = this.longer.get(step);
    const next = known ?? this.lists.push([...list, value]) - 1;
    if (known === undefined) this.longer.set(step, next);
    this.numbers.set(key, next);
    return true;
  }

  has(key: number): boolean {
    return this.numbers.at(key) !== 0;
  }

  /** The number of a key's list: equal lists have equal numbers; 0 is the empty list. */
  numberOf(key: number): number {
    return this.numbers.at(key);
  }

  listOf(key: number): readonly number[] {
    return this.lists[this.numbers.at(key)] ?? [];
  }
}
