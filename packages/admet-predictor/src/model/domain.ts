import { featureLayout } from '../features/layout.js';
import type { SparseFeatures } from '../features/sparse.js';

/** Width of the folded fingerprints in every model file of this format version. */
export const DOMAIN_BITS = 512;
const ROW_WORDS = DOMAIN_BITS / 32;

/** Reference fingerprints, ascending by their numbers of bits. */
export interface DomainIndex {
  readonly words: Uint32Array;
  /** Bits set in each reference. */
  readonly ones: Uint16Array;
  /** First reference with at least `n` bits, for `n` from 0 to {@link DOMAIN_BITS} and one more. */
  readonly first: Uint16Array;
}

/** Sorts row-wise fingerprints by their numbers of bits. */
export function indexDomain(words: Uint32Array): DomainIndex {
  const rows = words.length / ROW_WORDS;
  const counts = Uint16Array.from({ length: rows }, (_, row) =>
    countBits(words.subarray(row * ROW_WORDS, (row + 1) * ROW_WORDS)),
  );
  const first = new Uint16Array(DOMAIN_BITS + 2);
  for (const count of counts) first[count + 1] = (first[count + 1] ?? 0) + 1;
  for (let n = 1; n < first.length; n += 1) first[n] = (first[n] ?? 0) + (first[n - 1] ?? 0);
  const next = first.slice();
  const ordered = new Uint32Array(words.length);
  counts.forEach((count, row) => {
    const place = next[count] ?? 0;
    next[count] = place + 1;
    ordered.set(words.subarray(row * ROW_WORDS, (row + 1) * ROW_WORDS), place * ROW_WORDS);
  });
  return { words: ordered, ones: counts.sort(), first };
}

/**
 * Writes the fingerprint of a molecule's circular environments into 16 words.
 *
 * @returns the number of bits that are set.
 */
export function fingerprint({ slots, values }: SparseFeatures, words: Uint32Array): number {
  words.fill(0);
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    if (slot >= featureLayout.roles) break;
    if ((values[i] ?? 0) <= 0) continue;
    const bit = (slot - featureLayout.atoms) % DOMAIN_BITS;
    words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return countBits(words);
}

function countBits(words: Uint32Array): number {
  let ones = 0;
  for (const word of words) for (let rest = word; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}
