import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldLabel } from '../name-folding.js';
import { ALIAS_COST } from '../name-order.js';
import { labelRow } from '../test-label-row.js';
import { NameArraysBuilder } from './name-arrays.js';
import { NameMatcher } from './name-matcher.js';

interface Name {
  readonly name: number;
  readonly words: readonly string[];
  readonly isLabel: boolean;
  readonly popularity: number;
  readonly type: 'DISEASE' | 'GENE';
}

const word = fc.constantFrom('alpha', 'alpine', 'beta', 'bark', 'gamma', 'gammaray', 'x');
const entity = fc.record({
  names: fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  popularity: fc.integer({ min: 0, max: 2_000 }),
  type: fc.constantFrom('DISEASE' as const, 'GENE' as const),
});
const typedWord = fc.constantFrom('a', 'al', 'alp', 'alpham', 'b', 'be', 'ga', 'gammar', 'x', 'zz');
const pattern = fc.record({
  words: fc.uniqueArray(typedWord, { minLength: 1, maxLength: 3 }),
  types: fc.constantFrom([], ['GENE' as const], ['DISEASE' as const, 'GENE' as const]),
});

function build(entities: readonly { names: string[][]; popularity: number; type: Name['type'] }[]) {
  const builder = new NameArraysBuilder();
  const names: Name[] = [];
  for (const [place, { names: own, popularity, type }] of entities.entries()) {
    builder.startEntity(labelRow(`Q${place}`, 'x', { popularity, types: [type] }));
    for (const [at, words] of own.entries()) {
      builder.addName(foldLabel(words.join(' ')));
      names.push({ name: names.length + 1, words, isLabel: at === 0, popularity, type });
    }
  }
  return { matcher: new NameMatcher(builder.finish()), names };
}

it('finds the names with all words: those that begin with the first by score, the others by popularity', () => {
  fc.assert(
    fc.property(fc.array(entity, { maxLength: 40 }), pattern, (drawn, { words: typed, types }) => {
      const { matcher, names } = build(drawn.toSorted((a, b) => b.popularity - a.popularity));
      const found = names.filter(
        ({ words, type }) =>
          typed.every((each) => words.some((own) => own.startsWith(each))) &&
          (types.length === 0 || types.some((wanted) => wanted === type)),
      );
      const begins = ({ words }: Name) => words[0]?.startsWith(typed[0] ?? '') === true;
      const score = ({ isLabel, popularity }: Name) => popularity - (isLabel ? 0 : ALIAS_COST);
      const expected = [
        ...found.filter(begins).sort((a, b) => score(b) - score(a) || a.name - b.name),
        ...found.filter((name) => !begins(name)),
      ].map((name) => ({ name: name.name, begins: begins(name) }));
      const matches = [...matcher.match({ words: typed, edits: 0, types })];
      expect(matches.map(({ name, begins: own }) => ({ name, begins: own }))).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

it('finds nothing when one word is unknown, also after another search', () => {
  const { matcher } = build([{ names: [['alpha', 'beta']], popularity: 1, type: 'GENE' }]);
  const match = (...words: string[]) => [...matcher.match({ words, edits: 0, types: [] })].length;
  expect([match('alpha', 'beta'), match('alpha', 'zz'), match('beta'), match('zz')]).toEqual([
    1, 0, 1, 0,
  ]);
});

it('allows typing errors', () => {
  const { matcher } = build([{ names: [['alpha', 'beta']], popularity: 1, type: 'GENE' }]);
  const [found] = matcher.match({ words: ['aplha', 'beta'], edits: 1, types: [] });
  expect(found).toEqual({ name: 1, rank: 1, begins: true });
});
