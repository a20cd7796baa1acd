import type { SqlDatabase } from '../sqlite/sqlite.js';
import { readUint32Array, writeArray } from '../sqlite/stored-arrays.js';

/**
 * Lists of numbers in two flat arrays (compressed sparse rows): the list of `row` is `values[offsets[row]]` up to but
 * not including `values[offsets[row + 1]]`.
 */
export interface Postings {
  /** One more than there are lists. */
  readonly offsets: Uint32Array;
  readonly values: Uint32Array;
}

/** Writes lists one after the other. Row 0 stays empty: articles count from 1. */
export class PostingsWriter {
  readonly #offsets: number[] = [0, 0];
  readonly #values: number[] = [];

  /** Adds a value to the present list; false when the list has it. */
  add(value: number): boolean {
    const start = this.#offsets.at(-1) ?? 0;
    for (let index = this.#values.length - 1; index >= start; index--) {
      if (this.#values[index] === value) return false;
    }
    this.#values.push(value);
    return true;
  }

  /** Ends the present list. */
  nextRow(): void {
    this.#offsets.push(this.#values.length);
  }

  /** @param renumbered - a new number for every value. */
  finish(renumbered?: Uint32Array): Postings {
    const offsets = Uint32Array.from(this.#offsets);
    const values = Uint32Array.from(this.#values);
    if (renumbered === undefined) return { offsets, values };
    return { offsets, values: values.map((value) => renumbered[value] ?? 0) };
  }
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

/** Keeps lists in a database file. */
export function writePostings(database: SqlDatabase, name: string, postings: Postings): void {
  writeArray(database, `${name}-offsets`, postings.offsets);
  writeArray(database, `${name}-values`, postings.values);
}

/** @see writePostings */
export function readPostings(database: SqlDatabase, name: string): Postings {
  return {
    offsets: readUint32Array(database, `${name}-offsets`),
    values: readUint32Array(database, `${name}-values`),
  };
}
