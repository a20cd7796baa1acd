import { fileURLToPath } from 'node:url';
import type { EntityIri } from '@biographql/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArticleDriver, ArticleQuery } from '../../../src/article-index/article-index.js';
import { openArticles } from '../../../src/article-index/articles.fixture.js';
import { testArticle, testAuthor } from '../../testing/test-indexes.js';

const FACETS = ['author', 'affiliation', 'entity', 'meshDescriptor', 'year'] as const;

/** The exact order of the built-in drivers, including ties; an engine with another relevance need not pass. */
export function describeArticleRanking(driver: ArticleDriver): void {
  describe(`article ranking: ${driver.name}`, () => {
    it('puts titles above descriptors above abstracts, and more mentions above fewer', async () => {
      await using index = await openArticles(driver);
      const getIds = async (query: ArticleQuery) =>
        (await index.search(query)).items.map(({ pmid }) => Number(pmid));
      expect(await getIds({ text: 'asthma' })).toEqual([5, 1, 2]);
      expect(await getIds({ hasFullText: false, text: 'asthma' })).toEqual([5, 1]);
    });

    it('answers the recorded queries in the recorded order', async () => {
      const lines: string[] = [];
      for (const [records, queries] of fc.sample(SETS, { numRuns: 25, seed: 11 })) {
        await using index = await openArticles(driver, records);
        for (const requested of queries as readonly ArticleQuery[]) {
          const answers: unknown[] = [requested];
          for (const order of ['relevance', 'newest', 'oldest'] as const) {
            const { items, ...page } = await index.search(requested, { order, pageSize: 5 });
            answers.push([page.total, page.match, ...items.map(({ pmid }) => pmid)]);
          }
          for (const by of FACETS) {
            answers.push((await index.facet(requested, by)).map(({ key, count }) => [key, count]));
          }
          answers.push(await index.trends(requested, 'meshDescriptor'));
          answers.push(
            await index.cooccurrence(requested, 'meshDescriptor', ['Asthma', 'Mice', 'x']),
          );
          lines.push(JSON.stringify(answers));
        }
      }
      await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(RECORDED);
    });
  });
}

/** Recorded from two implementations that agreed; `vitest -u` writes it again. */
const RECORDED = fileURLToPath(
  new URL('../../../src/article-index/recorded-queries.jsonl', import.meta.url),
);
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
const SETS = fc.tuple(articles, fc.array(query, { minLength: 6, maxLength: 6 }));
