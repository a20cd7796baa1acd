import type { CallOptions } from '@biographql/core';
import { TopEntitiesDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { type EntityCount, entityCounts } from '../wire/entity-count.js';
import { insightData } from '../wire/insight-data.js';
import type { InsightSearch } from './top-authors.js';

/**
 * Answers the entities that the most matching articles speak of, at most 20, the most frequent first.
 *
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * import { createClient, topEntities } from '@biographql/client';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const entities = await topEntities(client, { text: 'asthma' });
 * console.log(entities.map(({ label, count }) => `${label}: ${count}`));
 * ```
 */
export async function topEntities(
  client: BioGraphQLClient,
  { text, ...others }: InsightSearch,
  options?: CallOptions,
): Promise<readonly EntityCount[]> {
  const { summaryInsights } = await client.request(
    TopEntitiesDocument,
    { query: text, ...others },
    options,
  );
  return entityCounts(insightData(summaryInsights, 'EntityViz'));
}
