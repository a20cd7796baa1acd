import type { CallOptions } from '@biographql/core';
import { VerifyDocument, type VerifyItem, type VerifyQuery } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { requireField } from '../wire/fields.js';

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
 * @throws ClientError; an aborted call rejects with `signal.reason`.
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
