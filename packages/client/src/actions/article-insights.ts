import { EmergingConceptsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions } from '../document.js';
import type { EmergingTopic, EntityCount, TopicPeriod } from '../generated/answers.js';
import { type NamingClient, pickInsights, toFilters } from '../wire/fields.js';
import type { ArticleSearch } from './articles.js';

/**
 * Selects the articles for lists and topics, with the words and filters of `searchArticles`.
 * The text may be left out where there is a filter.
 */
export type InsightSearch = Omit<ArticleSearch, 'order' | 'page' | 'pageSize' | 'countYears'>;

const NAMES = {
  text: 'query',
  entity: 'entityFilter',
  issued: 'dateRange',
  authors: 'authorNames',
} as const;

/** Growing topics, and the entities that the articles mention. */
export interface EmergingConcepts {
  /** At most 20, the fastest growing first. */
  readonly topics: readonly EmergingTopic[];
  /** At most 20, the most frequent first. */
  readonly entities: readonly EntityCount[];
  /** Period that the recent articles are compared with; null without dates. */
  readonly earlier: TopicPeriod | null;
  readonly recent: TopicPeriod | null;
  /** The findings with their years, or why there are no topics, in words. */
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
  options?: RequestOptions,
): Promise<EmergingConcepts> {
  const { summaryInsights } = await (client as NamingClient).request(
    EmergingConceptsDocument,
    toFilters(search),
    { ...options, names: NAMES },
  );
  const found = pickInsights(summaryInsights, 'Topics');
  const described = summaryInsights?.find((insight) => insight?.data?.__typename === 'Topics');
  return {
    topics: found
      .flatMap(({ topics }) => topics)
      .map(({ xCoordinate: x, yCoordinate: y, ...topic }) => ({ ...topic, x, y })),
    earlier: found[0]?.earlier ?? null,
    recent: found[0]?.recent ?? null,
    description: described?.description ?? null,
    entities: pickInsights(summaryInsights, 'EntityViz')
      .flatMap(({ entityviz }) => entityviz)
      .map(({ key: label, value: count, id: iri }) => ({ label, count, iri })),
  };
}
