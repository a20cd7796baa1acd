import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attemptAll, type Found } from './attempt-all.js';
import { getInputs } from './inputs-of.js';
import { Finding, type Target } from './target.js';
import { targets } from './targets/index.js';

/** Of each target; `pnpm fuzz` tries many more. */
const INPUTS = 100;
const SEED = 20_261_122;

/** Breaks its promise for every multiple of seven. */
const broken: Target<number> = {
  name: 'broken',
  promise: 'no multiple of seven',
  inputs: fc.nat(1_000),
  async open() {
    return {
      async attempt(input) {
        if (input % 7 === 0) throw new Finding(`${input} is a multiple of seven`);
        return 'fine';
      },
      async [Symbol.asyncDispose]() {},
    };
  },
};

describe('attemptAll', () => {
  it.each(targets.map((target) => [target.name, target] as const))(
    'finds nothing in %s',
    async (_, target) => {
      const found: Found[] = [];
      const outcomes = await attemptAll(target, {
        seed: SEED,
        from: 0,
        to: INPUTS,
        onFound: (each) => found.push(each),
      });
      expect(found).toEqual([]);
      // A target whose inputs all end alike tries nothing.
      expect(Object.keys(outcomes).length).toBeGreaterThan(2);
      expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(INPUTS);
    },
    120_000,
  );

  it('finds an input that breaks the contract, reports it, and continues', async () => {
    const found: Found[] = [];
    const target = broken as unknown as Target;
    const outcomes = await attemptAll(target, {
      seed: SEED,
      from: 150,
      to: 650,
      onFound: (each) => found.push(each),
    });
    expect(outcomes.FOUND).toBe(found.length);
    expect(found.length).toBeGreaterThan(20);
    for (const { at, problem } of found) {
      const [input] = getInputs(target, SEED, at, at + 1);
      expect(Number(input) % 7).toBe(0);
      expect(problem).toContain(`${input} is a multiple of seven`);
    }
  });
});
