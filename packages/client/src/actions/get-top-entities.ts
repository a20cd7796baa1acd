import type { CallOptions } from '@biographql/core';
import { TopEntitiesDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { type EntityCount, pickInsights, toEntityCounts } from '../wire/fields.js';
import { sendSearch } from '../wire/insight-variables.js';
import type { InsightSearch } from './get-top-authors.js';

/**
 * Returns the entities that the most matching articles name, at most 20, the most frequent first.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
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
