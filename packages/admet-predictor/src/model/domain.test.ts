import { describe, expect, it } from 'vitest';
import { featureLayout } from '../features/layout.js';
import { DOMAIN_BITS, fingerprint, indexDomain } from './domain.js';

const ROW = DOMAIN_BITS / 32;

describe('indexDomain', () => {
  it('orders references by their numbers of bits', () => {
    const words = new Uint32Array(4 * ROW);
    words[0] = 0b111;
    words[ROW + 3] = 0x80000001;
    words[3 * ROW + 15] = 0b11;
    const { ones, first, words: sorted } = indexDomain(words);
    expect([...ones]).toEqual([0, 2, 2, 3]);
    expect([...first.subarray(0, 5)]).toEqual([0, 1, 1, 3, 4]);
    expect(first[DOMAIN_BITS + 1]).toBe(4);
    expect(sorted[ROW + 3]).toBe(0x80000001);
    expect(sorted[3 * ROW]).toBe(0b111);
  });
});

describe('fingerprint', () => {
  it('folds the circular environments that are present, and nothing else', () => {
    const words = new Uint32Array(ROW).fill(9);
    const slots = Uint16Array.of(1, 1 + DOMAIN_BITS, 33, featureLayout.roles);
    const ones = fingerprint({ slots, values: Float32Array.of(2, 1, 1, 5) }, words);
    expect(ones).toBe(2);
    expect([...words]).toEqual([0b10, 0b10, ...Array<number>(ROW - 2).fill(0)]);
  });
});
