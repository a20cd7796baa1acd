/** Room for so many times as many as are wanted, before they are put in order. */
const ROOM = 4;

/** Above every number. */
export const NO_BOUND = 0x7fff_ffff;

/** Keeps the least of some numbers below {@link NO_BOUND} that come in any order, each once. */
export class LeastNumbers {
  /** Numbers from here on need not come: there are enough that are less. */
  bound = NO_BOUND;
  readonly #kept: Uint32Array;
  #count = 0;

  /** @param wanted - how many, at least 1. */
  constructor(private readonly wanted: number) {
    this.#kept = new Uint32Array(wanted * ROOM);
  }

  /** Takes a number; returns true when the bound may have changed. */
  add(item: number): boolean {
    if (item >= this.bound) return false;
    this.#kept[this.#count] = item;
    this.#count += 1;
    if (this.#count < this.#kept.length) return false;
    this.#settle();
    return true;
  }

  /** The least, ascending; as many as were wanted, or all that came. They hold until the next number comes. */
  finish(): Uint32Array {
    this.#settle();
    return this.#kept.subarray(0, this.#count);
  }

  /** Forgets all. */
  clear(): void {
    this.#count = 0;
    this.bound = NO_BOUND;
  }

  #settle(): void {
    const kept = this.#kept;
    kept.subarray(0, this.#count).sort();
    let distinct = 0;
    for (let at = 0; at < this.#count && distinct < this.wanted; at += 1) {
      const item = kept[at] ?? 0;
      if (distinct > 0 && kept[distinct - 1] === item) continue;
      kept[distinct] = item;
      distinct += 1;
    }
    this.#count = distinct;
    if (distinct === this.wanted) this.bound = kept[distinct - 1] ?? 0;
  }
}
