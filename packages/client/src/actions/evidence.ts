import type { CallOptions, GetProvenanceQuery } from '@biographql/core';
import {
  GetProvenanceDocument,
  VerifyDocument,
  type VerifyItem,
  type VerifyQuery,
} from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField, send } from '../wire/fields.js';

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

/** What to verify. */
export interface Verification {
  /** At most 1,000 items; each may have an article, a quote, a number, an identifier with a label, or a claim. */
  readonly items: readonly VerifyItem[];
}

/**
 * What the records say of an item. `CONTRADICTED` if any check is, else `NOT_FOUND_HERE` if any is, else `CONFIRMED`;
 * an item that can't be read has an `error`.
 */
export type Verdict = NonNullable<VerifyQuery['verify']>[number];

/** One comparison with a record: the result, what was compared, where it is, and what to write instead. */
export type Check = Verdict['checks'][number];

/**
 * Checks citations, quotes, numbers, identifiers and claims against the records of the service: one verdict per item, in
 * their order. `NOT_FOUND_HERE` means that the records don't decide it, never that it is false.
 * @example
 * ```ts
 * const verdicts = await verifyItems(client, {
 *   items: [
 *     { article: 'PMID:20198754', title: 'Asthma in childhood' },
 *     { identifier: 'MONDO:0004979', label: 'asthma' },
 *   ],
 * });
 * for (const { result, checks } of verdicts) console.log(result, checks.map(({ message }) => message));
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/guides/verify.md}
 */
export async function verifyItems(
  client: BioGraphQLClient,
  { items }: Verification,
  options?: CallOptions,
): Promise<readonly Verdict[]> {
  const { verify } = await client.request(VerifyDocument, { items: [...items] }, options);
  return requireField(verify, 'verify');
}
