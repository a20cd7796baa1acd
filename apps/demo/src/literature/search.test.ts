import { describe, expect, it } from 'vitest';
import { getInsightSearch, getSearch, getSuggestion, getYearProblem } from './search.ts';

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

  it('restricts nothing to a range that is none, and says what is wrong with it', () => {
    expect(getYearProblem({ from: '2010', to: '2010' })).toBeNull();
    expect(getYearProblem({ from: '20' })).toBe('Enter each year with four digits.');
    expect(getYearProblem({ from: '2020', to: '2010' })).toBe('“From” is later than “To”.');
    expect(getSearch({ text: 'asthma', from: '2020', to: '2010' })).toEqual({
      text: 'asthma',
      order: 'relevance',
    });
  });
});

describe('another spelling', () => {
  it('is read of what the service says of a search', () => {
    const reading = 'all of the words “diabtes”; most relevant first; did you mean diabetes?';
    expect(getSuggestion(reading)).toBe('diabetes');
    expect(getSuggestion('all of the words “diabetes”; most relevant first')).toBeNull();
    expect(getSuggestion(undefined)).toBeNull();
  });
});
