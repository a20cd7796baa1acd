import { parseHeader } from '@biographql/core/internal';
import {
  getText,
  type PrintOption,
  type RequestArguments,
  type RequestOptions,
  type RequestPolicy,
  type TypedAst,
  type TypedText,
} from './document.js';
import { UnknownVariableError } from './errors.js';
import { sendAgain, sendWithin } from './policy.js';
import { createHttpTransport, type Fetch, type Middleware, parseResponse } from './transport.js';

/** Names and values of headers. */
export type HeaderValues = Headers | Readonly<Record<string, string>>;

/** How a client reaches its service, wherever it runs. */
export interface ConnectionOptions extends Partial<PrintOption>, RequestPolicy {
  /** The GraphQL address, e.g. `http://localhost:4000/biographql/graphql`. */
  readonly url: string;
  /**
   * Headers of every request, or a function that is called before each one, e.g. for a token that expires. They replace
   * the client's own of the same name, in any letter case. In a browser, `x-api-key` throws UnsafeKeyError.
   */
  readonly headers?: HeaderValues | (() => HeaderValues | Promise<HeaderValues>) | undefined;
  /**
   * The identifier of the service, which rejects any other. Fills `$engineID` of documents that declare it, and is sent as
   * `extensions.engineID` with other documents. Default: none is sent.
   */
  readonly engineId?: string | undefined;
  /** Sends the document's hash instead of its text, for a service or proxy that knows the persisted documents. Default false. */
  readonly persisted?: boolean | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Policies around the transport, outermost first. */
  readonly middleware?: readonly Middleware[] | undefined;
}

/**
 * Sends documents to one service. Every function that takes a client rejects with ClientError, and with `signal.reason` when it is
 * aborted.
 */
export interface BioGraphQLClient {
  /** The dataset; undefined for the first one of the service. */
  readonly engineId: string | undefined;
  /**
   * Sends one document and returns its data.
   * @throws ClientError; an aborted request rejects with `signal.reason`.
   */
  request<Data, Variables>(
    document: TypedText<Data, Variables>,
    ...args: RequestArguments<Variables>
  ): Promise<Data>;
}

/** A client with `print`, which also takes documents as AST. */
export interface AstClient extends BioGraphQLClient {
  request<Data, Variables>(
    document: TypedText<Data, Variables>,
    ...args: RequestArguments<Variables>
  ): Promise<Data>;
  request<Data, Variables>(
    document: TypedAst<Data, Variables>,
    ...args: RequestArguments<Variables>
  ): Promise<Data>;
}

/** Makes a client; `check` is called with the headers of each request, and at once with those that are known. */
export function connect(options: ConnectionOptions, check?: (headers: Headers) => void): AstClient {
  const { url, engineId, persisted, print, headers, middleware = [] } = options;
  const isDynamic = typeof headers === 'function';
  const toHeaders = (values: HeaderValues | undefined) => {
    const given = new Headers(values);
    check?.(given);
    return given;
  };
  if (!isDynamic) toHeaders(headers);
  const hasPolicy = middleware.some(({ isPolicy }) => isPolicy);
  const { timeoutMs = hasPolicy ? Infinity : 60_000, retries = hasPolicy ? 0 : 2 } = options;
  const transport = middleware.reduceRight(
    (next, wrap) => wrap(next),
    createHttpTransport(options.fetch),
  );

  return {
    engineId,
    async request<Data, Variables>(
      document: TypedText<Data, Variables> | TypedAst<Data, Variables>,
      variables?: object,
      { signal, timeoutMs: time = timeoutMs, retries: more = retries }: RequestOptions = {},
    ): Promise<Data> {
      const text = getText(document, print);
      const { operationName, variables: declared } = parseHeader(text);
      const filled = { ...variables } as Record<string, unknown>;
      // A service would drop a misspelled one silently and use a default.
      for (const name in filled) {
        if (!declared.includes(name)) throw new UnknownVariableError(name, declared);
      }
      // Older services ignore the extension.
      let extensions: { readonly engineID: string } | undefined;
      if (declared.includes('engineID')) filled.engineID ??= engineId;
      else if (engineId) extensions = { engineID: engineId };
      const documentId = persisted ? document.__meta__?.hash : undefined;
      const request = {
        url,
        operationName,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...Object.fromEntries(toHeaders(isDynamic ? await headers() : headers)),
        },
        body: {
          query: documentId ? undefined : text,
          documentId,
          variables: filled,
          extensions,
        },
        signal,
      };
      return sendWithin(time, request, (bounded) =>
        sendAgain(more, bounded, async () =>
          parseResponse<Data>(bounded, await transport(bounded)),
        ),
      );
    },
  };
}
