import type { EntityIri } from '@biographql/core';
import { dayRange, firstDay } from '../article-date.js';
import type { Article, ArticleQuery } from '../article-index.js';
import { foldType } from '../reading/article-facets.js';
import { type ArticleTexts, articleTexts, TEXT_WEIGHTS } from '../reading/article-texts.js';
import { type Phrase, parseQueryText } from '../reading/query-text.js';

/** An article with its relevance to the words of a query; 0 when the query has none. */
export interface RankedArticle {
  readonly article: Article;
  readonly relevance: number;
}

interface TextOfArticle {
  readonly article: Article;
  readonly texts: ArticleTexts;
}

/** What a query matches. */
export interface ArticleMatches {
  readonly match: 'all' | 'any';
  readonly ranked: readonly RankedArticle[];
}

/** What matching needs to know of the whole collection. */
export interface MatchContext {
  /** Articles by folded identifier. */
  readonly byIdentifier: ReadonlyMap<string, Article>;
  readonly isBy: (article: Article, name: string) => boolean;
  /** The annotated entity that stands for one; the entity itself when there is none. */
  readonly canonical: (entity: EntityIri) => EntityIri;
}

/** Finds the articles that satisfy every part of a query. */
export function matchArticles(
  articles: readonly Article[],
  query: ArticleQuery,
  { byIdentifier, ...context }: MatchContext,
): ArticleMatches {
  const { quoted, words, excluded } = parseQueryText(query.text ?? '');
  const wanted = [...quoted, ...words];
  const isUnreadable = (query.text ?? '').trim() !== '' && wanted.length + excluded.length === 0;
  const asked = query.match ?? 'relaxed';
  if (isUnreadable) return { match: asked === 'any' ? 'any' : 'all', ranked: [] };
  const all = articles.map((article) => ({ article, texts: articleTexts(article) }));
  const allowed = all.filter(({ article, texts }) => {
    const has = (phrase: Phrase) => frequency(texts, phrase) > 0;
    const isOfDoi = query.doi === undefined || byIdentifier.get(`doi:${query.doi}`) === article;
    return quoted.every(has) && !excluded.some(has) && passes(article, query, context) && isOfDoi;
  });
  const found = (match: 'all' | 'any') =>
    allowed.filter(({ texts }) => {
      const has = (phrase: Phrase) => frequency(texts, phrase) > 0;
      return words.length === 0 || (match === 'any' ? words.some(has) : words.every(has));
    });
  const isRelaxed = asked === 'relaxed' && words.length > 1 && found('all').length === 0;
  const match = asked === 'any' || isRelaxed ? 'any' : 'all';
  const relevance = rankBy(wanted, all);
  const ranked = found(match).map((entry) => ({
    article: entry.article,
    relevance: relevance(entry),
  }));
  return { match, ranked };
}

function passes(
  article: Article,
  query: ArticleQuery,
  { isBy, canonical }: Omit<MatchContext, 'byIdentifier'>,
): boolean {
  const { entity, publicationType, hasFullText } = query;
  const days = dayRange(query.issued);
  const day = firstDay(article.issued);
  const authors = (query.authors ?? []).filter((author) => author.trim() !== '');
  return (
    (days === null || (day >= days[0] && day <= days[1])) &&
    (entity === undefined || article.entities.includes(canonical(entity))) &&
    (hasFullText === undefined || article.hasFullText === hasFullText) &&
    (publicationType === undefined ||
      article.publicationTypes.some((type) => foldType(type) === foldType(publicationType))) &&
    (authors.length === 0 || authors.some((author) => isBy(article, author)))
  );
}

const K1 = 1.2;
const B = 0.75;
const LEAST_RARITY = 1e-6;

/** Okapi BM25 (k1 1.2, b 0.75) in which no word counts nothing, to six digits, so that no rounding decides an order. */
function rankBy(
  phrases: readonly Phrase[],
  all: readonly TextOfArticle[],
): (entry: TextOfArticle) => number {
  const lengthOf = ({ texts }: TextOfArticle) => texts.reduce((sum, text) => sum + text.length, 0);
  const average = all.reduce((sum, entry) => sum + lengthOf(entry), 0) / all.length;
  const rarities = phrases.map((phrase) => {
    const having = all.filter(({ texts }) => frequency(texts, phrase) > 0).length;
    const rarity = Math.log((all.length - having + 0.5) / (having + 0.5));
    return rarity <= 0 ? LEAST_RARITY : rarity;
  });
  return (entry) => {
    const lengthFactor = K1 * (1 - B + (B * lengthOf(entry)) / average);
    const relevance = phrases.reduce((sum, phrase, index) => {
      const often = frequency(entry.texts, phrase, TEXT_WEIGHTS);
      return sum + (rarities[index] ?? 0) * ((often * (K1 + 1)) / (often + lengthFactor));
    }, 0);
    return Math.round(relevance * 1e6);
  };
}

/** How often a phrase occurs, each place times the weight of its column. */
function frequency(
  texts: ArticleTexts,
  phrase: Phrase,
  weights: readonly number[] = [1, 1, 1],
): number {
  return texts.reduce((sum, words, column) => {
    const places = words.filter((_, start) =>
      phrase.every((word, offset) => words[start + offset] === word),
    );
    return sum + places.length * (weights[column] ?? 0);
  }, 0);
}
