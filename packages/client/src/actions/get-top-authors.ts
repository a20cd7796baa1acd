import type { CallOptions } from '@biographql/core';
import { TopAuthorsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { pickInsights } from '../wire/fields.js';
import { type InsightSearch, sendSearch } from '../wire/insight-variables.js';

export type { InsightSearch };

/** An author with many matching articles. */
export interface TopAuthor {
  /** The ORCID iD as a URI when known, otherwise a stable identifier derived from the name. */
  readonly id: string;
  /** The family name, or the name of a collective author. */
  readonly family: string;
  /** The given name or initials; empty for a collective author. */
  readonly given: string;
  /** Further given names or initials; null when there are none. */
  readonly middle: string | null;
  /** Matching articles. */
  readonly count: number | null;
  /** What `authors` of an article search takes to find exactly these articles. */
  readonly filter: string | null;
}

/**
 * Returns the authors with the most articles that match, at most 10.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const authors = await getTopAuthors(client, { text: 'asthma' });
 * console.log(authors.map(({ given, family }) => `${given} ${family}`));
 * ```
 */
export async function getTopAuthors(
  client: BioGraphQLClient,
  search: InsightSearch,
  options?: CallOptions,
): Promise<readonly TopAuthor[]> {
  const { summaryInsights } = await sendSearch(client, TopAuthorsDocument, search, options);
  return pickInsights(summaryInsights, 'Authors')
    .flatMap(({ authors }) => authors)
    .map(({ id, lastName: family, firstName: given, middleName: middle, count, filter }) => ({
      id,
      family,
      given,
      middle,
      count,
      filter,
    }));
}
