import { BioGraphQLError } from '@biographql/core';

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
