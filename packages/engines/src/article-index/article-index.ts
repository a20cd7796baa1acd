import type { CallOptions, Doi, EntityIri, Page } from '@biographql/core';
import type { BuildOptions, Engine, IndexDriver, Place } from '../driver.js';

/** An author with CSL names. A collective author has only `family`. */
export interface ArticleAuthor {
  readonly family: string;
  /** Given names or initials; empty for a collective author. */
  readonly given: string;
  /** ORCID iD, bare (`0000-0002-1825-0097`). */
  readonly orcid?: string;
  readonly affiliations: readonly string[];
}

export interface MeshDescriptor {
  readonly label: string;
  /** `D…` identifier, if the record has it. */
  readonly id?: string;
  readonly isMajor: boolean;
}

export interface Article {
  /** `pmid:…`, else `doi:…`, else `pmcid:…`. */
  readonly id: string;
  readonly pmid: string | null;
  readonly pmcid: string | null;
  readonly doi: Doi | null;
  readonly title: string;
  /** Null when the record has none. */
  readonly abstract: string | null;
  readonly authors: readonly ArticleAuthor[];
  readonly containerTitle: string | null;
  readonly issn: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly issued: string | null;
  /** ISO 639-2 or -1 as the record has it. */
  readonly language: string | null;
  readonly publicationTypes: readonly string[];
  readonly mesh: readonly MeshDescriptor[];
  /** Keywords of the authors, as they word them; absent when the record has none. */
  readonly keywords?: readonly string[];
  /** Whether the full text is openly available (a PMC identifier, or the record says so). */
  readonly hasFullText: boolean;
  /** Entities the article is annotated with. */
  readonly entities: readonly EntityIri[];
}

/** A range of dates, both ends included, YYYY, YYYY-MM or YYYY-MM-DD; null is open. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The filters of a search, without its words. */
export type ArticleFilter = Pick<ArticleQuery, 'entity' | 'authors' | 'issued' | 'publicationType'>;

/** Words that must all occur (in titles or anywhere), filters, or two combined terms; `not` excludes its right side. */
export type ArticleTerms =
  | { readonly text: string; readonly in?: 'title' }
  | { readonly filter: ArticleFilter }
  | {
      readonly operator: 'and' | 'or' | 'not';
      readonly left: ArticleTerms;
      readonly right: ArticleTerms;
    };

/** Conditions on articles: all given ones must hold; absent ones don't restrict. */
export interface ArticleQuery {
  /** Words, prefixes (`neuro*`), `"phrases"` that must occur, `-exclusions` that must not; other signs are spaces. Only
   * the first 32 words and phrases count. Looked for in titles, MeSH descriptors, keywords and abstracts; plurals and
   * British spellings count as the singular and the American spelling. */
  readonly text?: string;
  /** Combined words, read as `text` but without exclusions; their reader limits their depth. Not every driver has
   * separate titles. */
  readonly terms?: ArticleTerms;
  /** How words combine: all must occur, any (a driver may skip common words if there are rarer ones), or (`relaxed`, the
   * default) all, and any when no article has them all. */
  readonly match?: 'all' | 'any' | 'relaxed';
  readonly doi?: Doi;
  /** Articles annotated with it, or with the entity that stands for it: see `equivalentEntities` of the build. */
  readonly entity?: EntityIri;
  /**
   * Any of these: `Last F`, `Last First`, `First Last`, an ORCID iD; case, accents, and spaces and signs in family names
   * are folded. `Last, First` exactly as in the author facet means that author, in every form of the name.
   */
  readonly authors?: readonly string[];
  readonly issued?: DateRange;
  /** Case folded. */
  readonly publicationType?: string;
  readonly hasFullText?: boolean;
}

export interface ArticlePage extends Page<Article> {
  /** How words were combined: `any` if requested, or if no article has them all. */
  readonly match: 'all' | 'any';
}

/** By match with the words, or by date of publication. */
export type ArticleOrder = 'relevance' | 'newest' | 'oldest';

export interface ArticleSearchOptions extends CallOptions {
  /** From 1, default 1. */
  readonly page?: number;
  /** 1 to 100, default 10. */
  readonly pageSize?: number;
  /** Default relevance (BM25, title above abstract); newest first when the query has no text. Undated articles come last by date.
   * Ties of relevance newest first; on the same day by id. */
  readonly order?: ArticleOrder;
}

