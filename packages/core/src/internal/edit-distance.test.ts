import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './text.js';

/** The recurrence as the definition has it, on prefixes and without a table. */
function definition(source: string, target: string): number {
  if (source === '' || target === '') return source.length + target.length;
  const [sourceRest, targetRest] = [source.slice(0, -1), target.slice(0, -1)];
  const costs = [
    definition(sourceRest, target) + 1,
    definition(source, targetRest) + 1,
    definition(sourceRest, targetRest) + (source.at(-1) === target.at(-1) ? 0 : 1),
  ];
  if (source.length > 1 && target.length > 1) {
    const isSwap = source.at(-1) === target.at(-2) && source.at(-2) === target.at(-1);
    if (isSwap) costs.push(definition(source.slice(0, -2), target.slice(0, -2)) + 1);
  }
  return Math.min(...costs);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['ca', 'abc', 3],
    ['herg', 'hegr', 1],
  ] as const)('from %j to %j is %i', (source, target, distance) => {
    expect(editDistance(source, target)).toBe(distance);
  });

  it('equals the definition on short words', () => {
    fc.assert(
      fc.property(word, word, (source, target) => {
        expect(editDistance(source, target)).toBe(definition(source, target));
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});
