import type { CallOptions, EntityIri, NodeType } from '@biographql/core';
import { SearchEntityDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { toVariables } from '../wire/to-variables.js';

/** What to look for among the labels. */
export interface EntitySearch {
  /** The text typed so far, of which 200 characters are read; empty text finds nothing. */
  readonly text: string;
}

/** An entity found by its label. */
export interface EntityHit {
  readonly iri: EntityIri;
  readonly label: string;
  /** At least one; `UNDEFINED` when the graph has none. */
  readonly types: readonly NodeType[];
}

/**
 * Finds entities by label or alias while the user types, the best first, at most 10.
 *
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * import { createClient, searchEntities } from '@biographql/client';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const hits = await searchEntities(client, { text: 'asth' });
 * console.log(hits[0]?.label); // 'asthma'
 * ```
 */
export async function searchEntities(
  client: BioGraphQLClient,
  search: EntitySearch,
  options?: CallOptions,
): Promise<readonly EntityHit[]> {
  const { searchAsYouType } = await client.request(
    SearchEntityDocument,
    toVariables(search, { text: 'searchText' }),
    options,
  );
  return (searchAsYouType?.data?.searchLabels ?? []).map(({ qid, text: label, nodeTypes }) => ({
    iri: qid as EntityIri,
    label,
    types: nodeTypes,
  }));
}
