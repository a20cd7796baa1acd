import type {
  PrintOption,
  RequestArguments,
  RequestOptions,
  RequestPolicy,
  TypedAst,
  TypedText,
} from './document.js';
import { Failure } from './failure.js';
import { deliver } from './policy.js';
import { createHttpTransport, type Fetch, type Middleware, parseResponse } from './transport.js';

/** Names and values of headers. */
export type HeaderValues = Headers | Readonly<Record<string, string>>;

/** How a client reaches its service, wherever it runs. */
export interface ConnectionOptions extends Partial<PrintOption>, RequestPolicy {
  /** The GraphQL address, e.g. `http://localhost:4000/biographql/graphql`. */
  readonly url: string;
  /**
   * Headers of every request, or a function that is called before each one, e.g. for a token that expires. They replace
   * the client's of that name, in any letter case, but not `apiKey`. In browsers, `x-api-key` throws UnsafeKeyError.
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

/** Sends documents to one service. A function that takes a client rejects as `request` does. */
export interface BioGraphQLClient {
  /** The identifier of the service, as in `ConnectionOptions`; undefined if none is sent. */
  readonly engineId: string | undefined;
  /**
   * Sends one document and returns its data.
   * @throws ClientError; `signal.reason` when aborted; what `headers` or a middleware throws; TypeError for an AST
   * without `print`, or for variables or headers that can't be sent.
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

interface DocumentMeta {
  readonly operationName?: string | null;
  readonly hash?: string;
}

/** Makes a client; `check` is called with the headers of each request, and immediately with static headers. */
export function connect(options: ConnectionOptions, check?: (headers: Headers) => void): AstClient {
  const {
    url,
    engineId,
    persisted,
    print = () => {
      throw new TypeError('AST: set `print`.');
    },
    headers,
    middleware = [],
  } = options;
  const toHeaders = (values: HeaderValues | undefined) => {
    const given = new Headers(values);
    check?.(given);
    return given;
  };
  toHeaders(typeof headers === 'function' ? undefined : headers);
  const hasPolicy = middleware.some((wrap) => wrap.isPolicy);
  const transport = middleware.reduceRight(
    (next, wrap) => wrap(next),
    createHttpTransport(options.fetch),
  );

  return {
    engineId,
    async request<Data, Variables>(
      document: TypedText<Data, Variables> | TypedAst<Data, Variables>,
      variables: Readonly<Record<string, unknown>> = {},
      {
        signal,
        names = {},
        timeoutMs = options.timeoutMs ?? (hasPolicy ? Infinity : 60_000),
        retries = options.retries ?? (hasPolicy ? 0 : 2),
      }: RequestOptions = {},
    ): Promise<Data> {
      const toClientName = (word: string) =>
        Object.keys(names).find((name) => names[name] === word) ?? word;
      const report = (message: string) => message.replace(/(?<=[`$])\w+|[A-Z]{5,}/g, toClientName);
      const query = document.kind ? print(document) : `${document}`;
      // A colon follows a variable only where it is declared.
      const declared: readonly string[] =
        query.replace(/"""[\s\S]*?"""|"(\\.|[^"\\])*"|#.*/g, '').match(/(?<=\$)\w+(?=\s*:)/g) ?? [];
      const { operationName = null, hash } = (document.__meta__ ?? {}) as DocumentMeta;
      const sent: Record<string, unknown> = {};
      // A service would silently drop a misspelled variable and use its default.
      for (const name in variables) {
        const variable = names[name] ?? name;
        if (!declared.includes(variable)) {
          // The client sets `engineID` itself.
          const known = declared.filter((one) => one !== 'engineID').map(toClientName);
          throw new Failure(
            'UNKNOWN_VARIABLE',
            `Unknown input \`${name}\`. Available: \`${known.join('`, `')}\`.`,
            {
              facts: { variable: name, declared: known },
            },
          );
        }
        sent[variable] = variables[name];
      }
      // Older services ignore the extension.
      let extensions: { readonly engineID: string } | undefined;
      if (declared.includes('engineID')) sent.engineID ??= engineId;
      else if (engineId) extensions = { engineID: engineId };
      const request = {
        url,
        operationName,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...Object.fromEntries(
            toHeaders(typeof headers === 'function' ? await headers() : headers),
          ),
        },
        body: {
          ...(persisted && hash ? { documentId: hash } : { query }),
          variables: sent,
          extensions,
        },
        signal,
      };
      return deliver(
        request,
        async (bounded) => parseResponse<Data>(bounded, await transport(bounded), report),
        timeoutMs,
        retries,
      );
    },
  };
}
