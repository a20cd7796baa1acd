import type { CallOptions } from '@biographql/core';
import type {
  ArticleFacet,
  ArticleQuery,
  ArticleSearchOptions,
  Engines,
  FacetCount,
} from '@biographql/engines';
import { compareLabels, compareText } from '@biographql/engines/text';
import { isTopic, toSparqlPath, type Vocabulary } from '@biographql/engines/vocabulary';
import { literal, select, values } from '@biographql/sparql';
import { parseArticleId } from '@biographql/verify';
import type { NotedPage, ReadableArticles } from './read-articles.js';

interface DescriptorEngines extends Pick<Engines, 'graph' | 'labels'> {
  readonly articles: Pick<ReadableArticles, 'get' | 'search' | 'facet'>;
  readonly vocabulary: Vocabulary;
}

/** Descriptors to read, before those in the graph and study subjects are dropped. */
const MAX_DESCRIPTORS = 100;

/** The most frequent MeSH descriptors of the matching articles that no entity of the graph has as its identifier or name. */
async function unknownDescriptors(
  engines: DescriptorEngines,
  query: ArticleQuery,
  options: CallOptions,
): Promise<readonly FacetCount[]> {
  const [facets, ids] = await Promise.all([
    engines.articles.facet(query, 'meshDescriptor', { ...options, limit: MAX_DESCRIPTORS }),
    readIdentifiers(engines, query, options),
  ]);
  const descriptors = facets.filter(({ label }) => isTopic(label));
  const names = descriptors.map(({ label }) => label);
  const stated = names.flatMap((name) => ids.get(name) ?? []);
  const [matches, knownIds] = await Promise.all([
    engines.labels.exact(names, options),
    readKnownIdentifiers(engines, stated, options),
  ]);
  return descriptors.filter(
    ({ label }, index) =>
      (matches[index] ?? []).length === 0 && !knownIds.has(ids.get(label) ?? ''),
  );
}

/** Facets have names only; records of the first page have the identifiers. */
async function readIdentifiers(
  { articles }: DescriptorEngines,
  query: ArticleQuery,
  options: CallOptions,
): Promise<ReadonlyMap<string, string>> {
  const { items } = await articles.search(query, { ...options, pageSize: 100 });
  const headings = items.flatMap(({ mesh }) => mesh);
  return new Map(headings.flatMap(({ label, id }) => (id === undefined ? [] : [[label, id]])));
}

async function readKnownIdentifiers(
  { graph, vocabulary }: DescriptorEngines,
  ids: readonly string[],
  options: CallOptions,
): Promise<ReadonlySet<string>> {
  const identifiedBy = vocabulary.toPredicates('mesh-id').map(vocabulary.readName);
  if (ids.length === 0 || identifiedBy.length === 0) return new Set();
  const path = toSparqlPath(vocabulary, identifiedBy);
  const known = `SELECT DISTINCT ?id WHERE { VALUES ?id $ids ?entity ${path} ?id }`;
  const query = select(known, { ids: values(ids.map((id) => literal(id))) });
  const { solutions } = await graph.select(query, options);
  return new Set(solutions.flatMap(([id]) => id?.value ?? []));
}

/** The most frequent values of a facet among the articles that match a query. */
export interface TopFacet {
  readonly values: readonly FacetCount[];
  readonly total: number;
}

/** How many matching articles came out in a year; articles without a date are in none. */
export interface YearCount {
  readonly year: number;
  readonly count: number;
}

interface TopEntity {
  /** Null for a MeSH descriptor that the graph does not know. */
  readonly iri: string | null;
  readonly label: string;
  readonly count: number;
}

export interface TopEntities {
  readonly values: readonly TopEntity[];
  readonly total: number;
}

const PAGE_SIZE = 10;
const TOP_PEOPLE = 10;
const MAX_YEARS = 1_000;
const TOP_ENTITIES = 20;
/** Extra values to read, so that 20 remain without study subjects, methods and places. */
const RESERVE = 100;

