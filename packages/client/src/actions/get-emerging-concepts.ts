import type { CallOptions } from '@biographql/core';
import { EmergingConceptsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { type EntityCount, toEntityCounts } from '../wire/entity-count.js';
import { pickInsights } from '../wire/pick-insights.js';
import { toVariables } from '../wire/to-variables.js';
import type { InsightSearch } from './get-top-authors.js';

/** A topic whose share among the matching articles grows. */
export interface EmergingTopic {
  readonly label: string;
  /** Horizontal place, -1 to 1; related topics are near each other. */
  readonly x: number;
  /** Vertical place, -1 to 1. */
  readonly y: number;
}

/** Growing topics beside the entities that the articles name. */
export interface EmergingConcepts {
  /** At most 20, the fastest growing first. */
  readonly topics: readonly EmergingTopic[];
  /** At most 20, the most frequent first. */
  readonly entities: readonly EntityCount[];
}

/**
 * Returns the topics whose share among the matching articles grows the most, placed on a map, and the top entities.
 *
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * import { createClient, getEmergingConcepts } from '@biographql/client';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const { topics } = await getEmergingConcepts(client, { text: 'asthma' });
 * console.log(topics.map(({ label, x, y }) => `${label} at ${x}, ${y}`));
 * ```
 */
export async function getEmergingConcepts(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: CallOptions,
): Promise<EmergingConcepts> {
  const { summaryInsights } = await client.request(
    EmergingConceptsDocument,
    toVariables(search, { text: 'query' }),
    options,
  );
  return {
    topics: pickInsights(summaryInsights, 'Topics')
      .flatMap(({ topics }) => topics)
      .map(({ label, xCoordinate: x, yCoordinate: y }) => ({ label, x, y })),
    entities: toEntityCounts(pickInsights(summaryInsights, 'EntityViz')),
  };
}
