import type { CallOptions, EntityMatch } from '@biographql/core';
import { EntitiesByNameDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { send } from '../wire/variables.js';

/** A name to look for, and how strictly. */
export interface NameSearch {
  /** The name, 1 to 200 characters. */
  readonly text: string;
  /** The whole name, its beginning, its words, or also typing errors. @defaultValue 'CONTAINS' */
  readonly strategy?: 'EXACT' | 'PREFIX' | 'CONTAINS' | 'FUZZY';
  /** @defaultValue true */
  readonly ignoreCase?: boolean;
  /** 1 to 100. @defaultValue 10 */
  readonly limit?: number;
}

/**
 * Finds entities by name with the given strategy, best first. While a user types, use `searchEntities`.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const data = await getEntitiesByName(client, { text: 'asthma', strategy: 'EXACT' });
 * console.log(data[0]?.qid); // 'Q35869'
 * ```
 */
export async function getEntitiesByName(
  client: BioGraphQLClient,
  search: NameSearch,
  options?: CallOptions,
): Promise<readonly EntityMatch[]> {
  const { searchEntities } = await send(
    client,
    EntitiesByNameDocument,
    search,
    { text: 'name', strategy: 'matchingStrategy' },
    options,
  );
  return searchEntities ?? [];
}
