import type { CallOptions } from '@biographql/core';
import {
  EmergingConceptsDocument,
  TopAffiliationsDocument,
  TopAuthorsDocument,
  type TopAuthorsQueryVariables,
  TopEntitiesDocument,
} from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { TypedText } from '../document.js';
import type {
  EmergingTopic,
  EntityCount,
  TopAffiliation,
  TopAuthor,
  TopicPeriod,
} from '../generated/answers.js';
import { pickInsights, send, toEntityCounts } from '../wire/fields.js';
import type { ArticleSearch } from './articles.js';

/**
 * The articles that lists and topics are drawn from: those that `searchArticles` finds with the same words and filters.
 * The text may be left out where there is a filter.
 */
export type InsightSearch = Omit<ArticleSearch, 'order' | 'page' | 'pageSize'>;

const NAMES = {
  text: 'query',
  entity: 'entityFilter',
  issued: 'dateRange',
  authors: 'authorNames',
} as const;

/** Sends the words and filters of a list or of topics. */
function sendSearch<Data>(
  client: BioGraphQLClient,
  document: TypedText<Data, TopAuthorsQueryVariables>,
  search: InsightSearch,
  options: CallOptions | undefined,
): Promise<Data> {
  const { issued } = search;
  const wanted = { ...search, issued: issued && [issued.from ?? '', issued.to ?? ''] };
  return send(client, document, wanted, NAMES, options);
}

/**
 * Returns the authors with the most articles that match, at most 10.
 * @example
 * ```ts
 * const authors = await getTopAuthors(client, { text: 'asthma' });
 * console.log(authors.map(({ given, family }) => `${given} ${family}`));
 * ```
 */
export async function getTopAuthors(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: CallOptions,
): Promise<readonly TopAuthor[]> {
  const { summaryInsights } = await sendSearch(client, TopAuthorsDocument, search, options);
  return pickInsights(summaryInsights, 'Authors')
    .flatMap(({ authors }) => authors)
    .map(({ lastName: family, firstName: given, middleName: middle, ...author }) => ({
      ...author,
      family,
      given,
      middle,
    }));
}

/**
 * Returns the affiliations with the most articles that match, at most 10.
 * @example
 * ```ts
 * const affiliations = await getTopAffiliations(client, { text: 'asthma' });
 * console.log(affiliations.map(({ name, location }) => `${name} (${location})`));
 * ```
 */
export async function getTopAffiliations(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: CallOptions,
): Promise<readonly TopAffiliation[]> {
  const { summaryInsights } = await sendSearch(client, TopAffiliationsDocument, search, options);
  return pickInsights(summaryInsights, 'Affiliations').flatMap(({ affiliations }) => affiliations);
}

/**
 * Returns the entities that the most matching articles name, at most 20, the most frequent first.
 * @example
 * ```ts
 * const entities = await getTopEntities(client, { text: 'asthma' });
 * console.log(entities.map(({ label, count }) => `${label}: ${count}`));
 * ```
 */
export async function getTopEntities(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: CallOptions,
): Promise<readonly EntityCount[]> {
  const { summaryInsights } = await sendSearch(client, TopEntitiesDocument, search, options);
  return toEntityCounts(pickInsights(summaryInsights, 'EntityViz'));
}

/** Growing topics, and the entities that the articles mention. */
export interface EmergingConcepts {
  /** At most 20, the fastest growing first. */
  readonly topics: readonly EmergingTopic[];
  /** At most 20, the most frequent first. */
  readonly entities: readonly EntityCount[];
  /** What the recent articles are compared with; null when nothing is dated. */
  readonly earlier: TopicPeriod | null;
  readonly recent: TopicPeriod | null;
  /** What was found in which years, or why there are no topics, in words. */
  readonly description: string | null;
}

/**
 * Returns the topics whose share among the matching articles grows the most, placed on a map, and the top entities.
 * @example
 * ```ts
 * const { topics } = await getEmergingConcepts(client, { text: 'asthma' });
 * console.log(topics.map(({ label, x, y }) => `${label} at ${x}, ${y}`));
 * ```
 */
export async function getEmergingConcepts(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: CallOptions,
): Promise<EmergingConcepts> {
  const { summaryInsights } = await sendSearch(client, EmergingConceptsDocument, search, options);
  const found = pickInsights(summaryInsights, 'Topics');
  const described = summaryInsights?.find((insight) => insight?.data?.__typename === 'Topics');
  return {
    topics: found
      .flatMap(({ topics }) => topics)
      .map(({ xCoordinate: x, yCoordinate: y, ...topic }) => ({ ...topic, x, y })),
    earlier: found[0]?.earlier ?? null,
    recent: found[0]?.recent ?? null,
    description: described?.description ?? null,
    entities: toEntityCounts(pickInsights(summaryInsights, 'EntityViz')),
  };
}
