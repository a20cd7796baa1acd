import type { CallOptions } from '@biographql/core';
import { EmergingConceptsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { type EntityCount, entityCounts } from '../wire/entity-count.js';
import { insightData } from '../wire/insight-data.js';
import type { InsightSearch } from './top-authors.js';

/** A topic whose share among the matching articles grows. */
export interface EmergingTopic {
  readonly label: string;
  /** Horizontal place, -1 to 1; related topics are near each other. */
  readonly x: number;
  /** Vertical place, -1 to 1. */
  readonly y: number;
}

/** Growing topics beside the entities that the articles speak of. */
export interface EmergingConcepts {
  /** At most 20, the fastest growing first. */
  readonly topics: readonly EmergingTopic[];
  /** At most 20, the most frequent first. */
  readonly entities: readonly EntityCount[];
}

/**
 * Answers the topics whose share among the matching articles grows the most, placed on a map, and the top entities.
 *
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * import { createClient, emergingConcepts } from '@biographql/client';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const { topics } = await emergingConcepts(client, { text: 'asthma' });
 * console.log(topics.map(({ label, x, y }) => `${label} at ${x}, ${y}`));
 * ```
 */
export async function emergingConcepts(
  client: BioGraphQLClient,
  { text, ...others }: InsightSearch,
  options?: CallOptions,
): Promise<EmergingConcepts> {
  const { summaryInsights } = await client.request(
    EmergingConceptsDocument,
    { query: text, ...others },
    options,
  );
  return {
    topics: insightData(summaryInsights, 'Topics')
      .flatMap(({ topics }) => topics)
      .map(({ label, xCoordinate: x, yCoordinate: y }) => ({ label, x, y })),
    entities: entityCounts(insightData(summaryInsights, 'EntityViz')),
  };
}
