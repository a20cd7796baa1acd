/** A set of small numbers, one bit each: a third of a million take 42 kB, and two sets meet in microseconds. */
export class NameSet {
  readonly #bits: Uint32Array;

  /** @param size - one more than the greatest number. */
  constructor(size: number) {
    this.#bits = new Uint32Array((size + 31) >>> 5);
  }

  /** Removes the numbers from `from` to before `end`, both multiples of 32. */
  clear(from = 0, end = this.#bits.length * 32): void {
    this.#bits.fill(0, from >>> 5, end >>> 5);
  }

  add(item: number): void {
    const slot = item >>> 5;
    this.#bits[slot] = (this.#bits[slot] ?? 0) | (1 << (item & 31));
  }

  /** Removes what the other set lacks from `from` to before `end`, both multiples of 32; both sets are of the same size. */
  keepOnly(other: NameSet, from = 0, end = this.#bits.length * 32): void {
    const bits = this.#bits;
    const others = other.#bits;
    for (let slot = from >>> 5; slot < end >>> 5; slot += 1)
      bits[slot] = (bits[slot] ?? 0) & (others[slot] ?? 0);
  }

  /**
   * Removes what is not in `within`, and moves what is in `marked` to `taken`, in place of what is there: one pass, from
   * `from` to before `end`, both multiples of 32.
   */
  divide(
    within: NameSet,
    { marked, taken }: { readonly marked: NameSet; readonly taken: NameSet },
    from = 0,
    end = this.#bits.length * 32,
  ): void {
    const bits = this.#bits;
    const [allowed, marks, moved] = [within.#bits, marked.#bits, taken.#bits];
    for (let slot = from >>> 5; slot < end >>> 5; slot += 1) {
      const kept = (bits[slot] ?? 0) & (allowed[slot] ?? 0);
      const mark = marks[slot] ?? 0;
      moved[slot] = kept & mark;
      bits[slot] = kept & ~mark;
    }
  }

  /** The least number of the set from `from` to before `end`, a multiple of 32; -1 when there is none. */
  next(from: number, end = this.#bits.length * 32): number {
    const bits = this.#bits;
    let slot = from >>> 5;
    if (slot >= end >>> 5) return -1;
    let rest = (bits[slot] ?? 0) & (-1 << (from & 31));
    while (rest === 0) {
      slot += 1;
      if (slot >= end >>> 5) return -1;
      rest = bits[slot] ?? 0;
    }
    return slot * 32 + 31 - Math.clz32(rest & -rest);
  }
}
