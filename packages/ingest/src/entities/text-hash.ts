const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/** The 32 bits of a text's hash (after FNV-1a, two units at a time, then mixed so that the last bits know all of the text). */
export function hashOf(text: string): number {
  return finishHash(mixText(SEED, text), text.length);
}

/** Mixes an even number of units into a hash; with an odd one, no more may follow. */
export function mixText(begun: number, text: string): number {
  const { length } = text;
  let hash = begun;
  let place = 0;
  for (; place + 1 < length; place += 2) {
    const pair = text.charCodeAt(place) | (text.charCodeAt(place + 1) << 16);
    hash = Math.imul(hash ^ pair, PRIME);
    hash ^= hash >>> 15;
  }
  return place < length ? Math.imul(hash ^ text.charCodeAt(place), PRIME) : hash;
}

/** The same of bytes that are a unit each. */
export function mixBytes(begun: number, bytes: Uint8Array, from: number, end: number): number {
  let hash = begun;
  let place = from;
  for (; place + 1 < end; place += 2) {
    const pair = (bytes[place] ?? 0) | ((bytes[place + 1] ?? 0) << 16);
    hash = Math.imul(hash ^ pair, PRIME);
    hash ^= hash >>> 15;
  }
  return place < end ? Math.imul(hash ^ (bytes[place] ?? 0), PRIME) : hash;
}

/** What {@link hashOf} begins with. */
export const FIRST_HASH = SEED;

/** Ends a hash of so many units. */
export function finishHash(mixed: number, length: number): number {
  let hash = mixed ^ length;
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0x85ebca6b);
  return hash ^ (hash >>> 16);
}
