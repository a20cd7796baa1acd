import type { CallOptions } from '@biographql/core';
import { TopAffiliationsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { pickInsights } from '../wire/fields.js';
import { sendSearch } from '../wire/insight-variables.js';
import type { InsightSearch } from './get-top-authors.js';

/** An organization that many matching articles name. */
export interface TopAffiliation {
  /** A stable identifier derived from the name, up to its second colon; what follows differs where the other fields do. */
  readonly id: string;
  readonly name: string;
  /** How many of the matching articles name it, in words. */
  readonly description: string | null;
  /** Matching articles that name it. */
  readonly count: number | null;
  /** City or country; null when the affiliation states none. */
  readonly location: string | null;
}

/**
 * Returns the affiliations with the most articles that match, at most 10.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const affiliations = await getTopAffiliations(client, { text: 'asthma' });
 * console.log(affiliations.map(({ name, location }) => `${name} (${location})`));
 * ```
 */
export async function getTopAffiliations(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: CallOptions,
): Promise<readonly TopAffiliation[]> {
  const { summaryInsights } = await sendSearch(client, TopAffiliationsDocument, search, options);
  return pickInsights(summaryInsights, 'Affiliations').flatMap(({ affiliations }) => affiliations);
}
