import type { Article, ArticleAuthor } from './article-index.js';

/** An article for tests, with the PMID as its identifier. */
export function testArticle(pmid: number, title: string, more: Partial<Article> = {}): Article {
  return {
    id: `pmid:${pmid}`,
    pmid: String(pmid),
    pmcid: null,
    doi: null,
    title,
    abstract: null,
    authors: [],
    containerTitle: null,
    issn: null,
    issued: null,
    language: null,
    publicationTypes: [],
    mesh: [],
    hasFullText: false,
    entities: [],
    ...more,
  };
}

/** An author for tests. */
export function testAuthor(
  family: string,
  given: string,
  more: Partial<ArticleAuthor> = {},
): ArticleAuthor {
  return { family, given, affiliations: [], ...more };
}
