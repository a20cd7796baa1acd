import type { Middleware, TransportRequest } from '../transport.js';

/**
 * Sends operations to addresses of their own, for a service that answers some of them elsewhere. `undefined` keeps the
 * client's address. The client's headers, the key among them, go to the chosen address: choose trusted ones only.
 * @example
 * ```ts
 * import { createClient, predictAdmet, route } from '@biographql/client';
 *
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
