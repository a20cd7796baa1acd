/** A hook was used outside `BioGraphQLProvider`. */
export class ProviderMissingError extends Error {
  override readonly name = 'ProviderMissingError';
  readonly code = 'PROVIDER_MISSING';
  constructor() {
    super('Render this inside BioGraphQLProvider.');
  }
}

/** Two clients that are mounted at the same time would read each other's answers from one query cache. */
export class ScopeCollisionError extends Error {
  override readonly name = 'ScopeCollisionError';
  readonly code = 'SCOPE_COLLISION';
  constructor() {
    super(
      'Two clients share one query cache: give each its own scope with withScope(client, name).',
    );
  }
}
