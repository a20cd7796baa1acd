import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CertaintyFacts, expectedError, getLimit } from './certainty.js';
import { readModelFile } from './format.js';

const folder = new URL('../../models/', import.meta.url);
const headers = readdirSync(folder)
  .filter((file) => file.endsWith('.bin'))
  .map((file) => readModelFile(readFileSync(new URL(file, folder))).header)
  .map(({ model, kind, certainty }) => ({ model, certainty, isClass: kind === 'classification' }));

const anyFacts: fc.Arbitrary<CertaintyFacts & { readonly value: number }> = fc.record({
  similarity: fc.double({ min: 0, max: 1, noNaN: true }),
  knownScaffold: fc.boolean(),
  deviation: fc.double({ min: 0, max: 50, noNaN: true }),
  value: fc.double({ min: -8, max: 100, noNaN: true }),
  descriptors: fc.double({ min: -10, max: 10, noNaN: true }),
});

describe.each(headers)('the error to expect of $model', ({ certainty, isClass }) => {
  const of = ({ value, ...facts }: CertaintyFacts & { readonly value: number }) =>
    expectedError(certainty, facts, value, isClass);

  it('never falls with distance, on a new scaffold or with members that disagree', () => {
    fc.assert(
      fc.property(anyFacts, fc.double({ min: 0, max: 1, noNaN: true }), (facts, share) => {
        const error = of(facts) * (1 - 1e-9);
        expect(of({ ...facts, similarity: facts.similarity * share })).toBeGreaterThanOrEqual(
          error,
        );
        expect(of({ ...facts, knownScaffold: false })).toBeGreaterThanOrEqual(error);
        expect(of({ ...facts, deviation: facts.deviation + share })).toBeGreaterThanOrEqual(error);
        if (isClass)
          expect(of({ ...facts, value: facts.value * share })).toBeGreaterThanOrEqual(error);
      }),
    );
  });

  it('is finite and above 0, and at most 0.5 for a chance', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const error = of(facts);
        expect(error).toBeGreaterThan(0);
        expect(error).toBeLessThanOrEqual(isClass ? 0.5 : Number.MAX_VALUE);
      }),
    );
  });
});

describe('getLimit', () => {
  const bands = (limits: readonly number[]) => ({ edges: [1, 2], limits });
  const header = { bands: { known: bands([5, 6, 7]), new: bands([8, 9, 10]) } };
  const of = (estimate: number, isKnown: boolean) => getLimit(header, estimate, isKnown);

  it('takes the third of the estimate, the lower one at an edge', () => {
    expect([0.5, 1, 1.5, 2, 3].map((estimate) => of(estimate, true))).toEqual([5, 5, 6, 6, 7]);
    expect(of(3, false)).toBe(10);
  });
});
