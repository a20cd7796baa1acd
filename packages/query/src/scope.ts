import type { BioGraphQLClient } from '@biographql/client';
import { BioGraphQLError } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';

/** A hook or composable was used where no client was provided. */
export class ProviderMissingError extends BioGraphQLError<'PROVIDER_MISSING'> {
  override readonly name = 'ProviderMissingError';

  constructor() {
    super('PROVIDER_MISSING', 'No client is provided.');
  }
}

/** Two clients that are mounted at the same time would read each other's answers from one query cache. */
export class ScopeCollisionError extends BioGraphQLError<'SCOPE_COLLISION'> {
  override readonly name = 'ScopeCollisionError';
  constructor() {
    super(
      'SCOPE_COLLISION',
      'Two clients share one query cache: give each its own scope with withScope(client, name).',
    );
  }
}

/** A client with its own part of a query cache. */
export interface ScopedClient extends BioGraphQLClient {
  /** The name given to {@link withScope}. */
  readonly scope: string;
}

/**
 * Names the part of a query cache that belongs to this client, e.g. an endpoint, a tenant or a user. A client without
 * scope differs only by its `engineId`: query keys never hold the URL or API key, because they travel to the
 * page with rendered data. Server and page must use the same scope.
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { withScope } from '@biographql/query';
 *
 * const live = withScope(createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' }), 'live');
 * const trial = withScope(createClient({ url: 'http://127.0.0.1:4001/biographql/graphql' }), 'trial');
 * console.log(live.scope, trial.scope);
 * ```
 */
export function withScope(client: BioGraphQLClient, scope: string): ScopedClient {
  return Object.assign(Object.create(client), { scope });
}

/** The name given by {@link withScope}, or null. */
export function getScope(client: BioGraphQLClient): string | null {
  return (client as Partial<ScopedClient>).scope ?? null;
}

/**
 * Claims a cache for a client, until the returned function is called. For adapters that provide a client to components.
 * @throws ScopeCollisionError when another client of the same engine, both without a scope, uses the same cache.
 * @example
 * ```ts
 * const release = claimScope(client, new QueryClient());
 * release(); // when the component goes
 * ```
 */
export function claimScope(client: BioGraphQLClient, cache: object): () => void {
  // Clients with the same scope share on purpose; without one, an equal key is an oversight.
  if (getScope(client) !== null) return () => {};
  const inUse = getOrAdd(claims, cache, () => new Set());
  for (const { client: other } of inUse) {
    if (other !== client && other.engineId === client.engineId) throw new ScopeCollisionError();
  }
  const entry = { client };
  inUse.add(entry);
  return () => inUse.delete(entry);
}

const claims = /* @__PURE__ */ new WeakMap<object, Set<{ readonly client: BioGraphQLClient }>>();
