import type { BioGraphQLClient } from '@biographql/client';
import { ProviderMissingError } from '@biographql/query';
import { createContext, useContext } from 'react';

/** Holds the client of the nearest provider. */
export const ClientContext = /* @__PURE__ */ createContext<BioGraphQLClient | null>(null);

/**
 * Returns the client of the nearest provider.
 * @throws ProviderMissingError outside a provider.
 * @example
 * ```tsx
 * import { neighborsOptions } from '@biographql/react/options';
 * import { useBioGraphQL } from '@biographql/react';
 * import { useQueryClient } from '@tanstack/react-query';
 *
 * export function Prefetching() {
 *   const client = useBioGraphQL();
 *   const cache = useQueryClient();
 *   const warm = () => cache.prefetchQuery(neighborsOptions(client, { entity: 'Q35869' }));
 *   return <a href="#asthma" onMouseEnter={warm}>asthma</a>;
 * }
 * ```
 */
export function useBioGraphQL(): BioGraphQLClient {
  const client = useContext(ClientContext);
  if (!client) throw new ProviderMissingError();
  return client;
}
