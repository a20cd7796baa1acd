import type { CallOptions } from '@biographql/core';
import type {
  ArticleIndex,
  ArticlePage,
  ArticleQuery,
  ArticleTerms,
  Engines,
  LabelHit,
  LabelIndex,
} from '@biographql/engines';
import { foldText } from '@biographql/engines/text';
import { both, join, readArticleSyntax } from './article-syntax.js';

interface ReadQuery {
  readonly query: ArticleQuery;
  readonly order?: 'newest';
  /** How the text was read where that is not obvious. */
  readonly notes: readonly string[];
}

export type ReadableArticles = Pick<
  ArticleIndex,
  'get' | 'search' | 'facet' | 'trends' | 'cooccurrence'
>;

export interface NotedPage extends ArticlePage {
  readonly notes?: readonly string[];
}

const MAX_NAMES = 8;
const MAX_SUGGESTED = 6;
const MAX_RESEMBLING = 20;
const LONGEST_NAME = 5;

/** Returns an article index that reads PubMed's operators and tags, authors with years and synonyms, and suggests spellings. */
export function readingArticles(articles: ArticleIndex, labels: LabelIndex): ReadableArticles {
  const read = (query: ArticleQuery, options?: CallOptions) =>
    readQuery(query, { articles, labels }, options);
  return {
    get: (ids, options) => articles.get(ids, options),
    async search(query, options = {}): Promise<NotedPage> {
      const { query: articleQuery, order, notes } = await read(query, options);
      const page = await articles.search(articleQuery, {
        ...(order !== undefined && { order }),
        ...options,
      });
      const isWhole = page.total > 0 && (page.match === 'all' || articleQuery.match === 'any');
      if (isWhole || query.text === undefined) return { ...page, notes };
      const meant = await suggest(query.text, { articles, labels }, options);
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

type Indexes = Pick<Engines, 'articles' | 'labels'>;

async function readQuery(
  query: ArticleQuery,
  { articles, labels }: Indexes,
  options: CallOptions = {},
): Promise<ReadQuery> {
  if (query.text === undefined) return { query, notes: [] };
  const headings = new Map<string, LabelHit | undefined>();
  readArticleSyntax(query, (heading) => void headings.set(heading, undefined));
  const names = [...headings.keys()];
  const hits = names.length === 0 ? [] : await labels.exact(names, options);
  for (const [index, name] of names.entries()) headings.set(name, hits[index]?.[0]);
  const syntax = readArticleSyntax(query, (heading) => headings.get(heading)?.iri);
  const { terms, authors } = syntax;
  const order = syntax.order === undefined ? {} : { order: 'newest' as const };
  const count = async (one: ArticleQuery) =>
    (await articles.search(one, { ...options, pageSize: 1 })).total;
  if (authors.length > 0) {
    const { text: _, ...filters } = syntax.query;
    const by = authors.map((author): ArticleTerms => ({ filter: { authors: [author] } }));
    const byAll = { ...filters, terms: by.reduce(both) };
    const people = authors.join(' and ');
    if ((await count(byAll)) > 0) return { query: byAll, ...order, notes: [`by ${people}`] };
    const year = filters.issued?.from ?? null;
    const notes = [`${year === null ? '' : `published in ${year}; `}no articles by ${people}`];
    return { query: syntax.query, ...order, notes };
  }
  if (terms !== null) {
    const found = [...headings.values()].filter((hit) => hit !== undefined);
    const notes = found.map(({ label }) => `annotated with ${label}`);
    return { query: { ...syntax.query, terms }, ...order, notes };
  }
  const plain = { query: syntax.query, ...order, notes: syntax.notes };
  if (query.match !== undefined || syntax.notes.length > 0) return plain;
  const wide = await withNames(syntax.query, labels, options);
  if (wide === null) return plain;
  // Search by other names only if that finds more articles than the words themselves.
  const hasMore = (await count(wide.query)) > (await count({ ...syntax.query, match: 'all' }));
  return hasMore ? { ...wide, ...order } : plain;
}

const JOINTS = /\s+(?:and|in|with|for|of)\s+/;
const MAX_PARTS = 3;

/** Expands each part of a search by its other names: `statins and muscle pain`; null when there are none. */
async function withNames(
  { text = '', ...filters }: ArticleQuery,
  labels: LabelIndex,
  options: CallOptions,
): Promise<Omit<ReadQuery, 'order'> | null> {
  const whole = await findNames(text, labels, options);
  const parts = whole.length > 0 ? [text] : text.trim().split(JOINTS);
  if (parts.length > MAX_PARTS) return null;
  const names =
    whole.length > 0
      ? [whole]
      : await Promise.all(parts.map((part) => findNames(part, labels, options)));
  const [first, ...others] = parts.map((part, index) =>
    [part, ...(names[index] ?? [])]
      .map((name): ArticleTerms => ({ text: join(name) }))
      .reduce((left, right) => ({ operator: 'or', left, right })),
  );
  if (first === undefined || names.flat().length === 0) return null;
  const terms = others.reduce((left, right) => ({ operator: 'and', left, right }), first);
  const note = `also searched as “${names.flat().join('”, “')}”`;
  return { query: { ...filters, terms }, notes: [note] };
}

/** The other names of the entity with exactly this name; none without such an entity. */
async function findNames(text: string, labels: LabelIndex, options: CallOptions) {
  const plain = text.trim();
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’'-]{2,60}$/u.test(plain)) return [];
  const singular = plain.replace(/([^s])s$/, '$1');
  const found = await labels.exact([plain, singular], options);
  const [best] = found.flat();
  if (best === undefined) return [];
  const aliases = await labels.aliases(best.iri, options);
  const known = new Map([best.label, ...aliases].map((name) => [foldText(name), name]));
  known.delete(foldText(plain));
  return [...known.values()].filter(isInformative).slice(0, MAX_NAMES);
}

/** A short abbreviation is too ambiguous. */
function isInformative(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} ’'-]{2,}$/u.test(name) && name.split(' ').length <= LONGEST_NAME;
}

/** The text with its first unknown word replaced by a similar name; null when there is none. */
async function suggest(text: string, { articles, labels }: Indexes, options: CallOptions) {
  const words = text
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => /^\p{L}{4,40}$/u.test(word))
    .slice(0, MAX_SUGGESTED);
  for (const word of words) {
    const { total } = await articles.search({ text: word }, { ...options, pageSize: 1 });
    if (total > 0) continue;
    const hits = await labels.search(word, { ...options, limit: MAX_RESEMBLING });
    for (const { alias, label } of hits) {
      const name = alias ?? label;
      if (Math.abs(name.length - word.length) > 2) continue;
      const known = await articles.search({ text: name }, { ...options, pageSize: 1 });
      if (known.total > 0) return text.replace(word, name);
    }
  }
  return null;
}
