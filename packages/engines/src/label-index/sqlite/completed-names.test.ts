import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrderOfCompletion } from '../completion-order.js';
import { labelRow } from '../label-row.fixture.js';
import { foldLabel } from '../name-folding.js';
import { CompletedNames } from './completed-names.js';
import { NameArraysBuilder } from './name-arrays.js';
import { NameKeys } from './name-keys.js';

const MOST = 40;

it('takes names in the order of completion, as far as they are wanted', () => {
  const word = fc.constantFrom(
    'haem',
    'hem',
    'haemoglobin',
    'lung',
    'il-6',
    'il',
    '6',
    'tumour',
    'x',
  );
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const entity = fc.record({
    names: fc.array(name, { minLength: 1, maxLength: 3 }),
    popularity: fc.integer({ min: 0, max: 3_000 }),
  });
  const entities = fc.array(entity, { minLength: 1, maxLength: 12 });
  const typed = fc.constantFrom('h', 'hae', 'haem', 'hem', 'lung x', 'IL 6', 'il', 'tumor', 'zz');
  fc.assert(
    fc.property(entities, typed, fc.integer({ min: 1, max: MOST }), (drawn, text, wanted) => {
      const rows = drawn.toSorted((a, b) => b.popularity - a.popularity);
      const builder = new NameArraysBuilder();
      const all = rows.flatMap(({ names, popularity }, index) => {
        builder.startEntity(labelRow(`Q${index}`, 'x', { popularity }));
        return names.map((each, own) => {
          const folded = foldLabel(each);
          builder.addName(folded);
          const begins = folded.firsts.some((first) => first.startsWith(text.slice(0, 1)));
          return { key: folded.key, isLabel: own === 0, begins, popularity, rank: index + 1 };
        });
      });
      const named = all.map((each, index) => ({ ...each, name: index + 1 }));
      const keyText = all.map(({ key }) => key).join('\n');
      const keys = new NameKeys({
        keysBetween: { run: () => {}, rows: () => [], row: () => [keyText] },
      });
      const completed = new CompletedNames(builder.finish(), keys, MOST);
      const taken: (readonly [name: number, rank: number])[] = [];
      completed.each(text, named, (one, rank) => taken.push([one, rank]) < wanted);
      expect(taken).toEqual(
        inOrderOfCompletion(text, named)
          .slice(0, wanted)
          .map((each) => [each.name, each.rank]),
      );
    }),
    { numRuns: 300 },
  );
});
