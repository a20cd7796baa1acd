import type { BioGraphQLClient } from '@biographql/client';

/** A client whose answers are kept under a name of their own. */
export interface ScopedClient extends BioGraphQLClient {
  /** The name given to {@link withScope}. */
  readonly scope: string;
}

/**
 * Names the part of a query cache that belongs to this client, e.g. an endpoint, a tenant or a user. A client without
 * scope is told apart by its `engineId` alone: its address and key are in no query key, because keys travel to the
 * page with what a server rendered. Server and page must use the same scope.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { withScope } from '@biographql/react/options';
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
export function scopeOf(client: BioGraphQLClient): string | null {
  return (client as Partial<ScopedClient>).scope ?? null;
}
