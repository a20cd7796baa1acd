import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelRow } from '../label-row.fixture.js';
import { foldLabel, nameKey } from '../name-folding.js';
import { eachLikelyName } from './exact-names.js';
import { NameArraysBuilder } from './name-arrays.js';
import { WordsOfNames } from './words-of-names.js';

const NAMES = [
  'lung cancer',
  'cancer of the lung',
  'beta-blocker',
  'tumour necrosis factor',
  'IL-6',
  'interleukin 6 receptor',
  'haemoglobin',
];

function asking(names: readonly string[]): (text: string) => boolean {
  const builder = new NameArraysBuilder();
  for (const [index, name] of names.entries()) {
    builder.startEntity(labelRow(`Q${index}`, name, { popularity: 0 }));
    builder.addName(foldLabel(name));
  }
  const arrays = builder.finish();
  const wordsOf = new WordsOfNames(arrays.namesByWord, arrays.firstNames.at(-1) ?? 0);
  return (text) => {
    const likely: number[] = [];
    const isLookedAt = eachLikelyName(arrays, wordsOf, nameKey(text), (name, isLikely) => {
      if (isLikely()) likely.push(name);
    });
    return !isLookedAt || likely.length > 0;
  };
}

it.each([...NAMES, 'Lung cancer', 'hemoglobin', 'tumor necrosis factor', 'il 6'])(
  'takes %j for what may be a name',
  (text) => {
    expect(asking(NAMES)(text)).toBe(true);
  },
);

it.each(['lung', 'lung canc', 'cancer', 'necrosis factor', 'lung receptor', '6', 'lungs'])(
  'knows that %j is none',
  (text) => {
    expect(asking(NAMES)(text)).toBe(false);
  },
);

it('never denies a name', () => {
  const piece = fc.constantFrom('il', '6', '-', ' ', 'Tumour', 'α', 'x', "'", '12', 'ised', 'é');
  const name = fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), (names) => {
      const mayBe = asking(names);
      expect(names.filter((one) => nameKey(one) !== '' && !mayBe(one))).toEqual([]);
    }),
  );
});
