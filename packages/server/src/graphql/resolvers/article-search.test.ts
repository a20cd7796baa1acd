import { describe, expect, it } from 'vitest';
import { parseArticleSearch } from './articles.js';

const rejection = (argument: string) =>
  expect.objectContaining({ code: 'INVALID_ARGUMENT', argument });

describe('parseArticleSearch', () => {
  it('reads all ten arguments', () => {
    expect(
      parseArticleSearch({
        query: ' asthma ',
        entityFilter: 'wd:Q35869',
        dateRange: ['2010', null],
        hasFullText: false,
        publicationType: 'Review',
        authorNames: ['Smith J', null, '  ', ' Doe Jane '],
        sortOrder: 'newest',
        pageNumber: 2,
        pageSize: 100,
        doi: 'https://doi.org/10.1000/ABC',
      }),
    ).toEqual({
      query: {
        text: 'asthma',
        entity: 'http://www.wikidata.org/entity/Q35869',
        issued: { from: '2010', to: null },
        hasFullText: false,
        publicationType: 'Review',
        authors: ['Smith J', 'Doe Jane'],
        doi: '10.1000/abc',
      },
      options: { order: 'newest', page: 2, pageSize: 100 },
    });
  });

  it('restricts nothing for absent, null, blank and empty arguments', () => {
    const nothing = { query: {}, options: {} };
    expect(parseArticleSearch({})).toEqual(nothing);
    expect(
      parseArticleSearch({
        query: ' ',
        entityFilter: '',
        dateRange: [],
        hasFullText: null,
        publicationType: '',
        authorNames: [null, ''],
        sortOrder: null,
        pageNumber: null,
        pageSize: null,
        doi: ' ',
      }),
    ).toEqual(nothing);
  });

  it.each([
    ['pageNumber', { pageNumber: 0 }],
    ['pageSize', { pageSize: 0 }],
    ['pageSize', { pageSize: 101 }],
    ['sortOrder', { sortOrder: 'DATE' }],
    ['sortOrder', { sortOrder: 'constructor' }],
    ['doi', { doi: 'abc' }],
    ['entityFilter', { entityFilter: 'asthma' }],
    ['dateRange', { dateRange: ['2010'] }],
    ['query', { query: 'x'.repeat(1_001) }],
    ['authorNames', { authorNames: Array.from({ length: 51 }, () => 'Smith') }],
  ])('names %s when it rejects it', (argument, input) => {
    expect(() => parseArticleSearch(input)).toThrowError(rejection(argument));
  });
});
