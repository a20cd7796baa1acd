import type { Article, ArticleAuthor } from './article-index.js';

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

export function testAuthor(
  family: string,
  given: string,
  more: Partial<ArticleAuthor> = {},
): ArticleAuthor {
  return { family, given, affiliations: [], ...more };
}
