import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelRow } from '../label-row.fixture.js';
import { foldLabel } from '../name-folding.js';
import { ALIAS_COST } from '../search-limits.js';
import { NameArraysBuilder } from './name-arrays.js';
import { type MatchingNames, NameMatcher } from './name-matcher.js';

interface Name {
  readonly name: number;
  readonly words: readonly string[];
  readonly isLabel: boolean;
  readonly popularity: number;
}

const WORDS = ['alpha', 'alpine', 'beta', 'bark', 'gamma'];
const WANTED = 50;

/** Names enough that a search does not look at all of them at first. */
function build(
  seed: number,
  fall: number,
  endings: number,
): { matcher: NameMatcher; names: readonly Name[] } {
  const builder = new NameArraysBuilder();
  const names: Name[] = [];
  let state = seed;
  const draw = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % most;
  };
  const ended = (word: string) =>
    endings === 1 ? word : `${word}${draw(endings).toString(26).replaceAll(/\d/g, 'z')}`;
  for (let entity = 0; entity < 9_000; entity += 1) {
    const popularity = Math.max(0, 4_000 - Math.floor(entity / fall));
    builder.startEntity(labelRow(`Q${entity}`, 'x', { popularity }));
    const count = 1 + draw(3);
    for (let own = 0; own < count; own += 1) {
      // Labels or aliases are rare among the most popular ones, so that either has to be waited for.
      const isSparse = own === 0 ? seed % 2 === 0 : seed % 3 === 0;
      const first = isSparse && entity < 6_000 ? 'other' : (WORDS[draw(WORDS.length)] ?? '');
      // Of many endings each word has few names, of one it has thousands.
      const words = [ended(first), ended(WORDS[draw(WORDS.length)] ?? '')];
      builder.addName(foldLabel(words.join(' ')));
      names.push({ name: names.length + 1, words, isLabel: own === 0, popularity });
    }
  }
  const arrays = builder.finish();
  return { matcher: new NameMatcher(arrays, WANTED), names };
}

/** What `match` promises, by definition. */
function expected(names: readonly Name[], typed: readonly string[]): readonly number[] {
  const found = names.filter(({ words }) =>
    typed.every((each) => words.some((word) => word.startsWith(each))),
  );
  const begun = found.filter(({ words }) => words[0]?.startsWith(typed[0] ?? ''));
  const standing = ({ isLabel, popularity }: Name) => popularity - (isLabel ? 0 : ALIAS_COST);
  // Of an alias and a label of the same standing the alias is of the more popular entity.
  const first = begun.toSorted((a, b) => standing(b) - standing(a) || a.name - b.name);
  return [...new Set([...first, ...found].map(({ name }) => name))];
}

function allOf({ first, others }: MatchingNames): readonly number[] {
  return [...new Set([...first, ...others].map(({ name }) => name))];
}

const INDEXES = [
  build(1, 2, 1),
  build(2, 20, 40),
  build(3, 2, 40),
  build(4, 20, 2_000),
  build(6, 2, 2_000),
];

it('finds all names in order, however it comes by the best', () => {
  const typed = ['a', 'al', 'alp', 'alpham', 'b', 'be', 'ga', 'zz', 'bet', 'gammaz'];
  const pattern = fc.uniqueArray(fc.constantFrom(...typed), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.constantFrom(...INDEXES), pattern, ({ matcher, names }, words) => {
      const wanted = expected(names, words);
      const { first, others } = matcher.match({ words, edits: 0, types: [] });
      expect(first.map(({ name }) => name)).toEqual(wanted.slice(0, WANTED));
      const begins = (name: number) => names[name - 1]?.words[0]?.startsWith(words[0] ?? '');
      expect(first.every((one) => one.begins === begins(one.name))).toBe(true);
      const got = allOf({ first, others });
      expect(got.length).toBe(wanted.length);
      expect(got.findIndex((name, at) => name !== wanted[at])).toBe(-1);
    }),
    { numRuns: 60 },
  );
});

it('leaves nothing behind of a search that was not read to its end', () => {
  const { matcher, names } = build(3, 20, 40);
  matcher.match({ words: ['al', 'b'], edits: 0, types: [] });
  const found = matcher.match({ words: ['b', 'al'], edits: 0, types: [] });
  expect(allOf(found)).toEqual(expected(names, ['b', 'al']));
});
