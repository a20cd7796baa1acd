import type { CallOptions } from '@biographql/core';
import type { ArticleIndex, ArticlePage, ArticleQuery, LabelIndex } from '@biographql/engines';
import { foldText } from '@biographql/engines/text';
import { join, readArticleSyntax } from './article-syntax.js';

interface ReadQuery {
  readonly query: ArticleQuery;
  readonly order?: 'newest';
  /** How the text was read where that is not obvious. */
  readonly notes: readonly string[];
}

/** What services ask of articles by a query. */
export type ReadableArticles = Pick<
  ArticleIndex,
  'get' | 'search' | 'facet' | 'trends' | 'cooccurrence'
>;

/** Pages that say how their query was read. */
export interface NotedPage extends ArticlePage {
  readonly notes?: readonly string[];
}

const MAX_NAMES = 8;
const LONGEST_NAME = 5;

/**
 * Returns an article index that reads search texts: PubMed's operators and tags, authors with years, other names of the
 * thing that is searched for, and that suggests a spelling when nothing is found. Lists and counts read them alike.
 */
export function readingArticles(articles: ArticleIndex, labels: LabelIndex): ReadableArticles {
  const read = (query: ArticleQuery, options?: CallOptions) =>
    readQuery(query, { articles, labels }, options);
  return {
    get: (ids, options) => articles.get(ids, options),
    async search(query, options = {}): Promise<NotedPage> {
      const { query: own, order, notes } = await read(query, options);
      const page = await articles.search(own, {
        ...(order !== undefined && { order }),
        ...options,
      });
      if (page.total > 0 || own.text === undefined) return { ...page, notes };
      const meant = await suggest(own.text, labels, options);
      return { ...page, notes: meant === null ? notes : [...notes, `did you mean ${meant}?`] };
    },
    facet: async (query, by, options) =>
      articles.facet((await read(query, options)).query, by, options),
    trends: async (query, by, options) =>
      articles.trends((await read(query, options)).query, by, options),
    cooccurrence: async (query, by, keys, options) =>
      articles.cooccurrence((await read(query, options)).query, by, keys, options),
  };
}

interface Engines {
  readonly articles: ArticleIndex;
  readonly labels: LabelIndex;
}

async function readQuery(
  query: ArticleQuery,
  { articles, labels }: Engines,
  options: CallOptions = {},
): Promise<ReadQuery> {
  if (query.text === undefined) return { query, notes: [] };
  const syntax = readArticleSyntax(query);
  const { headings, author, isPlain } = syntax;
  const order = syntax.order === undefined ? {} : { order: 'newest' as const };
  const count = async (one: ArticleQuery) =>
    (await articles.search(one, { ...options, pageSize: 1 })).total;
  if (author !== null) {
    const { text: _, ...filters } = syntax.query;
    const own = { ...filters, authors: [author] };
    if ((await count(own)) > 0) return { query: own, ...order, notes: [`by the author ${author}`] };
    return { query: { ...query, text: author }, ...order, notes: [`no author is ${author}`] };
  }
  const [heading] = headings;
  if (heading !== undefined) {
    const [hits = []] = await labels.exact([heading], options);
    const [best] = hits;
    if (best === undefined || headings.length > 1 || syntax.query.entity !== undefined)
      return { query: withWords(syntax.query, headings), ...order, notes: syntax.notes };
    const notes = [...syntax.notes, `annotated with ${best.label}`];
    return { query: { ...syntax.query, entity: best.iri }, ...order, notes };
  }
  const { text = '' } = syntax.query;
  const names = isPlain && query.match === undefined ? await findNames(text, labels, options) : [];
  if (names.length > 0) {
    const wide: ArticleQuery = {
      ...syntax.query,
      text: [text, ...names].map(join).join(' '),
      match: 'any',
    };
    // A common word that only narrows other names must not hide articles.
    if ((await count(wide)) > (await count(syntax.query)))
      return { query: wide, ...order, notes: [`also as ${names.join(', ')}`] };
  }
  return { query: syntax.query, ...order, notes: syntax.notes };
}

function withWords(query: ArticleQuery, words: readonly string[]): ArticleQuery {
  const phrases = words.map((word) => `"${word}"`);
  return { ...query, text: [query.text ?? '', ...phrases].join(' ').trim() };
}

/** The other names of what a text names exactly; none when it names nothing. */
async function findNames(
  text: string,
  labels: LabelIndex,
  options: CallOptions,
): Promise<readonly string[]> {
  const plain = text.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’'-]{2,60}$/u.test(plain)) return [];
  const singular = plain.replace(/([^s])s$/, '$1');
  const found = await labels.exact([plain, singular], options);
  const [best] = found.flat();
  if (best === undefined) return [];
  const aliases = await labels.aliases(best.iri, options);
  const known = new Map([best.label, ...aliases].map((name) => [foldText(name), name]));
  known.delete(foldText(plain));
  return [...known.values()].filter(isTelling).slice(0, MAX_NAMES);
}

/** A short abbreviation stands for too much. */
function isTelling(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} ’'-]{2,}$/u.test(name) && name.split(' ').length <= LONGEST_NAME;
}

/** The text with the first word that resembles a name corrected; null when none does. */
async function suggest(
  text: string,
  labels: LabelIndex,
  options: CallOptions,
): Promise<string | null> {
  const words = text
    .split(/\s+/)
    .filter((word) => /^\p{L}{4,40}$/u.test(word))
    .slice(0, 4);
  for (const word of words) {
    const [exact = []] = await labels.exact([word], options);
    if (exact.length > 0) continue;
    const [best] = await labels.search(word, { ...options, limit: 1 });
    const name = best?.alias ?? best?.label ?? '';
    if (name !== '' && Math.abs(name.length - word.length) <= 2) return text.replace(word, name);
  }
  return null;
}
