import type { BioGraphQLClient } from '@biographql/client';
import { claimScope, ProviderMissingError } from '@biographql/query';
import { QueryClientContext } from '@tanstack/solid-query';
import { createComponent, createContext, type JSX, onCleanup, useContext } from 'solid-js';

/** What the provider takes. */
export interface BioGraphQLProviderProps {
  /** Made once, outside components. */
  readonly client: BioGraphQLClient;
  readonly children?: JSX.Element;
}

const ClientContext = /* @__PURE__ */ createContext<BioGraphQLClient>();

/**
 * Gives the primitives their client. The cache is that of TanStack's `QueryClientProvider`, which stands outside. Providers can
 * be nested: a primitive uses the nearest.
 *
 * @throws ScopeCollisionError when another client of the same engine, neither with a scope of its own, is in use over the same cache.
 * @example
 * ```tsx
 * import { createClient } from '@biographql/client';
 * import { BioGraphQLProvider, useTopAuthors } from '@biographql/solid';
 * import { QueryClient, QueryClientProvider } from '@tanstack/solid-query';
 *
 * const client = createClient({ url: '/api/graphql' });
 * const queryClient = new QueryClient();
 *
 * function Authors() {
 *   const authors = useTopAuthors(() => ({ text: 'asthma' }));
 *   return <p>{authors.data?.map(({ family }) => family).join(', ')}</p>;
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
 * @see {@link https://github.com/biographql/biographql/tree/main/examples/solid}
 */
export function BioGraphQLProvider(props: BioGraphQLProviderProps): JSX.Element {
  const { client } = props;
  const cache = useContext(QueryClientContext)?.();
  if (cache) onCleanup(claimScope(client, cache));
  return createComponent(ClientContext.Provider, {
    value: client,
    get children() {
      return props.children;
    },
  });
}

/**
 * Returns the client of the nearest provider.
 *
 * @throws ProviderMissingError outside a provider.
 * @example
 * ```ts
 * import { neighborsOptions } from '@biographql/query';
 * import { useBioGraphQL } from '@biographql/solid';
 * import { useQueryClient } from '@tanstack/solid-query';
 *
 * export function usePrefetch() {
 *   const client = useBioGraphQL();
 *   const cache = useQueryClient();
 *   return (entity: string) => cache.prefetchQuery(neighborsOptions(client, { entity }));
 * }
 * ```
 */
export function useBioGraphQL(): BioGraphQLClient {
  const client = useContext(ClientContext);
  if (!client) throw new ProviderMissingError();
  return client;
}
