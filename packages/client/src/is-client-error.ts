import { BioGraphQLError } from '@biographql/core';
import type { ClientError } from './errors.js';

const NAMES: Readonly<Record<ClientError['name'], true>> = {
  NetworkError: true,
  TimeoutError: true,
  HttpStatusError: true,
  MalformedResponseError: true,
  UnauthenticatedError: true,
  BadInputError: true,
  RateLimitedError: true,
  OperationError: true,
  UnknownVariableError: true,
  UnsafeKeyError: true,
};

/**
 * Returns whether a value is an error of this client, so that `error.name` narrows it. An error made by a second copy
 * of the package counts too.
 * @example
 * ```ts
 * import { createClient, isClientError, searchEntities } from '@biographql/client';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * try {
 *   await searchEntities(client, { text: 'asthma' });
 * } catch (error) {
 *   if (!isClientError(error)) throw error;
 *   if (error.name === 'RateLimitedError') console.log(`wait ${error.retryAfterMs} ms`);
 *   else if (error.name === 'UnauthenticatedError') console.log('the key is not accepted');
 *   else console.log(error.code, error.facts, error.isRetryable);
 * }
 * ```
 */
export function isClientError(value: unknown): value is ClientError {
  return BioGraphQLError.is(value) && Object.hasOwn(NAMES, value.name);
}
