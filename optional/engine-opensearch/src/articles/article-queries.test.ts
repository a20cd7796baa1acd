import type { Doi, EntityIri } from '@biographql/core';
import type { ArticleQuery } from '@biographql/engines';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleQuery, firstMatch, isRanked } from './article-queries.js';

const NOT_REQUESTED = { forms: null, withDoi: undefined };
/** All that a query is made of, in addition to the values of terms and phrases. */
const WORDS_OF_QUERIES = new Set(
  'bool must filter must_not should minimum_should_match term terms prefix match_phrase match_none exists field ids values range day gte lte words query analyzer entityOrEquivalent types hasFullText forms'.split(
    ' ',
  ),
);

describe('article query', () => {
  it('reads words, phrases and exclusions', () => {
    const query = { text: 'asthma "il 6" -mice' };
    expect(articleQuery(query, 'all', NOT_REQUESTED)).toEqual({
      bool: {
        must: [
          { match_phrase: { words: { query: 'il 6', analyzer: 'whitespace' } } },
          { term: { words: 'asthma' } },
        ],
        filter: [{ exists: { field: 'seq' } }],
        must_not: [{ term: { words: 'mouse' } }],
      },
    });
  });

  it('finds words by their beginning', () => {
    const { bool } = articleQuery({ text: 'neuro* gout' }, 'all', NOT_REQUESTED) as {
      readonly bool: { readonly must: unknown };
    };
    expect(bool.must).toContainEqual({ prefix: { words: 'neuro' } });
  });

  it('requests any of the words and all quoted phrases', () => {
    const { bool } = articleQuery({ text: '"il 6" asthma child' }, 'any', NOT_REQUESTED) as {
      readonly bool: { readonly must: readonly object[] };
    };
    expect(bool.must[1]).toEqual({
      bool: {
        should: [{ term: { words: 'asthma' } }, { term: { words: 'child' } }],
        minimum_should_match: 1,
      },
    });
  });

  it('filters without changing the relevance', () => {
    const query: ArticleQuery = {
      entity: 'http://x.org/1' as EntityIri,
      publicationType: 'Review',
      hasFullText: true,
      issued: { from: '2020', to: '2021-02' },
      doi: '10.1/x' as Doi,
    };
    expect(articleQuery(query, 'all', { forms: [3, 4], withDoi: 'article:pmid:1' })).toEqual({
      bool: {
        must: [],
        must_not: [],
        filter: [
          { exists: { field: 'seq' } },
          { term: { entityOrEquivalent: 'http://x.org/1' } },
          { term: { types: 'review' } },
          { range: { day: { gte: 20200101, lte: 20210231 } } },
          { bool: { should: [{ terms: { forms: [3, 4] } }], minimum_should_match: 1 } },
          { term: { hasFullText: true } },
          { ids: { values: ['article:pmid:1'] } },
        ],
      },
    });
  });

  it('combines filters with words', () => {
    const terms: ArticleQuery['terms'] = {
      operator: 'or',
      left: { filter: { authors: ['Smith J'] } },
      right: { operator: 'not', left: { text: 'asthma' }, right: { filter: { authors: ['X'] } } },
    };
    const formsOf = new Map([['Smith J', [3]]]);
    const { bool } = articleQuery({ terms }, 'all', { ...NOT_REQUESTED, formsOf }) as never as {
      readonly bool: { readonly must: unknown };
    };
    const smith = { bool: { should: [{ terms: { forms: [3] } }], minimum_should_match: 1 } };
    const asthma = { bool: { must: [{ term: { words: 'asthma' } }] } };
    const right = { bool: { must: [asthma], must_not: [{ match_none: {} }] } };
    const should = [{ bool: { filter: [smith] } }, right];
    expect(bool.must).toEqual([{ bool: { should, minimum_should_match: 1 } }]);
  });

  it.each([
    ['signs only', { text: '?!' }, NOT_REQUESTED],
    ['a DOI that nothing has', {}, { ...NOT_REQUESTED, withDoi: null }],
    ['authors whom no one is', {}, { ...NOT_REQUESTED, forms: [] }],
  ])('finds nothing for %s', (_, query, lookedUp) => {
    expect(articleQuery(query, 'all', lookedUp)).toEqual({ match_none: {} });
  });

  it('knows what is ranked and what is relaxed', () => {
    expect([isRanked({ text: 'asthma' }), isRanked({ text: '-asthma' }), isRanked({})]).toEqual([
      true,
      false,
      false,
    ]);
    expect(firstMatch({ text: 'asthma child' })).toEqual({ match: 'all', isRelaxed: true });
    expect(firstMatch({ text: 'asthma' })).toEqual({ match: 'all', isRelaxed: false });
    expect(firstMatch({ text: 'a b', match: 'any' })).toEqual({ match: 'any', isRelaxed: false });
  });

  it('never takes a text for syntax', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom('all', 'any'), (text, type, match) => {
        const query = articleQuery({ text, publicationType: type }, match, NOT_REQUESTED);
        for (const word of getKeys(query)) expect(WORDS_OF_QUERIES).toContain(word);
        expect(JSON.stringify(query)).not.toContain('query_string');
      }),
    );
  });
});

function getKeys(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(getKeys)];
}
