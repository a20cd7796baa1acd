/**
 * The entry at a place that must be there.
 *
 * @throws RangeError when it is not, so that a slip in counting cannot pass for a zero.
 */
export function at<Entry>(list: ArrayLike<Entry>, place: number): Entry {
  const entry = list[place];
  if (entry === undefined) throw missing(list, place);
  return entry;
}

// One function for each kind of array that inner loops read: an engine optimizes a function for the kinds that it meets.

export function atFloat(list: Float32Array | Float64Array, place: number): number {
  const entry = list[place];
  if (entry === undefined) throw missing(list, place);
  return entry;
}

export function atByte(list: Uint8Array, place: number): number {
  const entry = list[place];
  if (entry === undefined) throw missing(list, place);
  return entry;
}

export function atInt(list: Int32Array, place: number): number {
  const entry = list[place];
  if (entry === undefined) throw missing(list, place);
  return entry;
}

function missing({ length }: ArrayLike<unknown>, place: number): RangeError {
  return new RangeError(`Index ${place} is out of range (length ${length}).`);
}

/** One avalanche step of MurmurHash3's 32-bit finalizer over `hash` and `value`. */
export function mix(hash: number, value: number): number {
  let k = Math.imul(value + 0x9e3779b9, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  let h = hash ^ Math.imul(k, 0x1b873593);
  h = Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64;
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  return h | 0;
}

/** Values that {@link mixAround} reads, one for each neighbor of an atom. */
export const around = new Int32Array(256);

/** Mixes a hash with the first values of `around`, in an order of their own. */
export function mixAround(seed: number, count: number): number {
  // An insertion sort: an atom has few neighbors.
  for (let i = 1; i < count; i += 1) {
    const value = atInt(around, i);
    let place = i;
    for (; place > 0 && atInt(around, place - 1) > value; place -= 1)
      around[place] = atInt(around, place - 1);
    around[place] = value;
  }
  let hash = seed;
  for (let place = 0; place < count; place += 1) hash = mix(hash, atInt(around, place));
  return hash;
}
