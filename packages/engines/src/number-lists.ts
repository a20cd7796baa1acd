/** Numbered lists of numbers (compressed sparse rows): list `i` is `values` from `offsets[i]` to before `offsets[i + 1]`. */
export interface NumberLists {
  /** Length: the number of lists plus 1. */
  readonly offsets: Uint32Array;
  readonly values: Uint32Array;
}

/** Writes lists one after the other. List 0 stays empty: articles and names count from 1. */
export class ListWriter {
  #offsets = new Uint32Array(1_024);
  #values = new Uint32Array(4_096);
  #rows = 1;
  #length = 0;

  add(value: number): void {
    if (this.#length === this.#values.length) this.#values = doubled(this.#values);
    this.#values[this.#length++] = value;
  }

  endList(): void {
    if (this.#rows + 1 === this.#offsets.length) this.#offsets = doubled(this.#offsets);
    this.#offsets[++this.#rows] = this.#length;
  }

  /** @param order - all values in order; each is replaced by its index there. Default: unchanged. */
  finish(order?: Uint32Array): NumberLists {
    const values = this.#values.slice(0, this.#length);
    if (order !== undefined) {
      const places = new Uint32Array(order.length);
      for (const [place, number] of order.entries()) places[number] = place;
      for (const [index, number] of values.entries()) values[index] = places[number] ?? 0;
    }
    return { offsets: this.#offsets.slice(0, this.#rows + 1), values };
  }
}

/** Returns the lists with the given numbers, in this order, after list 0. */
export function selectLists({ offsets, values }: NumberLists, rows: Uint32Array): NumberLists {
  const selected = new ListWriter();
  for (const row of rows) {
    const end = offsets[row + 1] ?? 0;
    for (let index = offsets[row] ?? 0; index < end; index++) selected.add(values[index] ?? 0);
    selected.endList();
  }
  return selected.finish();
}

/**
 * Renumbers values, each number once per list. @param numbers - by value; negative drops it. @param onFirst - gets
 * each value added.
 */
export function renumberValues(
  { offsets, values }: NumberLists,
  numbers: Int32Array,
  onFirst: (value: number) => void = () => {},
): NumberLists {
  const size = numbers.reduce((most, number) => Math.max(most, number + 1), 0);
  const lastRow = new Uint32Array(size);
  const renumbered = new ListWriter();
  for (let row = 1; row + 1 < offsets.length; row++) {
    const end = offsets[row + 1] ?? 0;
    for (let index = offsets[row] ?? 0; index < end; index++) {
      const value = values[index] ?? 0;
      const number = numbers[value] ?? -1;
      if (number < 0 || lastRow[number] === row) continue;
      lastRow[number] = row;
      renumbered.add(number);
      onFirst(value);
    }
    renumbered.endList();
  }
  return renumbered.finish();
}

function doubled(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Turns lists of values per row into lists of rows per value. @param size - one more than the largest value. */
export function invertLists({ offsets, values }: NumberLists, size: number): NumberLists {
  const inverse = new Uint32Array(size + 1);
  for (const value of values) inverse[value + 1] = (inverse[value + 1] ?? 0) + 1;
  for (let value = 0; value < size; value++) {
    inverse[value + 1] = (inverse[value + 1] ?? 0) + (inverse[value] ?? 0);
  }
  const next = inverse.slice();
  const rows = new Uint32Array(values.length);
  for (let row = 0; row + 1 < offsets.length; row++) {
    const end = offsets[row + 1] ?? 0;
    for (let index = offsets[row] ?? 0; index < end; index++) {
      const value = values[index] ?? 0;
      const place = next[value] ?? 0;
      rows[place] = row;
      next[value] = place + 1;
    }
  }
  return { offsets: inverse, values: rows };
}

export function listAt({ offsets, values }: NumberLists, row: number): Uint32Array {
  return values.subarray(offsets[row] ?? 0, offsets[row + 1] ?? 0);
}
