import type { Doi, EntityIri } from '@biographql/core';
import { afterEach, describe, expect, it } from 'vitest';
import type {
  ArticleDriver,
  ArticleIndex,
  ArticleQuery,
  ArticleSearchOptions,
  EntityLabel,
  EquivalentEntities,
} from '../../../src/article-index/article-index.js';
import { ARTICLES, GENE, openArticles } from '../../../src/article-index/articles.fixture.js';
import { allRows } from '../../../src/driver.js';
import { testArticle } from '../../testing/test-indexes.js';
import { describeArticleBuild } from './build-conformance.js';
import { describeArticleCounts } from './count-suite.js';

/** Conformance suite of article indexes; relevance is tested as the order of two articles. */
export function describeArticleIndex(driver: ArticleDriver): void {
  describe(`article index: ${driver.name}`, () => {
    let index: ArticleIndex | undefined;
    afterEach(async () => {
      await index?.[Symbol.asyncDispose]();
      index = undefined;
    });
    const open = async (
      articles = ARTICLES,
      entityLabel?: EntityLabel,
      equivalentEntities?: EquivalentEntities,
    ) => {
      index ??= await openArticles(driver, articles, { entityLabel, equivalentEntities });
      return index;
    };
    const find = async (query: ArticleQuery, options?: ArticleSearchOptions) =>
      (await (await open()).search(query, options)).items.map(({ pmid }) => Number(pmid));

    it('is ready, and serves an empty collection', async () => {
      const empty = await open([]);
      await expect(empty.ready()).resolves.toBeUndefined();
      expect(await empty.search({ text: 'asthma' })).toEqual({
        items: [],
        total: 0,
        page: 1,
        pageSize: 10,
        match: 'all',
      });
      expect(await empty.facet({}, 'author')).toEqual([]);
      expect((await empty.trends({}, 'entity')).splitAt).toBeNull();
      expect(await empty.cooccurrence({}, 'entity', ['x'])).toEqual([[0]]);
    });

    it('gives back the whole record', async () => {
      const page = await (await open()).search({ doi: '10.1000/one' as Doi });
      expect(page).toEqual({ items: [ARTICLES[0]], total: 1, page: 1, pageSize: 10, match: 'all' });
    });

    it.each<[string, string, readonly number[]]>([
      ['a word', 'rhinitis', [2]],
      ['all words', 'asthma treatment', [2]],
      ['plural and singular', 'child', [4, 1, 2]],
      ['a phrase', '"asthma in children"', [1]],
      ['words that are no phrase', '"children asthma"', []],
      ['an exclusion', 'asthma -children', [5]],
      ['an excluded phrase', 'asthma -"asthma in"', [5, 2]],
      ['exclusions only', '-asthma', [3, 4]],
      ['hyphens as phrases', 'beta-blocker', [3]],
      ['a compound without its hyphen', 'betablockers', [3]],
      ['letters and digits apart or not', 'il6', [4, 2]],
      ['the same hyphenated', 'IL-6', [4, 2]],
      ['an unbalanced quote', '"rhinitis', [2]],
      ['common words', 'the treatment of rhinitis', [2]],
      ['signs only', '?!', []],
    ])('reads %s', async (_, text, expected) => {
      expect((await find({ text })).toSorted()).toEqual(expected.toSorted());
    });

    it('puts titles above descriptors above abstracts', async () => {
      const found = await find({ text: 'asthma' });
      expect(found.toSorted()).toEqual([1, 2, 5]);
      expect(found.at(-1)).toBe(2);
    });

    it('finds any of the words with `match: any`', async () => {
      expect(
        (await find({ text: 'what treats rhinitis or BRCA1?', match: 'any' })).toSorted(),
      ).toEqual([2, 3]);
    });

    it.each<[string, ArticleQuery, 'all' | 'any', readonly number[]]>([
      ['all words where an article has them', { text: 'asthma treatment' }, 'all', [2]],
      ['any where none has all', { text: 'rhinitis BRCA1 zymurgy' }, 'any', [2, 3]],
      ['a single word strictly', { text: 'zymurgy' }, 'all', []],
      ['nothing else on request', { text: 'rhinitis BRCA1', match: 'all' }, 'all', []],
      ['quotes strictly', { text: '"asthma in children" rhinitis child' }, 'any', [1]],
      [
        'quotes strictly with `match: any`',
        { text: '"il 6" mouse asthma', match: 'any' },
        'any',
        [2],
      ],
      ['exclusions strictly', { text: 'rhinitis BRCA1 zymurgy -mouse' }, 'any', [2]],
      [
        'filters strictly',
        { text: 'asthma treatment', entity: GENE, hasFullText: false },
        'any',
        [],
      ],
      [
        'words among what filters leave',
        { text: 'asthma rhinitis', hasFullText: false },
        'any',
        [1, 5],
      ],
    ])('relaxes %s', async (_, query, match, expected) => {
      const articles = await open();
      const page = await articles.search(query);
      expect(page.match).toBe(match);
      expect(page.items.map(({ pmid }) => Number(pmid)).toSorted()).toEqual(expected);
      expect(page.total).toBe(expected.length);
      const counts = await articles.facet(query, 'author', { limit: 100 });
      expect(counts.length > 0).toBe(expected.length > 0);
    });

    it.each([
      'asthma" OR "x',
      'title:asthma',
      'asthma*',
      '^asthma',
      'NEAR(asthma x)',
      '(((',
      'a AND',
      '{x}:y',
      '\u0000',
    ])('takes %j as plain text', async (text) => {
      await expect(find({ text })).resolves.toBeInstanceOf(Array);
      expect(await find({ text: 'asthma OR rhinitis' })).toEqual([2]);
    });

    it('orders by date; a year counts as its first day, undated articles come last', async () => {
      expect(await find({}, { order: 'newest' })).toEqual([5, 2, 3, 1, 4]);
      expect(await find({}, { order: 'oldest' })).toEqual([1, 2, 3, 5, 4]);
      expect(await find({})).toEqual([5, 2, 3, 1, 4]);
    });

    it.each<[string | null, string | null, readonly number[]]>([
      ['2020', null, [5, 2, 3]],
      [null, '2020', [2, 3, 1]],
      ['2019-06-01', '2019-06-30', [1]],
      ['2019-07', '2019-12', []],
      ['2021', '2020', []],
      [null, null, [5, 2, 3, 1, 4]],
    ])('keeps to the dates %j to %j', async (from, to, expected) => {
      expect(await find({ issued: { from, to } })).toEqual(expected);
    });

    it.each<[readonly string[], readonly number[]]>([
      [['Garcia J'], [2, 1]],
      [['garcia jose'], [1]],
      [['Garcia JM'], [1]],
      [['de la Cruz A'], [2]],
      [['DeLaCruz Ana'], [2]],
      [['Ana de la Cruz'], [2]],
      [['García, José M'], [2, 1]],
      [['Cruz A'], []],
      [['Smith, John'], [3]],
      [
        ['Smith', 'García M'],
        [5, 3],
      ],
      [['the asthma group'], [3]],
      [
        ['', ' '],
        [5, 2, 3, 1, 4],
      ],
    ])('finds the authors %j', async (authors, expected) => {
      expect(await find({ authors })).toEqual(expected);
    });

    it('filters by entity, type, full text and DOI', async () => {
      expect(await find({ entity: GENE })).toEqual([2, 3]);
      expect(await find({ publicationType: 'review' })).toEqual([1]);
      expect(await find({ hasFullText: true })).toEqual([2]);
      expect((await find({ hasFullText: false, text: 'asthma' })).toSorted()).toEqual([1, 5]);
      expect(await find({ doi: '10.1000/none' as Doi })).toEqual([]);
      expect(await find({ entity: 'http://x.org/none' as EntityIri })).toEqual([]);
    });

    it('finds by an equivalent entity what the entity that stands for it finds', async () => {
      const duplicate = 'http://x.org/duplicate' as EntityIri;
      const equivalents = (iri: EntityIri) => (iri === GENE ? [duplicate] : []);
      const articles = await open(ARTICLES, undefined, equivalents);
      expect(await articles.search({ entity: duplicate })).toEqual(
        await articles.search({ entity: GENE }),
      );
      expect((await articles.facet({}, 'entity')).map(({ key }) => key)).not.toContain(duplicate);
    });

    it('reads keywords, and either spelling of English', async () => {
      const articles = await open([
        testArticle(1, 'Randomised trial in tumours of the oesophagus'),
        testArticle(2, 'A randomized trial', { keywords: ['Esophageal tumor', 'Haemoglobin'] }),
      ]);
      const getTotal = async (text: string) => (await articles.search({ text })).total;
      expect(await getTotal('randomized tumor')).toBe(2);
      expect(await getTotal('"tumour of the esophagus"')).toBe(1);
      expect(await getTotal('hemoglobin')).toBe(1);
      expect(await getTotal('"tumor hemoglobin"')).toBe(0);
      expect((await articles.get(['pmid:2']))[0]?.keywords).toEqual([
        'Esophageal tumor',
        'Haemoglobin',
      ]);
    });

    it('pages, and counts all', async () => {
      expect(await find({}, { page: 2, pageSize: 2 })).toEqual([3, 1]);
      const beyond = await (await open()).search({}, { page: 9, pageSize: 2 });
      expect(beyond).toMatchObject({ items: [], total: 5, page: 9, pageSize: 2 });
    });

    it('gets articles by every identifier they have', async () => {
      const articles = await open();
      const found = await articles.get(['pmid:2', 'pmcid:PMC7', 'doi:10.1000/ONE', 'pmid:99', '']);
      expect(found.map((article) => article?.pmid ?? null)).toEqual(['2', '2', '1', null, null]);
    });

    it('gives back what it was built from, in the order in which it was taken', async () => {
      expect(await allRows((await open()).rows())).toEqual(ARTICLES);
    });

    it('lets the later of two records with one identifier count', async () => {
      const articles = await open([testArticle(1, 'first draft'), testArticle(1, 'second draft')]);
      expect(await articles.search({ text: 'first' })).toMatchObject({ total: 0 });
      expect(await articles.search({})).toMatchObject({ total: 1 });
    });

    describeArticleCounts(open);

    it('rejects with the reason of an aborted signal', async () => {
      const signal = AbortSignal.abort(new Error('gone'));
      await expect((await open()).search({}, { signal })).rejects.toThrow('gone');
    });
  });
  describeArticleBuild(driver);
}
