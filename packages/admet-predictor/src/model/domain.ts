import { featureLayout } from '../features/featurize.js';

/** Width of the folded fingerprints in every model file of this format version. */
export const DOMAIN_BITS = 512;
const ROW_WORDS = DOMAIN_BITS / 32;

/**
 * Reference fingerprints by bit, so that a query visits few of them: for a rare bit the references
 * that have it, for a common bit those that lack it.
 */
export interface DomainIndex {
  /** References listed for bit `b` are `rows[start[b]] … rows[start[b + 1] - 1]`. */
  readonly start: Int32Array;
  readonly rows: Uint16Array;
  /** 1 for each bit whose list names the references that lack it. */
  readonly common: Uint8Array;
  /** Number of bits set in each reference. */
  readonly ones: Uint16Array;
}

/** Turns row-wise fingerprints into lists by bit. */
export function indexDomain(words: Uint32Array): DomainIndex {
  const ones = new Uint16Array(words.length / ROW_WORDS);
  const start = new Int32Array(DOMAIN_BITS + 1);
  const common = new Uint8Array(DOMAIN_BITS);
  const rows: number[] = [];
  for (let bit = 0; bit < DOMAIN_BITS; bit += 1) {
    const holders: number[] = [];
    const others: number[] = [];
    for (let row = 0; row < ones.length; row += 1) {
      const word = words[row * ROW_WORDS + (bit >>> 5)] ?? 0;
      const isSet = (word >>> (bit & 31)) & 1;
      (isSet ? holders : others).push(row);
      ones[row] = (ones[row] ?? 0) + isSet;
    }
    common[bit] = holders.length > others.length ? 1 : 0;
    rows.push(...(common[bit] ? others : holders));
    start[bit + 1] = rows.length;
  }
  return { start, rows: Uint16Array.from(rows), common, ones };
}

/** Numbers of the bits that the molecule's circular environments set, ascending. */
export function domainBits(features: Float32Array): readonly number[] {
  const present = new Set<number>();
  for (let slot = featureLayout.atoms; slot < featureLayout.roles; slot += 1)
    if ((features[slot] ?? 0) > 0) present.add((slot - featureLayout.atoms) % DOMAIN_BITS);
  return [...present].sort((a, b) => a - b);
}

/** Highest Tanimoto similarity of a molecule's bits to the references, in [0, 1]. */
export function nearestSimilarity(index: DomainIndex, query: readonly number[]): number {
  const { start, rows, common, ones } = index;
  let base = 0;
  const change = new Int16Array(ones.length);
  for (const bit of query) {
    const step = common[bit] === 1 ? -1 : 1;
    if (step < 0) base += 1;
    const end = start[bit + 1] ?? 0;
    for (let i = start[bit] ?? 0; i < end; i += 1) {
      const row = rows[i] ?? 0;
      change[row] = (change[row] ?? 0) + step;
    }
  }
  let best = 0;
  for (let row = 0; row < ones.length; row += 1) {
    const shared = base + (change[row] ?? 0);
    const similarity = shared / (query.length + (ones[row] ?? 0) - shared);
    if (similarity > best) best = similarity;
  }
  return best;
}
