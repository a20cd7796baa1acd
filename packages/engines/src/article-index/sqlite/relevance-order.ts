const DIGIT_BITS = 11;
const DIGITS = 2 ** DIGIT_BITS;
/** Three digits hold 32 bits. */
const SHIFTS = [0, DIGIT_BITS, 2 * DIGIT_BITS];

/**
 * Returns the places of values in descending order of the values, equal ones in descending order of places: a radix sort,
 * some ten times as fast as one that compares.
 */
export function relevanceOrder(values: Uint32Array): Uint32Array {
  const { length } = values;
  let places = new Uint32Array(length);
  let sorted = new Uint32Array(length);
  for (let index = 0; index < length; index++) places[index] = length - 1 - index;
  for (const shift of SHIFTS) {
    const next = firstPlaces(values, shift);
    for (let index = 0; index < length; index++) {
      const place = places[index] ?? 0;
      const digit = ((values[place] ?? 0) >>> shift) & (DIGITS - 1);
      const at = next[digit] ?? 0;
      sorted[at] = place;
      next[digit] = at + 1;
    }
    [places, sorted] = [sorted, places];
  }
  return places;
}

/** Where the values of each digit begin, the greatest digit first. */
function firstPlaces(values: Uint32Array, shift: number): Uint32Array {
  const firsts = new Uint32Array(DIGITS);
  for (let index = 0; index < values.length; index++) {
    const digit = ((values[index] ?? 0) >>> shift) & (DIGITS - 1);
    firsts[digit] = (firsts[digit] ?? 0) + 1;
  }
  let before = 0;
  for (let digit = DIGITS - 1; digit >= 0; digit--) {
    const count = firsts[digit] ?? 0;
    firsts[digit] = before;
    before += count;
  }
  return firsts;
}
