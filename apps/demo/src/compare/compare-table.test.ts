import { describe, expect, it } from 'vitest';
import type { EntityRow } from '../explore/entity-list.ts';
import { compareEntities } from '../pages/compare-page.tsx';

const row = (iri: string, type: string, relation: string): EntityRow => ({
  iri,
  name: iri,
  type,
  relation,
  values: [],
  inheritedFrom: '',
  facts: [],
  statements: null,
});

describe('the comparison of entities', () => {
  it('lists shared neighbors before those of one, and types with shared ones before others', () => {
    const one = [row('a', 'GENE', 'r'), row('b', 'GENE', 'r'), row('x', 'DISEASE', 's')];
    const other = [row('b', 'GENE', 'q'), row('y', 'DISEASE', 's'), row('z', 'DISEASE', 's')];
    expect(
      compareEntities([
        { iri: '1', label: 'one', rows: one },
        { iri: '2', label: 'two', rows: other },
      ]),
    ).toMatchObject([
      {
        group: 'Genes and proteins',
        rows: [
          { iri: 'b', relations: ['r', 'q'] },
          { iri: 'a', relations: ['r', ''] },
        ],
      },
      { group: 'Diseases', rows: [{ iri: 'x' }, { iri: 'y' }, { iri: 'z' }] },
    ]);
  });

  it('leaves out the compared entities themselves', () => {
    const rows = [row('2', 'DISEASE', 'subclass of')];
    expect(
      compareEntities([
        { iri: '1', label: 'one', rows },
        { iri: '2', label: 'two', rows: [] },
      ]),
    ).toEqual([]);
  });
});
