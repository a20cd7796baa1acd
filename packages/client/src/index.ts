import {
  type ClientOptions as BrowserClientOptions,
  createClient as createBrowserClient,
} from './browser.js';
import {
  type AstClient,
  type BioGraphQLClient,
  type ConnectionOptions,
  connect,
} from './connect.js';
import type { PrintOption } from './document.js';
import { NetworkError } from './errors.js';
import type { Middleware } from './transport.js';

export * from './common.js';

/** How a client reaches its service, on a server or in a script. */
export interface ClientOptions extends ConnectionOptions {
  /** Sent as `x-api-key`. Server code only: a browser throws UnsafeKeyError. */
  readonly apiKey?: string | undefined;
}

/**
 * Makes a client for one service. Browser bundles get a variant without `apiKey`.
 * @throws UnsafeKeyError when a key is given in a browser.
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { SearchEntityDocument } from '@biographql/core/strings';
 *
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   apiKey: process.env.BIOGRAPHQL_API_KEY,
 * });
 * const { searchAsYouType } = await client.request(SearchEntityDocument, { searchText: 'asth' });
 * console.log(searchAsYouType?.data?.searchLabels);
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/learn/front-end-developers.md}
 */
export function createClient(options: ClientOptions & PrintOption): AstClient;
export function createClient(options: ClientOptions): BioGraphQLClient;
export function createClient(options: ClientOptions): BioGraphQLClient {
  if (isBrowser()) return createBrowserClient(options as BrowserClientOptions);
  const { apiKey, headers, middleware = [] } = options;
  const withKey = async () => {
    const given = new Headers(typeof headers === 'function' ? await headers() : headers);
    if (apiKey !== undefined) given.set('x-api-key', apiKey);
    return given;
  };
  return connect({ ...options, headers: withKey, middleware: [...middleware, explainRelativeUrl] });
}

// A page or a browser worker; Node, Bun, Deno and edge workers have neither `document` nor `importScripts`.
function isBrowser(): boolean {
  return 'document' in globalThis || ('importScripts' in globalThis && 'location' in globalThis);
}

const explainRelativeUrl: Middleware = (next) => async (request) => {
  try {
    return await next(request);
  } catch (error) {
    const { url } = request;
    const isRelative = !/^\w+:/.test(url) && !('location' in globalThis);
    if (!isRelative || !(error instanceof NetworkError)) throw error;
    const reason = 'Relative URLs only work in a browser. Use an absolute URL on the server.';
    throw new NetworkError(reason, { facts: { url }, cause: error.cause, isRetryable: false });
  }
};
