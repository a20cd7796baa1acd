import type { BioGraphQLClient } from '@biographql/client';
import { claimScope, ProviderMissingError } from '@biographql/query';
import { type QueryClient, VUE_QUERY_CLIENT } from '@tanstack/vue-query';
import { type App, type InjectionKey, inject, onScopeDispose, provide } from 'vue';

const CLIENT: InjectionKey<BioGraphQLClient> = /* @__PURE__ */ Symbol('BioGraphQLClient');

/**
 * Gives the composables of an app their client. The cache is that of TanStack's `VueQueryPlugin`, which is used before this.
 *
 * @throws ScopeCollisionError when another client of the same engine, neither with a scope of its own, is in use over the same cache.
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { bioGraphQLPlugin } from '@biographql/vue';
 * import { VueQueryPlugin } from '@tanstack/vue-query';
 * import { createApp } from 'vue';
 *
 * const client = createClient({ url: '/api/graphql' });
 * const app = createApp({ render: () => 'asthma' });
 * app.use(VueQueryPlugin).use(bioGraphQLPlugin, { client });
 * ```
 * @see {@link https://github.com/biographql/biographql/tree/main/examples/vue}
 */
export const bioGraphQLPlugin = {
  /** Provides the client to all components of an app, until it is unmounted. */
  install(app: App, { client }: { readonly client: BioGraphQLClient }): void {
    const cache = app.runWithContext(injectCache);
    if (cache) app.onUnmount(claimScope(client, cache));
    app.provide(CLIENT, client);
  },
};

/**
 * Gives the composables of the components below this one another client.
 *
 * @throws ScopeCollisionError when another client of the same engine, neither with a scope of its own, is in use over the same cache.
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { withScope } from '@biographql/query';
 * import { provideBioGraphQL } from '@biographql/vue';
 * import { defineComponent } from 'vue';
 *
 * const trial = withScope(createClient({ url: '/trial/graphql' }), 'trial');
 * export const Trial = defineComponent((_, { slots }) => {
 *   provideBioGraphQL(trial);
 *   return () => slots.default?.();
 * });
 * ```
 */
export function provideBioGraphQL(client: BioGraphQLClient): void {
  const cache = injectCache();
  if (cache) onScopeDispose(claimScope(client, cache));
  provide(CLIENT, client);
}

/**
 * Returns the client of the nearest component above that provides one, otherwise that of the app.
 *
 * @throws ProviderMissingError when there is none.
 * @example
 * ```ts
 * import { neighborsOptions } from '@biographql/query';
 * import { useBioGraphQL } from '@biographql/vue';
 * import { useQueryClient } from '@tanstack/vue-query';
 *
 * export function usePrefetch() {
 *   const client = useBioGraphQL();
 *   const cache = useQueryClient();
 *   return (entity: string) => cache.prefetchQuery(neighborsOptions(client, { entity }));
 * }
 * ```
 */
export function useBioGraphQL(): BioGraphQLClient {
  const client = inject(CLIENT, null);
  if (!client) throw new ProviderMissingError();
  return client;
}

function injectCache(): QueryClient | null {
  return inject<QueryClient | null>(VUE_QUERY_CLIENT, null);
}
