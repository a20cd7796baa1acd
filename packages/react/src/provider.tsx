import type { BioGraphQLClient } from '@biographql/client';
import { claimScope } from '@biographql/query';
import { QueryClientContext } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect } from 'react';
import { ClientContext } from './hooks/use-base.js';

/** Props of the provider. */
export interface BioGraphQLProviderProps {
  /** Create it once, outside components or in a `useState` initializer. */
  readonly client: BioGraphQLClient;
  readonly children?: ReactNode;
}

/**
 * Gives the hooks their client. The cache is that of TanStack's `QueryClientProvider`, which may stand outside or
 * inside. Providers can be nested: a hook uses the nearest.
 * @throws ScopeCollisionError, once mounted, when two clients of the same engine, both without a scope, use the cache
 * of one outer `QueryClientProvider`.
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
 * @see {@link https://github.com/biographql/biographql/tree/main/examples/react}
 */
export function BioGraphQLProvider({ client, children }: BioGraphQLProviderProps): ReactNode {
  const cache = useContext(QueryClientContext);
  useEffect(() => cache && claimScope(client, cache), [client, cache]);
  return <ClientContext.Provider value={client}>{children}</ClientContext.Provider>;
}
