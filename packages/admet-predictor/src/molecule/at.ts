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

/** {@link at} for floats. */
export function atFloat(list: Float32Array | Float64Array, place: number): number {
  const entry = list[place];
  if (entry === undefined) throw missing(list, place);
  return entry;
}

/** {@link at} for bytes. */
export function atByte(list: Uint8Array, place: number): number {
  const entry = list[place];
  if (entry === undefined) throw missing(list, place);
  return entry;
}

/** {@link at} for integers, such as hashes. */
export function atInt(list: Int32Array, place: number): number {
  const entry = list[place];
  if (entry === undefined) throw missing(list, place);
  return entry;
}

function missing({ length }: ArrayLike<unknown>, place: number): RangeError {
  return new RangeError(`Index ${place} is out of range (length ${length}).`);
}
