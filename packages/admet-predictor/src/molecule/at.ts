/**
 * The entry at an index that must exist.
 *
 * @throws RangeError when it is not, so that a wrong index does not read as 0.
 */
export function at<Entry>(list: ArrayLike<Entry>, place: number): Entry {
  const entry = list[place];
  if (entry === undefined) throw missing(list, place);
  return entry;
}

// One function per kind of array, so that each stays monomorphic in inner loops.

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

/** MurmurHash3's block step and the first half of its finalizer over `hash` and `value`. */
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
