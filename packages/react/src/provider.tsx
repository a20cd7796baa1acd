import type { BioGraphQLClient } from '@biographql/client';
import { type QueryClient, QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { ScopeCollisionError } from './errors.js';
import { ClientContext } from './hooks/use-biographql.js';
import { scopeOf } from './scope.js';

/** What the provider takes. */
export interface BioGraphQLProviderProps {
  /** Made once, outside components or in a `useState` initializer. */
  readonly client: BioGraphQLClient;
  readonly children?: ReactNode;
}

/**
 * Gives the hooks their client. The cache is that of TanStack's `QueryClientProvider`, which may stand outside or
 * inside. Providers can be nested: a hook uses the nearest.
 *
 * @throws ScopeCollisionError when another client of the same engine, neither with a scope of its own, is mounted over the same cache.
 * @example
 * ```tsx
 * import { createClient } from '@biographql/client';
 * import { BioGraphQLProvider, useTopAuthors } from '@biographql/react';
 * import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
 *
 * const client = createClient({ url: '/api/graphql' });
 * const queryClient = new QueryClient();
 *
 * function Authors() {
 *   const { data = [] } = useTopAuthors({ text: 'asthma' });
 *   return <p>{data.map(({ family }) => family).join(', ')}</p>;
 * }
 *
 * export function App() {
 *   return (
 *     <QueryClientProvider client={queryClient}>
 *       <BioGraphQLProvider client={client}>
 *         <Authors />
 *       </BioGraphQLProvider>
 *     </QueryClientProvider>
 *   );
 * }
 * ```
 */
export function BioGraphQLProvider({ client, children }: BioGraphQLProviderProps): ReactNode {
  const cache = useContext(QueryClientContext);
  useEffect(() => claim(client, cache), [client, cache]);
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}

const claims = /* @__PURE__ */ new WeakMap<
  QueryClient,
  Set<{ readonly client: BioGraphQLClient }>
>();

// Clients with the same scope share on purpose; without one, an equal key is an oversight.
function claim(client: BioGraphQLClient, cache: QueryClient | undefined): (() => void) | undefined {
  if (!cache || scopeOf(client) !== null) return undefined;
  const mounted = claims.get(cache) ?? new Set();
  claims.set(cache, mounted);
  for (const { client: other } of mounted) {
    if (other !== client && other.engineId === client.engineId) throw new ScopeCollisionError();
  }
  const entry = { client };
  mounted.add(entry);
  return () => mounted.delete(entry);
}
