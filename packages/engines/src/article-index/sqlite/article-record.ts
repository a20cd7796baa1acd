import type { EntityIri } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { Article, ArticleAuthor } from '../article-index.js';

/** A stored article: each affiliation once, and its places where authors have it, since co-authors share affiliations. */
interface StoredArticle extends Omit<Article, 'authors'> {
  readonly authors: readonly (Omit<ArticleAuthor, 'affiliations'> & {
    readonly affiliations: readonly number[];
  })[];
  readonly affiliations: readonly string[];
}

export function encodeArticle(article: Article): string {
  const places = new Map<string, number>();
  const authors = article.authors.map((author) => ({
    ...author,
    affiliations: author.affiliations.map((text) => getOrAdd(places, text, () => places.size)),
  }));
  const stored: StoredArticle = { ...article, authors, affiliations: [...places.keys()] };
  return JSON.stringify(stored);
}

/** @param entities - as JSON, in place of those in the record; null for none. */
export function decodeArticle(text: string, entities: string | null = null): Article {
  const { affiliations, authors, ...article } = JSON.parse(text) as StoredArticle;
  return {
    ...article,
    authors: authors.map((author) => ({
      ...author,
      affiliations: author.affiliations.map((place) => affiliations[place] ?? ''),
    })),
    ...(entities !== null && { entities: JSON.parse(entities) as EntityIri[] }),
  };
}
