import { type HttpHandler, http } from 'msw';
import { readJson } from './recorded-fetch.js';
import { createResponder, type RecordedOptions } from './respond.js';

/** Address of the service, and responses instead of recordings. */
export interface HandlerOptions extends RecordedOptions {
  /** The address of the service or of a proxy, as MSW matches addresses. Default: every address whose path ends in `/graphql`. */
  readonly url?: string | RegExp | undefined;
}

/**
 * Returns handlers for Mock Service Worker 2 that answer every operation from recordings, in Node and in browsers. Requests
 * with an operation that was neither recorded nor overridden are left to the other handlers.
 * @example
 * ```ts
 * import { createClient, getNeighbors } from '@biographql/client';
 * import { biographqlHandlers } from '@biographql/testing/msw';
 * import { setupServer } from 'msw/node';
 *
 * const server = setupServer(...biographqlHandlers());
 * server.listen();
 * const client = createClient({ url: 'http://service.test/api/graphql' });
 * const { nodes } = await getNeighbors(client, { entity: 'Q35869', limit: 3 });
 * console.log(nodes[0]?.label); // 'asthma'
 * server.close();
 * ```
 */
export function biographqlHandlers({
  url = /\/graphql(?:\?.*)?$/,
  ...options
}: HandlerOptions = {}): HttpHandler[] {
  const respond = createResponder(options);
  return [
    http.post(url, async ({ request }) => {
      const body = readJson(await request.clone().text());
      return (await respond(body)) ?? undefined;
    }),
  ];
}
