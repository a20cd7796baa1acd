import type { CallOptions, EntityIri, NodeType } from '@biographql/core';
import { type MatchKind, SearchEntityDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { send } from '../wire/variables.js';

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
  /** The alias that matched; null when the label or an identifier matched. */
  readonly alias: string | null;
  /** The name or the identifier that matched; null when the service does not say. */
  readonly matchedText: string | null;
  /** How the text matched; null when the service does not say. */
  readonly matchKind: MatchKind | null;
  /** The scheme of the identifier that matched, e.g. `mesh`; null when a name matched. */
  readonly scheme: string | null;
}

/**
 * Finds entities by label, alias or identifier while the user types, the best first, at most 10.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const hits = await searchEntities(client, { text: 'asth' });
 * console.log(hits[0]?.label); // 'asthma'
 * ```
 */
export async function searchEntities(
  client: BioGraphQLClient,
  search: EntitySearch,
  options?: CallOptions,
): Promise<readonly EntityHit[]> {
  const { searchAsYouType } = await send(
    client,
    SearchEntityDocument,
    search,
    { text: 'searchText' },
    options,
  );
  return (searchAsYouType?.data?.searchLabels ?? []).map(
    ({ qid, text: label, nodeTypes, ...match }) => ({
      ...match,
      iri: qid as EntityIri,
      label,
      types: nodeTypes,
    }),
  );
}
