import { describe, expect, it } from 'vitest';
import { withQuery } from './query-picker.tsx';

describe('stored queries', () => {
  it('are each query once, in the order in which they were first run', () => {
    expect(withQuery(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(withQuery(['a', 'b'], 'a')).toEqual(['a', 'b']);
  });

  it('lose the oldest where there are many', () => {
    const many = Array.from({ length: 12 }, (_, at) => `${at}`);
    expect(withQuery(many, 'last')).toEqual([...many.slice(1), 'last']);
  });
});
