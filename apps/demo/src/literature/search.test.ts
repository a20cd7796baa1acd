import { describe, expect, it } from 'vitest';
import { getInsightSearch, getSearch, withPhrase } from './search.ts';

describe('the search of the address', () => {
  it('leaves out what is empty', () => {
    expect(getSearch({})).toEqual({ order: 'newest' });
    expect(getSearch({ text: 'asthma', order: 'sideways' })).toEqual({
      text: 'asthma',
      order: 'relevance',
    });
  });

  it('reads every filter', () => {
    const parameters = { entity: 'Q35869', from: '2010', author: 'Irwin R', fulltext: 'yes' };
    expect(getSearch({ ...parameters, order: 'oldest' })).toEqual({
      entity: 'http://www.wikidata.org/entity/Q35869',
      issued: { from: '2010' },
      authors: ['Irwin R'],
      hasFullText: true,
      order: 'oldest',
    });
  });

  it('counts in facets what the search finds, with all its filters', () => {
    expect(getInsightSearch({ text: 'asthma', from: '2010', order: 'oldest' })).toEqual({
      text: 'asthma',
      issued: { from: '2010' },
    });
    expect(getInsightSearch({ entity: 'Q35869', name: 'asthma', author: 'Irwin R' })).toEqual({
      entity: 'http://www.wikidata.org/entity/Q35869',
      authors: ['Irwin R'],
    });
    expect(getInsightSearch({ order: 'oldest' })).toBeNull();
  });

  it('adds a phrase once, and no quote breaks out of it', () => {
    expect(withPhrase('asthma', 'say "x"')).toBe('asthma "say  x "');
    expect(withPhrase('asthma "Cough"', 'Cough')).toBe('asthma "Cough"');
  });
});
