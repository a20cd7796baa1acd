import { describe, expect, it } from 'vitest';
import { tableOf } from './table-of.js';

describe('the table of an answer', () => {
  it('has the solutions of a query, unbound variables empty', () => {
    const answer = {
      head: { vars: ['drug', 'name'] },
      results: {
        bindings: [{ drug: { value: 'a' } }, { drug: { value: 'b' }, name: { value: 'B' } }],
      },
    };
    expect(tableOf(answer)).toEqual({
      columns: ['drug', 'name'],
      rows: [
        ['a', ''],
        ['b', 'B'],
      ],
      total: 2,
    });
  });

  it('is of the first things with names at the highest level, and names what they hold', () => {
    const answer = {
      counts: [{ count: 1 }, { count: 2 }, { count: 3 }],
      nodes: [
        {
          __typename: 'Node',
          label: 'asthma',
          types: ['A', 'B'],
          in: { name: 'lung' },
          gone: null,
        },
      ],
      edges: [{ label: 'treats' }, { label: 'treats' }],
    };
    expect(tableOf({ data: { found: answer } })).toEqual({
      columns: ['label', 'types', 'in'],
      rows: [['asthma', 'A, B', 'lung']],
      total: 1,
    });
  });

  it('shows a hundred rows, and counts all', () => {
    const table = tableOf(Array.from({ length: 250 }, (_, at) => ({ at })));
    expect([table?.rows.length, table?.total]).toEqual([100, 250]);
  });

  it('is none without rows', () => {
    for (const answer of [null, 3, 'text', [], { rows: [] }, { deep: { er: [1, 2] } }]) {
      expect(tableOf(answer)).toBeNull();
    }
  });
});
