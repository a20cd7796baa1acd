import { describe, expect, it } from 'vitest';
import {
  getInsightSearch,
  getSearch,
  getSimilarSearch,
  getYearProblem,
  isSimilar,
  withPhrase,
} from './search.ts';

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

  it('restricts nothing to a range that is none, and says what is wrong with it', () => {
    expect(getYearProblem({ from: '2010', to: '2010' })).toBeNull();
    expect(getYearProblem({ from: '20' })).toBe('A year has four digits.');
    expect(getYearProblem({ from: '2020', to: '2010' })).toBe('“From” is later than “To”.');
    expect(getSearch({ text: 'asthma', from: '2020', to: '2010' })).toEqual({
      text: 'asthma',
      order: 'relevance',
    });
  });
});

describe('similar articles', () => {
  const title = 'Engineering the CRISPR/Cas13 System against RNA Viruses: a Review';

  it('are searched by the words of the title, not the general ones, and by headings', () => {
    expect(getSimilarSearch(title, ['RNA "x"'])).toBe(
      'engineering OR crispr OR cas13 OR system OR against OR rna OR viruses OR "RNA  x "',
    );
    expect(getSimilarSearch('A study of the new', [])).toBeNull();
  });

  it('stay within what the service reads', () => {
    const long = Array.from({ length: 60 }, (_, at) => `word${at}`.padEnd(40, 'x')).join(' ');
    const text = getSimilarSearch(long, ['Neoplasms']) ?? '';
    expect(text.length).toBeLessThanOrEqual(1_000);
    expect(text.split(' OR ').length).toBeLessThanOrEqual(31);
  });

  it('share two words of the subject: a single or general one is not enough', () => {
    expect(isSimilar('Structure of the RNA of a virus', title, ['RNA'])).toBe(false);
    expect(isSimilar('CRISPR systems of bacteria', title, [])).toBe(true);
    expect(isSimilar('A review of study effects', title, [])).toBe(false);
    expect(isSimilar('Drug repositioning', 'A title', ['Drug Repositioning'])).toBe(true);
  });
});
