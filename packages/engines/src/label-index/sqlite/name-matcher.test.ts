import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelRow } from '../label-row.fixture.js';
import { foldLabel } from '../name-folding.js';
import { ALIAS_COST } from '../search-limits.js';
import { NameArraysBuilder } from './name-arrays.js';
import { NameMatcher } from './name-matcher.js';

interface Name {
  readonly name: number;
  readonly words: readonly string[];
  readonly isLabel: boolean;
  readonly popularity: number;
}

const WORDS = ['alpha', 'alpine', 'beta', 'bark', 'gamma'];

/** Names enough that a search does not look at all of them at first. */
function build(seed: number, fall: number): { matcher: NameMatcher; names: readonly Name[] } {
  const builder = new NameArraysBuilder();
  const names: Name[] = [];
  let state = seed;
  const draw = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % most;
  };
  for (let entity = 0; entity < 9_000; entity += 1) {
    const popularity = Math.max(0, 4_000 - Math.floor(entity / fall));
    builder.startEntity(labelRow(`Q${entity}`, 'x', { popularity }));
    const count = 1 + draw(3);
    for (let own = 0; own < count; own += 1) {
      // Labels or aliases are rare among the most popular ones, so that either has to be waited for.
      const isSparse = own === 0 ? seed % 2 === 0 : seed % 3 === 0;
      const first = isSparse && entity < 6_000 ? 'other' : (WORDS[draw(WORDS.length)] ?? '');
      const words = [first, WORDS[draw(WORDS.length)] ?? ''];
      builder.addName(foldLabel(words.join(' ')));
      names.push({ name: names.length + 1, words, isLabel: own === 0, popularity });
    }
  }
  return { matcher: new NameMatcher(builder.finish()), names };
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
  return [...first, ...found].map(({ name }) => name);
}

it('yields all names in order, however many it looks at in turn', () => {
  const pattern = fc.uniqueArray(fc.constantFrom('a', 'al', 'alp', 'b', 'be', 'ga', 'zz'), {
    minLength: 1,
    maxLength: 2,
  });
  fc.assert(
    fc.property(fc.nat(5), fc.constantFrom(2, 20), pattern, (seed, fall, words) => {
      const { matcher, names } = build(seed + 1, fall);
      const ask = () => [...matcher.match({ words, edits: 0, types: [] })].map(({ name }) => name);
      const [sooner] = matcher.match({ words: ['b'], edits: 0, types: [] });
      expect(sooner?.name).toBe(expected(names, ['b'])[0]);
      const wanted = expected(names, words);
      const got = ask();
      expect(got.length).toBe(wanted.length);
      expect(got.findIndex((name, at) => name !== wanted[at])).toBe(-1);
    }),
    { numRuns: 12 },
  );
});
