const FIRST_ROOM = 1_024;

/** A growing list of 32-bit integers; 0 where nothing was set. */
export class IntList {
  length = 0;
  private values = new Int32Array(FIRST_ROOM);

  push(value: number): number {
    const index = this.length;
    this.set(index, value);
    return index;
  }

  /** The value at an index; 0 beyond the end. */
  at(index: number): number {
    return this.values[index] ?? 0;
  }

  /** Sets a value; the list grows to hold the index, with zeros between. */
  set(index: number, value: number): void {
    if (index >= this.values.length) {
      const grown = new Int32Array(Math.max(index + 1, 2 * this.values.length));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[index] = value;
    if (index >= this.length) this.length = index + 1;
  }
}