/** Facets that articles can be counted by; articles without a date have no year. */
export type ArticleFacet = 'author' | 'affiliation' | 'entity' | 'meshDescriptor' | 'year';

/** How many matching articles have a value of a facet. */
export interface FacetCount {
  /** Stable key: folded author or organization name, entity IRI, descriptor label, year in four digits. */
  readonly key: string;
  /** The value as most of the records word it. For an author `Family, Given`. */
  readonly label: string;
  readonly count: number;
  /** Author only: the most frequent full form. */
  readonly author?: ArticleAuthor;
  /** Affiliation only: `City, Country` or one of them; null when unknown. */
  readonly location?: string | null;
}

/** How often a facet value occurs among the earlier and the recent matching articles. */
export interface FacetTrend extends FacetCount {
  readonly earlier: number;
  readonly recent: number;
}

export interface FacetTrends {
  readonly earlierTotal: number;
  readonly recentTotal: number;
  /** The date (inclusive) at which the recent group begins. */
  readonly splitAt: string | null;
  readonly values: readonly FacetTrend[];
}

/**
 * A searchable collection of articles. Counts are over all matching articles, never a sample; the same query means the
 * same articles in every method, relaxed or not.
 * Ties are ordered by key, so the same data gives the same answer.
 */
export interface ArticleIndex extends Engine {
  /** One page of the matching articles; an empty query matches all. */
  search(query: ArticleQuery, options?: ArticleSearchOptions): Promise<ArticlePage>;
  /** The most frequent values, at most `limit` (1 to 1,000, default 10). */
  facet(
    query: ArticleQuery,
    by: ArticleFacet,
    options?: CallOptions & { readonly limit?: number },
  ): Promise<readonly FacetCount[]>;
  /**
   * The values of a facet with counts before and from a date. Without `splitAt`: the date that puts the newest quarter
   * of the dated matching articles into the recent group. Articles without a date count in neither group.
   */
  trends(
    query: ArticleQuery,
    by: 'entity' | 'meshDescriptor',
    options?: CallOptions & { readonly splitAt?: string; readonly minimum?: number },
  ): Promise<FacetTrends>;
  /** For each pair of keys (a driver may have at most 100), how many matching articles have both: a symmetric matrix, the
   * diagonal is the plain count. */
  cooccurrence(
    query: ArticleQuery,
    by: 'entity' | 'meshDescriptor',
    keys: readonly string[],
    options?: CallOptions,
  ): Promise<readonly (readonly number[])[]>;
  /** Articles by identifier: same length, same order, null where unknown. */
  get(ids: readonly string[], options?: CallOptions): Promise<readonly (Article | null)[]>;
  /** The articles that it was built from, in their order, in batches. */
  rows(options?: CallOptions): AsyncIterable<readonly Article[]>;
}

export type EntityLabel = (iri: EntityIri) => string | null;

export type EquivalentEntities = (iri: EntityIri) => readonly EntityIri[];

export interface ArticleBuildOptions extends BuildOptions {
  /** Names for the entity facet; without one, an entity's IRI is its label. */
  readonly entityLabel?: EntityLabel;
  /** Entities equivalent to an annotated one: a filter by any of them finds the same articles. Default: none. */
  readonly equivalentEntities?: EquivalentEntities;
}

export interface ArticleBuildCounts {
  readonly articles: number;
  /** Records that a later one with the same identifier replaced. */
  readonly duplicates: number;
}

/** The parts of an article that show which entities it is about. */
export type AnnotatedParts = Pick<Article, 'title' | 'mesh' | 'keywords' | 'entities'>;

export interface LateEntities
  extends Required<Pick<ArticleBuildOptions, 'entityLabel' | 'equivalentEntities'>> {
  /** The entities to store with an article, in this order; the parts include those of its source. */
  readonly entitiesOf: (article: AnnotatedParts) => readonly EntityIri[];
}

export interface EarlyArticleOptions extends BuildOptions {
  /** Called once everything else is built. A rejection fails the build. */
  readonly entities: () => Promise<LateEntities>;
}

/** A driver of article indexes. Its build takes articles in any order; of two with the same `id` the later one counts. */
export interface ArticleDriver
  extends IndexDriver<ArticleIndex, Article, ArticleBuildCounts, ArticleBuildOptions> {
  /** Like `build`, but the entities are added last. Default: articles wait for the entities. */
  buildEarly?(
    articles: AsyncIterable<readonly Article[]>,
    at: Place,
    options: EarlyArticleOptions,
  ): Promise<ArticleBuildCounts>;
}
