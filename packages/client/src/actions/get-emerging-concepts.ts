import type { CallOptions } from '@biographql/core';
import { EmergingConceptsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { type EntityCount, pickInsights, toEntityCounts } from '../wire/fields.js';
import { sendSearch } from '../wire/insight-variables.js';
import type { InsightSearch } from './get-top-authors.js';

/** A topic whose share among the matching articles grows. */
export interface EmergingTopic {
  readonly label: string;
  /** Horizontal place, -1 to 1; related topics are near each other. */
  readonly x: number;
  /** Vertical place, -1 to 1. */
  readonly y: number;
  /** Logarithm to base 2 of the smoothed share among recent articles over that among earlier ones. */
  readonly growth: number | null;
  /** Matching articles on the topic, undated ones included. */
  readonly count: number | null;
  /** Those in the earlier period. */
  readonly earlier: number | null;
  /** Those in the recent period. */
  readonly recent: number | null;
}

/** A time from which articles are compared; days as YYYY-MM-DD, both included. */
export interface TopicPeriod {
  readonly from: string;
  readonly to: string;
  /** Matching articles in that time. */
  readonly count: number;
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
 * @throws ClientError; an aborted call rejects with `signal.reason`.
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
      .map(({ xCoordinate: x, yCoordinate: y, label, growth, count, earlier, recent }) => ({
        label,
        x,
        y,
        growth,
        count,
        earlier,
        recent,
      })),
    earlier: found[0]?.earlier ?? null,
    recent: found[0]?.recent ?? null,
    description: described?.description ?? null,
    entities: toEntityCounts(pickInsights(summaryInsights, 'EntityViz')),
  };
}
