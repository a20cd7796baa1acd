import { parseEntityIri } from '@biographql/core';
import { describe, expect, it } from 'vitest';
import { chartRows, getMeasures } from './bar-chart.tsx';

const row = (label: string, ...values: readonly string[]) => ({
  iri: parseEntityIri(`http://example.org/${label}`),
  types: [],
  values: [label, ...values],
  statements: [],
  inheritedFrom: null,
});
const LIST = {
  columns: ['label', 'references', 'note', 'articles'],
  rows: [row('a', '1', '2', '0'), row('b', '3', 'x', '0'), row('c', '3', '', '5')],
};

describe('what a chart draws', () => {
  it('are columns of numbers alone', () => {
    expect(getMeasures(LIST)).toEqual(['references', 'articles']);
    expect(getMeasures({ ...LIST, rows: [] })).toEqual([]);
  });

  it('are the greatest, the first of equal ones first', () => {
    const labels = chartRows(LIST, 'references', 2).map(({ label, amount }) => [label, amount]);
    expect(labels).toEqual([
      ['b', 3],
      ['c', 3],
    ]);
  });
});
