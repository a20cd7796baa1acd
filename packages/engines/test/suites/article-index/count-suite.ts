import { expect, it } from 'vitest';
import type {
  Article,
  ArticleIndex,
  EntityLabel,
} from '../../../src/article-index/article-index.js';
import { ARTICLES, ASTHMA, GENE } from '../../../src/article-index/articles.fixture.js';
import { testArticle, testAuthor } from '../../testing/test-indexes.js';

/** Tests of article counts (facets, trends and pairs) that every index passes. */
export function describeArticleCounts(
  open: (articles?: readonly Article[], entityLabel?: EntityLabel) => Promise<ArticleIndex>,
): void {
  it('counts authors, with abbreviated names joined', async () => {
    const counts = await (await open()).facet({}, 'author');
    expect(counts.map(({ label, count }) => [label, count])).toEqual([
      ['García, José M', 2],
      ['Smith, John A', 2],
      ['de la Cruz, Ana', 1],
      ['The Asthma Group', 1],
    ]);
    expect(counts[0]?.author).toEqual({ family: 'García', given: 'José M', affiliations: [] });
  });

  it('finds exactly the articles of an author by the name in the list, or by the ORCID iD', async () => {
    const orcid = '0000-0002-1825-0097';
    const names = ['Wei', 'W', 'Wen', 'Wei Ming'].map((given) => testAuthor('Wang', given));
    const authors = [...names, testAuthor('Wang', 'Wei', { orcid }), testAuthor('Li', 'Bo')];
    const index = await open([
      ...authors.map((author, place) => testArticle(place, 'x', { authors: [author] })),
      testArticle(99, 'x', { authors: [testAuthor('Li', 'B')] }),
    ]);
    for (const { label, author, count } of await index.facet({}, 'author', { limit: 50 })) {
      const name = author?.orcid ?? label;
      expect([name, (await index.search({ authors: [name] })).total]).toEqual([name, count]);
    }
  });

  it('counts organizations, entities and descriptors of matching articles', async () => {
    const index = await open(ARTICLES, (iri) => (iri === ASTHMA ? 'asthma' : null));
    expect(await index.facet({}, 'affiliation')).toEqual([
      { key: 'university of y', label: 'University of Y', location: 'Lima, Peru', count: 1 },
    ]);
    expect(await index.facet({ text: 'asthma' }, 'entity')).toEqual([
      { key: ASTHMA, label: 'asthma', count: 2 },
      { key: GENE, label: GENE, count: 1 },
    ]);
    expect(await index.facet({}, 'meshDescriptor', { limit: 2 })).toEqual([
      { key: 'Child', label: 'Child', count: 3 },
      { key: 'Asthma', label: 'Asthma', count: 1 },
    ]);
  });

  it('counts matching articles by the year of their date, undated ones in none', async () => {
    const index = await open();
    expect(await index.facet({}, 'year')).toEqual([
      { key: '2020', label: '2020', count: 2 },
      { key: '2019', label: '2019', count: 1 },
      { key: '2021', label: '2021', count: 1 },
    ]);
    const from2020 = { issued: { from: '2020', to: null } };
    const counts = await index.facet(from2020, 'year');
    expect(counts.map(({ key, count }) => [key, count])).toEqual([
      ['2020', 2],
      ['2021', 1],
    ]);
    expect(await index.facet({}, 'year', { limit: 1 })).toMatchObject([{ key: '2020' }]);
    expect(await index.facet({ text: 'nothingness' }, 'year')).toEqual([]);
  });

  it('splits trends at a date, or at the newest quarter; undated articles count in no group', async () => {
    const index = await open();
    const given = await index.trends({}, 'meshDescriptor', { splitAt: '2020', minimum: 2 });
    expect(given).toEqual({
      earlierTotal: 1,
      recentTotal: 3,
      splitAt: '2020-01-01',
      values: [{ key: 'Child', label: 'Child', count: 3, earlier: 1, recent: 1 }],
    });
    expect(await index.trends({}, 'entity')).toMatchObject({
      splitAt: '2021-12-31',
      recentTotal: 1,
    });
  });

  it('counts what occurs together', async () => {
    const keys = [ASTHMA, GENE, 'http://x.org/none'];
    expect(await (await open()).cooccurrence({}, 'entity', keys)).toEqual([
      [2, 1, 0],
      [1, 2, 0],
      [0, 0, 0],
    ]);
  });
}
