/**
 * Lists of numbers in two flat arrays (compressed sparse rows): the list of `row` is `values[offsets[row]]` up to but
 * not including `values[offsets[row + 1]]`.
 */
export interface Postings {
  /** One more than there are lists. */
  readonly offsets: Uint32Array;
  readonly values: Uint32Array;
}

/** Collects lists one after the other. Row 0 stays empty: articles count from 1. */
export class PostingsWriter {
  #offsets = new Uint32Array(1_024);
  #values = new Uint32Array(4_096);
  #rows = 1;
  #length = 0;

  /** Adds a value to the present list. */
  add(value: number): void {
    if (this.#length === this.#values.length) this.#values = doubled(this.#values);
    this.#values[this.#length++] = value;
  }

  /** Ends the present list. */
  nextRow(): void {
    if (this.#rows + 1 === this.#offsets.length) this.#offsets = doubled(this.#offsets);
    this.#offsets[++this.#rows] = this.#length;
  }

  finish(): Postings {
    return {
      offsets: this.#offsets.slice(0, this.#rows + 1),
      values: this.#values.slice(0, this.#length),
    };
  }
}

/** The lists of some rows, in the order given; row 0 stays as it is. */
export function selectRows({ offsets, values }: Postings, rows: Uint32Array): Postings {
  const selected = new PostingsWriter();
  for (const row of rows) {
    const end = offsets[row + 1] ?? 0;
    for (let index = offsets[row] ?? 0; index < end; index++) selected.add(values[index] ?? 0);
    selected.nextRow();
  }
  return selected.finish();
}

/**
 * Gives values new numbers and drops those that a list has already.
 * @param numbers - the new number of each value; negative drops it. @param onFirst - told each value that is kept.
 */
export function renumberPostings(
  { offsets, values }: Postings,
  numbers: Int32Array,
  onFirst: (value: number) => void = () => {},
): Postings {
  const size = numbers.reduce((most, number) => Math.max(most, number + 1), 0);
  const lastRow = new Uint32Array(size);
  const renumbered = new PostingsWriter();
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
    renumbered.nextRow();
  }
  return renumbered.finish();
}

function doubled(array: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}

/** Turns lists of values per row into lists of rows per value. @param size - one more than the greatest value. */
export function invertPostings({ offsets, values }: Postings, size: number): Postings {
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

/** The list of a row; empty when there is no such row. */
export function postingsOf({ offsets, values }: Postings, row: number): Uint32Array {
  return values.subarray(offsets[row] ?? 0, offsets[row + 1] ?? 0);
}
