import { splitWords } from './split-words.js';
import type { VectorTable } from './vector-table.js';

/** Static word embeddings: the vector of a text is the mean of its words' vectors. */
export interface WordVectors {
  /** Tells one set of vectors from another: vectors of two sets cannot be compared. */
  readonly name: string;
  readonly dimensions: number;
  /**
   * The vector of a text, of length 1; all zeros when it has no word that is known. The length of a word's own vector is
   * its weight: rare words count more. A word that is not known is read as the known pieces that make it up. The order of words does not count.
   */
  embed(text: string): Float32Array;
}

/** Makes word vectors of a table. */
export function createWordVectors(table: VectorTable): WordVectors {
  const { name, dimensions } = table;
  return {
    name,
    dimensions,
    embed(text) {
      const sum = new Float32Array(dimensions);
      for (const word of splitWords(text)) {
        for (const row of rowsOf(word, table)) addRow(sum, row, table);
      }
      return toUnitLength(sum);
    },
  };
}

const LEAST_START = 2;

/** The row of a word; else those of the longest known beginning and of the longest pieces that follow. */
function rowsOf(word: string, { words, pieces }: VectorTable): readonly number[] {
  const known = words.get(word);
  if (known !== undefined) return [known];
  const rows: number[] = [];
  let start = 0;
  while (start < word.length) {
    const table = start === 0 ? words : pieces;
    const least = start === 0 ? LEAST_START : 1;
    let end = word.length;
    while (end - start >= least && !table.has(word.slice(start, end))) end -= 1;
    const row = end - start >= least ? table.get(word.slice(start, end)) : undefined;
    if (row !== undefined) rows.push(row);
    start = row === undefined ? start + 1 : end;
  }
  return rows;
}

function addRow(sum: Float32Array, row: number, { dimensions, steps, numbers }: VectorTable): void {
  const step = steps[row] ?? 0;
  const first = row * dimensions;
  for (let place = 0; place < dimensions; place++) {
    sum[place] = (sum[place] ?? 0) + (numbers[first + place] ?? 0) * step;
  }
}

function toUnitLength(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}
