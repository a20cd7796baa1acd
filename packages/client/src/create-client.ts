import type { CallOptions } from '@biographql/core';
import { checkVariables } from './check-variables.js';
import { documentHeader, type TypedText } from './document.js';
import { UnsafeKeyError } from './errors.js';
import { type Fetch, httpTransport } from './http-transport.js';
import { parseResponse } from './parse-response.js';
import type { RequestArguments } from './request-arguments.js';
import type { Middleware } from './transport.js';

/** How a client reaches its service. */
export interface ClientOptions {
  /** The GraphQL address, e.g. `http://localhost:4000/biographql/graphql`. */
  readonly url: string;
  /** Sent as `x-api-key`. Server code only: a browser throws UnsafeKeyError. */
  readonly apiKey?: string;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Fills `$engineID` of documents that declare it. Default: not sent. */
  readonly engineId?: string;
  /** Sends the document's hash instead of its text, for a service or proxy that knows the persisted documents. Default false. */
  readonly persisted?: boolean;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch;
  /** Policies around the transport, the first outermost. */
  readonly middleware?: readonly Middleware[];
}

/** Sends documents to one service. */
export interface BioGraphQLClient {
  readonly engineId: string | undefined;
  /**
   * Sends one document and answers its data.
   * @throws ClientError; an aborted request rejects with `signal.reason`.
   */
  request<Data, Variables>(
    document: TypedText<Data, Variables>,
    ...args: RequestArguments<Variables>
  ): Promise<Data>;
}

/**
 * Makes a client for one service.
 *
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { SearchEntityDocument } from '@biographql/core/strings';
 *
 * const client = createClient({ url: 'http://localhost:4000/biographql/graphql', apiKey: process.env.KEY });
 * const { searchAsYouType } = await client.request(SearchEntityDocument, { searchText: 'asth' });
 * ```
 */
export function createClient(options: ClientOptions): BioGraphQLClient {
  const headers = keyedHeaders(options);
  const transport = (options.middleware ?? []).reduceRight(
    (next, wrap) => wrap(next),
    httpTransport(options.fetch),
  );

  return {
    engineId: options.engineId,
    async request<Data, Variables>(
      document: TypedText<Data, Variables>,
      variables?: Variables,
      { signal }: CallOptions = {},
    ): Promise<Data> {
      const text = document.toString();
      const header = documentHeader(text);
      const given = { ...variables } as Record<string, unknown>;
      checkVariables(header, given);
      if (options.engineId !== undefined && header.variables.includes('engineID')) {
        given.engineID ??= options.engineId;
      }
      const hash = options.persisted ? document.__meta__?.hash : undefined;
      const request = {
        url: options.url,
        operationName: header.operationName,
        headers,
        body: {
          ...(hash === undefined ? { query: text } : { documentId: hash }),
          variables: given,
        },
        signal,
      };
      return parseResponse<Data>(request, await transport(request));
    },
  };
}

function keyedHeaders({ apiKey, headers = {} }: ClientOptions): Readonly<Record<string, string>> {
  const isKeyed =
    apiKey !== undefined || Object.keys(headers).some((name) => name.toLowerCase() === 'x-api-key');
  if (isKeyed && isBrowser()) throw new UnsafeKeyError();
  return apiKey === undefined ? headers : { ...headers, 'x-api-key': apiKey };
}

// A page or a browser worker; Node, Bun, Deno and edge workers have neither `document` nor `importScripts`.
function isBrowser(): boolean {
  return 'document' in globalThis || ('importScripts' in globalThis && 'location' in globalThis);
}