/** Searches articles, and counts who and what they are about: over all matching articles, never a sample. */
export function createArticleService(engines: DescriptorEngines) {
  const { articles } = engines;
  const named = async (query: ArticleQuery, options: CallOptions) => {
    const id = identifierIn(query);
    const [article = null] = id === null ? [] : await articles.get([id], options);
    return article;
  };
  const top = async (
    query: ArticleQuery,
    by: ArticleFacet,
    options: CallOptions = {},
    limit = TOP_PEOPLE,
  ): Promise<TopFacet> => {
    const [values, { total }] = await Promise.all([
      articles.facet(query, by, { ...options, limit }),
      articles.search(query, { ...options, pageSize: 1 }),
    ]);
    return { values, total };
  };

  return {
    /** An identifier (`PMID 20198754`, a DOI, an address) finds its article; without one, it is searched as words. */
    async search(query: ArticleQuery, options: ArticleSearchOptions = {}): Promise<NotedPage> {
      const article = await named(query, options);
      if (article === null) return articles.search(query, options);
      const { page = 1, pageSize = PAGE_SIZE } = options;
      const items = page === 1 ? [article] : [];
      return { items, total: 1, page, pageSize, match: 'all' };
    },
    /** A range of a list, independent of its pages. */
    async part(
      query: ArticleQuery,
      {
        offset,
        limit,
        ...options
      }: Pick<ArticleSearchOptions, 'order' | 'signal'> & { offset: number; limit: number },
    ) {
      const first = Math.floor(offset / limit);
      const skipped = offset - first * limit;
      const pages = await Promise.all(
        (skipped === 0 ? [first] : [first, first + 1]).map((page) =>
          articles.search(query, { ...options, page: page + 1, pageSize: limit }),
        ),
      );
      const items = pages.flatMap((page) => page.items).slice(skipped, skipped + limit);
      return { items, total: pages[0]?.total ?? 0 };
    },
    async years(query: ArticleQuery, options: CallOptions = {}): Promise<readonly YearCount[]> {
      const article = await named(query, options);
      if (article !== null) {
        const [, year] = /^(\d{4})/.exec(article.issued ?? '') ?? [];
        return year === undefined ? [] : [{ year: Number(year), count: 1 }];
      }
      const values = await articles.facet(query, 'year', { ...options, limit: MAX_YEARS });
      return values
        .map(({ key, count }): YearCount => ({ year: Number(key), count }))
        .sort((a, b) => a.year - b.year);
    },
    topAuthors: (query: ArticleQuery, options?: CallOptions) => top(query, 'author', options),
    topAffiliations: (query: ArticleQuery, options?: CallOptions) =>
      top(query, 'affiliation', options),
    /** At most 20, without study subjects, methods and places; MeSH descriptors outside the graph fill the rest. */
    async topEntities(query: ArticleQuery, options: CallOptions = {}): Promise<TopEntities> {
      const facets = await top(query, 'entity', options, TOP_ENTITIES + RESERVE);
      const known = facets.values
        .filter(({ label }) => isTopic(label))
        .map(({ key, label, count }) => ({ iri: key, label, count }));
      const isShort = known.length < TOP_ENTITIES;
      const unknown = isShort ? await unknownDescriptors(engines, query, options) : [];
      const fill = unknown.map(({ label, count }) => ({ iri: null, label, count }));
      const values = [...known, ...fill].slice(0, TOP_ENTITIES);
      return { values: values.sort(compareEntities), total: facets.total };
    },
  };
}

function compareEntities(left: TopEntity, right: TopEntity): number {
  return (
    right.count - left.count ||
    compareLabels(left.label, right.label) ||
    compareText(left.iri ?? '', right.iri ?? '')
  );
}

/** The identifier that a search consists of (`PMID 20198754`, `PMC2832690`, a DOI); null when there are filters. */
export function identifierIn({ text = '', ...filters }: ArticleQuery): string | null {
  if (Object.keys(filters).length > 0) return null;
  return parseArticleId(text.trim().replace(/\[(?:pmid|uid)\]$/i, ''))?.id ?? null;
}
