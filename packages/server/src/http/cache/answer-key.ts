import type { FastifyRequest } from 'fastify';
import { getState } from '../request-state.js';
import type { CacheOptions } from '../server-setup.js';

const MAX_VARIABLES = 2_000;

/** Returns what an answer that the caller may read follows from; null for one that differs from time to time. */
export function getAnswerKey(
  request: FastifyRequest,
  { fields, isAllowed }: CacheOptions,
): string | null {
  const { operation, variables, scopes, source } = getState(request);
  const dataset = source?.issuer?.dataset;
  // A graph without a digest is in another server, and may change between two requests.
  if (operation === null || dataset === undefined || dataset.digest === null) return null;
  if (operation.durationKeys.size > 0) return null;
  for (const field of operation.rootFields)
    if (!fields.has(field) || !isAllowed(scopes, field)) return null;
  const text = JSON.stringify(variables);
  if (text.length > MAX_VARIABLES) return null;
  // Fields below a root field may need scopes of their own.
  const open = scopes === null ? '*' : [...scopes].sort().join();
  const { digest, engineID } = dataset;
  return [digest, engineID, open, operation.digest(), operation.name, text].join(' ');
}
