import type { EntityIri } from '@biographql/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testArticle, testAuthor } from './article.fixture.js';
import type { ArticleDriver } from './article-build.js';
import type { ArticleQuery } from './article-index.js';
import { openArticles } from './articles.fixture.js';
import { memoryArticleIndex } from './memory/memory-article-index.js';

const FACETS = ['author', 'affiliation', 'entity', 'meshDescriptor', 'year'] as const;

/** The exact order that our own drivers share, with the reference as the judge: an engine with a relevance of its own need not pass. */
export function describeArticleRanking(driver: ArticleDriver): void {
  describe(`article ranking: ${driver.name}`, () => {
    it('puts titles above descriptors above abstracts, and more mentions above fewer', async () => {
      await using index = await openArticles(driver);
      const idsOf = async (query: ArticleQuery) =>
        (await index.search(query)).items.map(({ pmid }) => Number(pmid));
      expect(await idsOf({ text: 'asthma' })).toEqual([5, 1, 2]);
      expect(await idsOf({ hasFullText: false, text: 'asthma' })).toEqual([5, 1]);
    });

    it('answers as the reference does, in the same order', async () => {
      await fc.assert(
        fc.asyncProperty(
          articles,
          fc.array(query, { minLength: 6, maxLength: 6 }),
          async (records, queries) => {
            const reference = memoryArticleIndex(records);
            await using index = await openArticles(driver, records);
            for (const asked of queries as readonly ArticleQuery[]) {
              for (const order of ['relevance', 'newest', 'oldest'] as const) {
                const options = { order, pageSize: 5 };
                expect(await index.search(asked, options)).toEqual(
                  await reference.search(asked, options),
                );
              }
              for (const by of FACETS) {
                expect(await index.facet(asked, by)).toEqual(await reference.facet(asked, by));
              }
              const keys = ['Asthma', 'Mice', 'none'];
              expect(await index.trends(asked, 'meshDescriptor')).toEqual(
                await reference.trends(asked, 'meshDescriptor'),
              );
              expect(await index.cooccurrence(asked, 'meshDescriptor', keys)).toEqual(
                await reference.cooccurrence(asked, 'meshDescriptor', keys),
              );
            }
          },
        ),
        { numRuns: 40, seed: 11 },
      );
    });
  });
}

const ORCID = '0000-0002-1825-0097';
const word = fc.constantFrom(
  'asthma',
  'cells',
  'cell',
  'IL-6',
  'il6',
  'β',
  'the',
  'of',
  'mouse',
  'x',
  '7',
  'virus',
);
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const issued = fc.constantFrom(null, '2019', '2020', '2020-01', '2020-02-03', '2021-12-31');
const entity = fc
  .constantFrom('http://x.org/a', 'http://x.org/b', 'http://x.org/c')
  .map((iri) => iri as EntityIri);
const author = fc
  .tuple(
    fc.constantFrom('Wang', 'WANG', 'Wáng', 'Li'),
    fc.constantFrom('Wei', 'Wen', 'W', 'W X', ''),
    fc.constantFrom(undefined, ORCID),
  )
  .map(([family, given, orcid]) => testAuthor(family, given, orcid === undefined ? {} : { orcid }));
const article = fc.record({
  pmid: fc.integer({ min: 1, max: 12 }),
  title: text,
  abstract: fc.option(text),
  issued,
  authors: fc.array(author, { maxLength: 3 }),
  labels: fc.array(fc.constantFrom('Asthma', 'Mice', 'Cells, Cultured'), { maxLength: 2 }),
  entities: fc.uniqueArray(entity, { maxLength: 2 }),
  hasFullText: fc.boolean(),
});
const articles = fc.array(article, { maxLength: 14 }).map((records) =>
  records.map(({ pmid, title, labels, ...more }) =>
    testArticle(pmid, title, {
      ...more,
      mesh: labels.map((label) => ({ label, isMajor: false })),
    }),
  ),
);
const typed = fc.oneof(
  text,
  fc.tuple(text, word).map(([some, other]) => `${some} -${other}`),
  text.map((some) => `"${some}"`),
  fc.string({ maxLength: 10 }),
  fc.constantFrom(
    '"',
    '"asthma" OR "cell',
    'asthma AND',
    'NOT x',
    'NEAR(x 7)',
    '^x',
    'x*',
    'title:x',
    '-"x',
    '\uE000',
  ),
);
const query = fc.record(
  {
    text: typed,
    match: fc.constantFrom<'all' | 'any' | 'relaxed'>('all', 'any', 'relaxed'),
    entity,
    authors: fc.array(
      fc.constantFrom('Wang W', 'wang wei', 'Li', 'Wang WX', 'Wang, W', 'Wei Wang', ORCID),
      { maxLength: 2 },
    ),
    issued: fc.record({ from: issued, to: issued }),
    hasFullText: fc.boolean(),
  },
  { requiredKeys: [] },
);
