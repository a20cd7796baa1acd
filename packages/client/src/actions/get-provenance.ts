import type { CallOptions, GetProvenanceQuery } from '@biographql/core';
import { GetProvenanceDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField } from '../wire/fields.js';
import { send } from '../wire/variables.js';

/** A claim of the graph, in the direction in which it states it. */
export interface Fact {
  /** An IRI, a QID, or a `wd:` name. */
  readonly subject: string;
  /** A code such as `P2176`, or the IRI of a property without a code. */
  readonly property: string;
  /** An IRI, a QID or a `wd:` name of an entity; anything else is the text of a literal. */
  readonly object: string;
}

/** The facts whose provenance is wanted. */
export interface ProvenanceLookup {
  /** At most 200. Default none, which returns only the dataset. */
  readonly facts?: readonly Fact[] | undefined;
}

/** The dataset of a service, and the provenance of facts in its graph. */
export type Provenance = NonNullable<GetProvenanceQuery['provenance']>;

/**
 * Returns the dataset that the service answers from and, for each fact, its rank and references; null in the place of a
 * fact that the graph does not hold.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const { dataset, statements } = await getProvenance(client, {
 *   facts: [{ subject: 'Q35869', property: 'P2176', object: 'Q410358' }],
 * });
 * console.log(dataset.release, statements[0]?.references.map(({ url }) => url));
 * ```
 */
export async function getProvenance(
  client: BioGraphQLClient,
  lookup: ProvenanceLookup = {},
  options?: CallOptions,
): Promise<Provenance> {
  const { provenance } = await send(client, GetProvenanceDocument, lookup, {}, options);
  return requireField(provenance, 'provenance');
}
