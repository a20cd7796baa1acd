import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testArticle, testAuthor } from '../../../test/testing/test-indexes.js';
import type { ArticleIndex } from '../article-index.js';
import { openArticles } from '../articles.fixture.js';
import { sqliteArticles } from '../sqlite/sqlite-article-builder.js';

const ORCID = '0000-0002-1825-0097';
const OTHER = '0000-0001-5109-3700';
const BY = [
  testAuthor('Dolan', 'Raymond J'),
  testAuthor('Dolan', 'R J'),
  testAuthor('Liu', 'Y'),
  testAuthor('Liu', 'Yan'),
  testAuthor('Liu', 'Yun'),
  testAuthor('Wang', 'Wei', { orcid: ORCID }),
  testAuthor('Wang', 'Wei', { orcid: OTHER }),
  testAuthor('Wang', 'Wei'),
  testAuthor("O'Connor", 'Ann'),
  testAuthor('Heart, Lung and Blood Group', ''),
];
const articles = BY.map((author, place) => testArticle(place, 'x', { authors: [author] }));
let index: ArticleIndex;
beforeAll(async () => {
  index = await openArticles(sqliteArticles, articles);
});
afterAll(async () => {
  await index[Symbol.asyncDispose]();
});

async function found(name: string): Promise<readonly number[]> {
  const { items } = await index.search({ authors: [name] });
  return items.map(({ pmid }) => Number(pmid)).sort((a, b) => a - b);
}

describe('findAuthorForms', () => {
  it.each<[string, string, readonly number[]]>([
    ['an author as lists name them, in every form', 'Dolan, Raymond J', [0, 1]],
    ['the same without the comma', 'Dolan Raymond J', [0, 1]],
    ['in the other order', 'raymond j dolan', [0, 1]],
    ['a beginning', 'Liu Y', [2, 3, 4]],
    ['initials that are an author of their own', 'Liu, Y', [2]],
    ['a name of several people', 'Wang Wei', [5, 6, 7]],
    ['the one of them without an ORCID iD', 'Wang, Wei', [7]],
    ['an ORCID iD', ORCID, [5]],
    ['an ORCID iD as a URI', `https://orcid.org/${OTHER}`, [6]],
    ['an ORCID iD of nobody', '0000-0002-0000-0000', []],
    ['a family name apart', 'o connor', [8]],
    ['a group with a comma in its name', 'Heart, Lung and Blood Group,', [9]],
    ['nothing', ' , ', []],
  ])('finds %s: %j', async (_, name, expected) => {
    expect(await found(name)).toEqual(expected);
  });
});
