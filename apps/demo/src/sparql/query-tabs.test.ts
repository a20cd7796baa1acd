import { describe, expect, it } from 'vitest';
import { withQuery } from './query-picker.tsx';

describe('stored queries', () => {
  it('replace the open tab by the query that is run in it', () => {
    const before = { tabs: ['a', 'b'], history: ['b', 'a'] };
    expect(withQuery(before, 'c', 'a')).toEqual({ tabs: ['c', 'b'], history: ['c', 'b', 'a'] });
  });

  it('open a tab for a query without one, and list each query once', () => {
    const before = { tabs: ['a'], history: ['a', 'b'] };
    expect(withQuery(before, 'b', null)).toEqual({ tabs: ['a', 'b'], history: ['b', 'a'] });
    expect(withQuery(before, 'a', null)).toEqual({ tabs: ['a'], history: ['a', 'b'] });
  });
});
