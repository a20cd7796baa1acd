import type { BioGraphQLClient } from '@biographql/client';
import { claimScope, ProviderMissingError } from '@biographql/query';
import { useQueryClient } from '@tanstack/svelte-query';
import { getContext, onDestroy, setContext } from 'svelte';

const CLIENT = /* @__PURE__ */ Symbol('BioGraphQLClient');

/**
 * Gives the components below this one their client; called while a component is made. The cache is that of TanStack's
 * `QueryClientProvider` (or `setQueryClientContext`), which stands above.
 *
 * @throws ScopeCollisionError when another client of the same engine, neither with a scope of its own, is in use over the same cache.
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { setBioGraphQL } from '@biographql/svelte';
 *
 * const client = createClient({ url: '/api/graphql' });
 * // In the script of a component:
 * export const provide = () => setBioGraphQL(client);
 * ```
 * @see {@link https://github.com/biographql/biographql/tree/main/examples/svelte}
 */
export function setBioGraphQL(client: BioGraphQLClient): void {
  onDestroy(claimScope(client, useQueryClient()));
  setContext(CLIENT, client);
}

/**
 * Returns the client of the nearest component above that set one; called while a component is made.
 *
 * @throws ProviderMissingError when there is none.
 * @example
 * ```ts
 * import { neighborsOptions } from '@biographql/query';
 * import { getBioGraphQL } from '@biographql/svelte';
 * import { useQueryClient } from '@tanstack/svelte-query';
 *
 * // In the script of a component:
 * export function prefetcher() {
 *   const client = getBioGraphQL();
 *   const cache = useQueryClient();
 *   return (entity: string) => cache.prefetchQuery(neighborsOptions(client, { entity }));
 * }
 * ```
 */
export function getBioGraphQL(): BioGraphQLClient {
  const client = getContext<BioGraphQLClient | undefined>(CLIENT);
  if (!client) throw new ProviderMissingError();
  return client;
}
