import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { temporaryPlace } from '../../../test/testing/temporary-place.js';
import { labelRow } from '../../../test/testing/test-indexes.js';
import { inBatches } from '../../driver.js';
import { openDatabase } from '../../sqlite/sqlite.js';
import { compareRows } from '../label-index.js';
import { ALIAS_COST } from '../name-order.js';
import { LABEL_FORMAT, prepareStatements } from './label-tables.js';
import { sqliteLabels } from './sqlite-label-builder.js';
import { NameMatcher } from './sqlite-label-index.js';

interface Name {
  readonly name: number;
  readonly words: readonly string[];
  readonly isLabel: boolean;
  readonly popularity: number;
  readonly type: 'DISEASE' | 'GENE';
}

const word = fc.constantFrom('alpha', 'alpine', 'beta', 'bark', 'gamma', 'gammaray', 'x');
const entity = fc.record({
  names: fc.uniqueArray(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    { minLength: 1, maxLength: 3 },
  ),
  popularity: fc.integer({ min: 0, max: 2_000 }),
  type: fc.constantFrom('DISEASE' as const, 'GENE' as const),
});
const typedWord = fc.constantFrom('a', 'al', 'alp', 'alpham', 'b', 'be', 'ga', 'gammar', 'x', 'zz');
const pattern = fc.record({
  words: fc.uniqueArray(typedWord, { minLength: 1, maxLength: 3 }),
  types: fc.constantFrom([], ['GENE' as const], ['DISEASE' as const, 'GENE' as const]),
});

type Drawn = Pick<Name, 'popularity' | 'type'> & { readonly names: readonly string[] };

async function build(drawn: readonly Drawn[]) {
  const names: Name[] = [];
  const sorted = drawn
    .map(({ names: [label = '', ...aliases], popularity, type }, at) =>
      labelRow(`Q${at}`, label, { popularity, types: [type], aliases }),
    )
    .sort(compareRows);
  for (const { label, aliases, popularity, types } of sorted)
    for (const [at, text] of [label, ...aliases].entries())
      names.push({
        name: names.length + 1,
        words: text.split(' '),
        isLabel: at === 0,
        popularity,
        type: types[0] as Name['type'],
      });
  const place = await temporaryPlace();
  await sqliteLabels.build(inBatches(sorted), place);
  const database = openDatabase(join(place.directory, 'labels.db'), LABEL_FORMAT);
  return {
    matcher: new NameMatcher(prepareStatements(database)),
    names,
    async [Symbol.asyncDispose]() {
      database.close();
      await place[Symbol.asyncDispose]();
    },
  };
}

it('finds the names with all words: those that begin with the first by score, the others by popularity', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entity, { maxLength: 40 }),
      fc.array(pattern, { minLength: 5, maxLength: 5 }),
      async (drawn, patterns) => {
        await using built = await build(drawn);
        const { matcher, names } = built;
        for (const { words: typed, types } of patterns) {
          const found = names.filter(
            ({ words, type }) =>
              typed.every((each) => words.some((nameWord) => nameWord.startsWith(each))) &&
              (types.length === 0 || types.some((wanted) => wanted === type)),
          );
          const begins = ({ words }: Name) => words[0]?.startsWith(typed[0] ?? '') === true;
          const score = ({ isLabel, popularity }: Name) => popularity - (isLabel ? 0 : ALIAS_COST);
          const expected = [
            ...found.filter(begins).sort((a, b) => score(b) - score(a) || a.name - b.name),
            ...found.filter((name) => !begins(name)),
          ].map((name) => ({ name: name.name, begins: begins(name) }));
          const matches = [...matcher.match({ words: typed, edits: 0, types })];
          expect(
            matches.map(({ name, begins: isBeginning }) => ({ name, begins: isBeginning })),
          ).toEqual(expected);
        }
      },
    ),
    { numRuns: 100 },
  );
});

it('finds more names than are read at once', async () => {
  const many = Array.from({ length: 350 }, (_, at) => ({
    names: [`alpha ${at}`, `beta alpha ${at}`],
    popularity: at,
    type: 'GENE' as const,
  }));
  await using built = await build(many);
  const matches = [...built.matcher.match({ words: ['alp'], edits: 0, types: [] })];
  expect(matches.length).toBe(700);
  expect(new Set(matches.map(({ name }) => name)).size).toBe(700);
});

it('finds nothing when one word is unknown, also after another search', async () => {
  await using built = await build([{ names: ['alpha beta'], popularity: 1, type: 'GENE' }]);
  const match = (...words: string[]) =>
    [...built.matcher.match({ words, edits: 0, types: [] })].length;
  expect([match('alpha', 'beta'), match('alpha', 'zz'), match('beta'), match('zz')]).toEqual([
    1, 0, 1, 0,
  ]);
});

it('allows typing errors', async () => {
  await using built = await build([{ names: ['alpha beta'], popularity: 1, type: 'GENE' }]);
  const [found] = built.matcher.match({ words: ['aplha', 'beta'], edits: 1, types: [] });
  expect(found).toMatchObject({ name: 1, rank: 1, begins: true });
});
