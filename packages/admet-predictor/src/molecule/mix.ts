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
