import type { CallOptions } from '@biographql/core';
import { type DocumentHeader, parseHeader } from '@biographql/core/internal';
import { getText, type PrintOption, type TypedAst, type TypedText } from './document.js';
import { UnknownVariableError } from './errors.js';
import { createHttpTransport, type Fetch } from './http-transport.js';
import { parseResponse } from './parse-response.js';
import type { RequestArguments } from './request-arguments.js';
import type { Middleware } from './transport.js';

/** How a client reaches its service, wherever it runs. */
export interface ConnectionOptions extends Partial<PrintOption> {
  /** The GraphQL address, e.g. `http://localhost:4000/biographql/graphql`. */
  readonly url: string;
  /** Headers of every request. A browser refuses a key among them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * The dataset that is asked: fills `$engineID` of documents that declare it, and is sent with the others as
   * `extensions.engineID`. E.g. `lab`, or `lab@2026-10` for a version of it. Default: not sent, which asks the first.
   */
  readonly engineId?: string | undefined;
  /** Sends the document's hash instead of its text, for a service or proxy that knows the persisted documents. Default false. */
  readonly persisted?: boolean | undefined;
  /** Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Policies around the transport, the first outermost. */
  readonly middleware?: readonly Middleware[] | undefined;
}

/** Sends documents to one service. */
export interface BioGraphQLClient {
  /** What names the dataset that is asked; undefined when nothing does. */
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

/** A client that was given `print`, and so takes documents as AST as well. */
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

/** Makes a client that sends these headers. */
export function connect(
  options: ConnectionOptions,
  headers: Readonly<Record<string, string>>,
): AstClient {
  const { url, engineId, persisted, print, middleware = [] } = options;
  const transport = middleware.reduceRight(
    (next, wrap) => wrap(next),
    createHttpTransport(options.fetch),
  );

  return {
    engineId,
    async request<Data, Variables>(
      document: TypedText<Data, Variables> | TypedAst<Data, Variables>,
      variables?: object,
      { signal }: CallOptions = {},
    ): Promise<Data> {
      const text = getText(document, print);
      const { operationName, variables: declared } = parseHeader(text);
      const given = { ...variables } as Record<string, unknown>;
      checkVariables(declared, given);
      // What is undefined is not sent; older services pass the extension over.
      let extensions: { readonly engineID: string } | undefined;
      if (declared.includes('engineID')) given.engineID ??= engineId;
      else if (engineId) extensions = { engineID: engineId };
      const documentId = persisted ? document.__meta__?.hash : undefined;
      const request = {
        url,
        operationName,
        headers,
        body: {
          query: documentId ? undefined : text,
          documentId,
          variables: given,
          extensions,
        },
        signal,
      };
      return parseResponse<Data>(request, await transport(request));
    },
  };
}

/**
 * Refuses a variable that the document does not declare: a service drops it silently and uses a default.
 * @throws UnknownVariableError that lists the declared names.
 */
function checkVariables(
  declared: DocumentHeader['variables'],
  variables: Readonly<Record<string, unknown>>,
): void {
  for (const name of Object.keys(variables)) {
    if (!declared.includes(name)) throw new UnknownVariableError(name, declared);
  }
}
