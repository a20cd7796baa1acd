import {
  type AstClient,
  type BioGraphQLClient,
  type ConnectionOptions,
  connect,
} from './connect.js';
import type { PrintOption } from './document.js';
import { Failure } from './failure.js';

export * from './common.js';

/** How a client reaches its service from a browser: without a key. */
export interface ClientOptions extends ConnectionOptions {
  /** A key in browser code is public: only `undefined` compiles, for code shared with a server. */
  readonly apiKey?:
    | 'Do not pass an API key in a browser. Use createProxy from @biographql/client/proxy on your server.'
    | undefined;
}

/**
 * Makes a client for a page, which sends requests to a proxy on the page's server. With `@biographql/client/browser` an API
 * key doesn't compile, whatever conditions the compiler uses.
 * @throws UnsafeKeyError when a key is given after all, as an option or as a header.
 * @example
 * ```ts
 * import { createClient, searchEntities } from '@biographql/client/browser';
 *
 * const client = createClient({ url: '/api/graphql', persisted: true });
 * await searchEntities(client, { text: 'asthma' });
 * ```
 * @see {@link https://github.com/biographql/biographql/blob/main/docs/learn/front-end-developers.md}
 */
export function createClient(options: ClientOptions & PrintOption): AstClient;
export function createClient(options: ClientOptions): BioGraphQLClient;
export function createClient(options: ClientOptions): BioGraphQLClient {
  return connect(options, (headers) => {
    if (options.apiKey != null || headers.has('x-api-key')) {
      throw new Failure('UNSAFE_KEY', "Don't pass an API key in a browser. Use createProxy.");
    }
  });
}
