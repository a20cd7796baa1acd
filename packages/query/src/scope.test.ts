import { expect, it } from 'vitest';
import { ProviderMissingError, ScopeCollisionError } from './scope.js';

it.each([
  [
    new ProviderMissingError(),
    'ProviderMissingError: No client is provided.\nSee https://github.com/biographql/biographql/blob/main/docs/errors/PROVIDER_MISSING.md',
  ],
  [
    new ScopeCollisionError(),
    'ScopeCollisionError: Two clients share one query cache: give each its own scope with withScope(client, name).\nSee https://github.com/biographql/biographql/blob/main/docs/errors/SCOPE_COLLISION.md',
  ],
])('prints %s', (error, text) => {
  expect(`${error}`).toBe(text);
  expect(error.isRetryable).toBe(false);
});
