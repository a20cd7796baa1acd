import type { SqlValue } from '../../sqlite/sqlite.js';

/** Returns the numbers of `3,1,2`; none for another value. One text crosses the driver far faster than a row per number. */
export function parseNumbers(text: SqlValue): Float64Array {
  if (typeof text !== 'string' || text === '') return new Float64Array(0);
  let commas = 0;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) === 44) commas++;
  const numbers = new Float64Array(commas + 1);
  let place = 0;
  let number = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 44) {
      numbers[place++] = number;
      number = 0;
    } else {
      number = number * 10 + unit - 48;
    }
  }
  numbers[place] = number;
  return numbers;
}

/** Returns the whole numbers from one to another, both included. */
export function range(from: number, to: number): Uint32Array {
  return Uint32Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Returns an array with 1 at each of the numbers, which are from 0 to `size`, and 0 elsewhere. */
export function toMask(numbers: Uint32Array, size: number): Uint8Array {
  const mask = new Uint8Array(size + 1);
  for (const number of numbers) mask[number] = 1;
  return mask;
}

/** Returns relevances in whole millionths. */
export function inMillionths(relevances: Float32Array | Float64Array): Uint32Array {
  // A loop takes a tenth of the time of `from` with a function.
  const rounded = new Uint32Array(relevances.length);
  for (let index = 0; index < rounded.length; index++) {
    rounded[index] = Math.floor(0.5 + 1e6 * (relevances[index] ?? 0));
  }
  return rounded;
}
