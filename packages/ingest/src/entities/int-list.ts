const FIRST_CAPACITY = 1_024;

/** A growing list of 32-bit integers outside of the JavaScript heap, with doubling capacity. */
export class IntList {
  length = 0;
  private values = new Int32Array(FIRST_CAPACITY);

  push(value: number): number {
    if (this.length === this.values.length) this.grow(this.length * 2);
    this.values[this.length] = value;
    this.length += 1;
    return this.length - 1;
  }

  /** The value at an index; 0 beyond the end. */
  at(index: number): number {
    return this.values[index] ?? 0;
  }

  /** Sets a value; the list grows to hold the index, with zeros between. */
  set(index: number, value: number): void {
    if (index >= this.values.length) this.grow(Math.max(index + 1, this.values.length * 2));
    this.values[index] = value;
    if (index >= this.length) this.length = index + 1;
  }

  /** Empties the list and gives its memory back. */
  clear(): void {
    this.length = 0;
    this.values = new Int32Array(FIRST_CAPACITY);
  }

  private grow(capacity: number): void {
    const values = new Int32Array(capacity);
    values.set(this.values);
    this.values = values;
  }
}
