/** For each key a short list of distinct numbers, in order of arrival. */
export class DistinctPairs {
  private readonly lists = new Map<number, number[]>();

  /** Adds a pair; false when it was there. */
  add(key: number, value: number): boolean {
    if (this.lists.get(key)?.includes(value)) return false;
    this.append(key, value);
    return true;
  }

  /** Adds a pair that is known to be new, which takes the same time for a list of any length. */
  append(key: number, value: number): void {
    const list = this.lists.get(key);
    if (list === undefined) this.lists.set(key, [value]);
    else list.push(value);
  }

  has(key: number): boolean {
    return this.lists.has(key);
  }

  listOf(key: number): readonly number[] {
    return this.lists.get(key) ?? [];
  }
}
