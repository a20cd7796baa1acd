import { expect, it } from 'vitest';
import { labelRow } from '../label-row.fixture.js';
import { foldLabel } from '../name-folding.js';
import { BroadBeginnings } from './broad-beginnings.js';
import { NameArraysBuilder } from './name-arrays.js';
import { NameSet } from './name-set.js';
import { nodeOf } from './word-trie.js';

const WANTED = 3;
const ENTITIES = 2_000;

it('knows the best names of what very many have, and of nothing else', () => {
  const builder = new NameArraysBuilder();
  for (let entity = 0; entity < ENTITIES; entity += 1) {
    builder.startEntity(labelRow(`Q${entity}`, 'x', { popularity: ENTITIES - entity }));
    // Only the last ones begin so; the others have it further inside.
    const isBegun = entity >= ENTITIES - 2;
    builder.addName(foldLabel(isBegun ? `syndrome ${entity}` : `rare${entity % 100} syndrome`));
  }
  const arrays = builder.finish();
  const isLabel = new NameSet(ENTITIES + 1);
  for (let name = 1; name <= ENTITIES; name += 1) isLabel.add(name);
  const broad = new BroadBeginnings(arrays, isLabel, WANTED);
  const of = (text: string) => broad.of(nodeOf(arrays.vocabulary, text));
  const best = [
    { name: ENTITIES - 1, begins: true },
    { name: ENTITIES, begins: true },
    { name: 1, begins: false },
  ];
  expect(['s', 'synd', 'syndrome'].map(of)).toEqual([best, best, best]);
  expect(of('rare')?.map(({ name }) => name)).toEqual([1, 2, 3]);
  expect(['rare7', 'zz'].map(of)).toEqual([null, null]);
});
