import { describe, expect, it } from 'vitest';
import { DOMAIN_BITS, indexDomain, nearestSimilarity } from './domain.js';

/** Small deterministic generator, so that the fingerprints are the same in each run. */
function* numbers(seed: number): Generator<number, never, undefined> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const random = numbers(7);
/** Low bits are common, high bits rare, as in folded fingerprints of molecules. */
const fingerprint = () => {
  const bits: number[] = [];
  for (let bit = 0; bit < DOMAIN_BITS; bit += 1)
    if (random.next().value < (bit < 30 ? 0.6 : 0.06)) bits.push(bit);
  return bits;
};
const tanimoto = (a: readonly number[], b: readonly number[]) => {
  const shared = a.filter((bit) => b.includes(bit)).length;
  return shared / (a.length + b.length - shared);
};

describe('nearestSimilarity', () => {
  const references = Array.from({ length: 200 }, fingerprint);
  const words = new Uint32Array((references.length * DOMAIN_BITS) / 32);
  references.forEach((bits, row) => {
    for (const bit of bits) {
      const slot = (row * DOMAIN_BITS) / 32 + (bit >>> 5);
      words[slot] = (words[slot] ?? 0) | (1 << (bit & 31));
    }
  });
  const index = indexDomain(words);

  it('equals the largest of all pairwise similarities', () => {
    for (let i = 0; i < 50; i += 1) {
      const query = fingerprint();
      const expected = Math.max(...references.map((bits) => tanimoto(query, bits)));
      expect(nearestSimilarity(index, query)).toBe(expected);
    }
  });

  it('is 1 for a reference itself and 0 for nothing in common', () => {
    expect(nearestSimilarity(index, references[17] ?? [])).toBe(1);
    expect(nearestSimilarity(index, [])).toBe(0);
  });
});
