import { describe, expect, it } from 'vitest';
import { authorFilter, searchOf, togglePhrase, topicOf, withPhrase } from './search.ts';

describe('the search of the address', () => {
  it('leaves out what is empty', () => {
    expect(searchOf({})).toEqual({ order: 'newest' });
    expect(searchOf({ text: 'asthma', order: 'sideways' })).toEqual({
      text: 'asthma',
      order: 'relevance',
    });
  });

  it('reads every filter', () => {
    const parameters = { entity: 'Q35869', from: '2010', author: 'Irwin R', fulltext: 'yes' };
    expect(searchOf({ ...parameters, order: 'oldest' })).toEqual({
      entity: 'http://www.wikidata.org/entity/Q35869',
      issued: { from: '2010' },
      authors: ['Irwin R'],
      hasFullText: true,
      order: 'oldest',
    });
  });

  it('takes the name of the entity for a topic when there are no words', () => {
    expect(topicOf({ text: ' ', name: 'asthma' })).toBe('asthma');
    expect(topicOf({})).toBeNull();
  });

  it('adds a phrase once, and no quote breaks out of it', () => {
    expect(withPhrase('asthma', 'say "x"')).toBe('asthma "say  x "');
    expect(withPhrase('asthma "Cough"', 'Cough')).toBe('asthma "Cough"');
  });

  it('takes a phrase out again', () => {
    expect(togglePhrase('asthma', 'Cough')).toBe('asthma "Cough"');
    expect(togglePhrase('asthma "Cough" child', 'Cough')).toBe('asthma child');
  });

  it('shortens given names', () => {
    expect(authorFilter({ family: 'Irwin', given: 'Richard' })).toBe('Irwin R');
    expect(authorFilter({ family: 'WHO', given: '' })).toBe('WHO');
  });
});
