import type { CallOptions } from '@biographql/core';
import type { BioGraphQLClient } from '../connect.js';
import { type EntityNode, getNeighbors, type NeighborSearch } from './get-neighbors.js';

/** Neighbors of one request: as many as the service allows. */
const PAGE_SIZE = 200;

/**
 * Walks over all neighbors of an entity, the most relevant first, fetching a part of the list (of 200, unless `limit`
 * says otherwise) when it is needed. Begins at `offset`. Each neighbor comes once.
 * @throws what `getNeighbors` throws, at the part that fails; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * for await (const { label } of iterateNeighbors(client, { entity: 'Q35869', types: ['GENE'] })) {
 *   console.log(label);
 * }
 * ```
 */
export async function* iterateNeighbors(
  client: BioGraphQLClient,
  search: NeighborSearch,
  options?: CallOptions,
): AsyncGenerator<EntityNode, void, undefined> {
  const { limit = PAGE_SIZE } = search;
  let offset = search.offset ?? 0;
  let total = Number.POSITIVE_INFINITY;
  while (offset < total) {
    const page = await getNeighbors(client, { ...search, limit, offset }, options);
    const neighbors = page.nodes.slice(1);
    if (neighbors.length === 0) return;
    yield* neighbors;
    offset += neighbors.length;
    total = page.total;
  }
}
