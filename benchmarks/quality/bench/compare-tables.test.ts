import { expect, it } from 'vitest';
import { compareTables } from './compare-tables.js';
import type { Table } from './sections.js';

function tableOf(hit: number, name = 'ours'): Table {
  return {
    title: 'Questions, over 10 articles',
    rows: {
      'plain FTS5, any word': { queries: 10, 'hit@1': 0.5 },
      [name]: { queries: 10, 'hit@1': hit, 'recall@10': null },
    },
  };
}

it('puts shares side by side, in points, without counts and other searches', () => {
  const { rows, wrong } = compareTables([tableOf(0.61)], [tableOf(0.604)]);
  expect(rows).toEqual({
    'Questions: ours, hit@1': { embedded: 0.61, cluster: 0.604, points: -0.6 },
  });
  expect(wrong).toEqual([]);
});

it('lists what is more than two points worse, not what is better', () => {
  expect(compareTables([tableOf(0.61)], [tableOf(0.7)]).wrong).toEqual([]);
  expect(compareTables([tableOf(0.61)], [tableOf(0.58)]).wrong).toEqual([
    'Questions: ours, hit@1: 3 points worse',
  ]);
});

it('leaves out what only one of them has', () => {
  expect(compareTables([tableOf(0.6, 'one')], [tableOf(0.6, 'other')]).rows).toEqual({});
});
