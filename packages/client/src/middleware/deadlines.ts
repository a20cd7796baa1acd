import { policy, sendWithin } from '../policy.js';
import type { Middleware, TransportRequest } from '../transport.js';

/**
 * Ends a request with TimeoutError when no answer came within `timeoutMs` milliseconds. Before `retry` in the list it
 * bounds all attempts together, after it each one; both may be used.
 * @example
 * ```ts
 * const client = createClient({ url, middleware: [timeout(20_000), retry(), timeout(5_000)] });
 * await searchEntities(client, { text: 'asthma' });
 * ```
 */
export function timeout(timeoutMs: number): Middleware {
  return policy((next) => (request) => sendWithin(timeoutMs, request, next));
}

/**
 * Sends operations to addresses of their own, for a service that answers some of them elsewhere. `undefined` keeps the
 * client's address. The client's headers, the key among them, go to the chosen address: choose trusted ones only.
 * @example
 * ```ts
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [
 *     route(({ operationName }) =>
 *       operationName === 'admetPredict' ? 'http://127.0.0.1:4001/biographql/graphql' : undefined,
 *     ),
 *   ],
 * });
 * await predictAdmet(client, { model: 'hERG', smiles: ['CCO'] });
 * ```
 */
export function route(
  choose: (request: Pick<TransportRequest, 'operationName' | 'url'>) => string | undefined,
): Middleware {
  return (next) => async (request) => next({ ...request, url: choose(request) ?? request.url });
}
