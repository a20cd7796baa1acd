import { describe, expect, it } from 'vitest';
import {
  formatTableState,
  neededRows,
  PAGE_SIZE,
  parseTableState,
  shownRows,
} from './data-table.tsx';

const ROWS = [
  { name: 'gene 10', count: 2 },
  { name: 'gene 9', count: null },
  { name: 'Other', count: 11 },
];
const COLUMNS = [
  { name: 'name', read: ({ name }: (typeof ROWS)[number]) => name },
  { name: 'count', read: ({ count }: (typeof ROWS)[number]) => count },
];
const AS_IT_COMES = parseTableState('');
const namesBy = (changes: Partial<typeof AS_IT_COMES>) =>
  shownRows(ROWS, COLUMNS, { ...AS_IT_COMES, ...changes }).map(({ name }) => name);

describe('the rows of a table', () => {
  it('are ordered by texts with numbers in them and by numbers, rows without a value last', () => {
    expect(namesBy({})).toEqual(['gene 10', 'gene 9', 'Other']);
    expect(namesBy({ order: 'name' })).toEqual(['gene 9', 'gene 10', 'Other']);
    expect(namesBy({ order: 'count' })).toEqual(['gene 10', 'Other', 'gene 9']);
    expect(namesBy({ order: 'count', isDescending: true })).toEqual(['Other', 'gene 10', 'gene 9']);
  });

  it('are those that hold all words of a filter, in any column and letter case', () => {
    expect(namesBy({ filter: 'GENE 2' })).toEqual(['gene 10']);
    expect(namesBy({ filter: 'nothing' })).toEqual([]);
  });

  it('are all needed where they are ordered or filtered, and else a page at a time', () => {
    expect(neededRows({ ...AS_IT_COMES, offset: 30 })).toBe(30 + PAGE_SIZE);
    for (const changes of [{ order: 'name' }, { filter: 'x' }, { isDescending: true }]) {
      expect(neededRows({ ...AS_IT_COMES, ...changes })).toBe(Number.POSITIVE_INFINITY);
    }
  });
});

describe('the state of a table in an address', () => {
  it('comes back as it was, and is nothing for a table as it comes', () => {
    const state = { order: 'name', isDescending: true, offset: 40, filter: 'a.b c' };
    expect(parseTableState(formatTableState(state))).toEqual(state);
    expect(formatTableState(AS_IT_COMES)).toBe('');
    expect(parseTableState('name.sideways.x')).toEqual(AS_IT_COMES);
  });
});
