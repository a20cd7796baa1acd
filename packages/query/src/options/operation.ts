import type {
  AstClient,
  BioGraphQLClient,
  TypedAst,
  TypedText,
  VariablesOf,
} from '@biographql/client';
import { type ActionOptions, actionOptions } from './action-options.js';

/**
 * A typed custom document: of a code generator, of gql.tada, or of `@biographql/core/strings`.
 * An AST needs a client that was made with `print`.
 */
export type OperationDocument<Data, Variables> =
  | Omit<TypedText<Data, Variables>, 'kind'>
  | TypedAst<Data, Variables>;

/**
 * The options behind `useOperation`: the data of any document, as the service sends it. Fresh for 5 minutes.
 * @example
 * ```ts
 * import { SearchEntityDocument } from '@biographql/core/strings';
 *
 * const cache = new QueryClient();
 * await cache.prefetchQuery(operationOptions(client, SearchEntityDocument, { searchText: 'asth' }));
 * ```
 */
export function operationOptions<Data, Variables>(
  client: BioGraphQLClient,
  document: OperationDocument<Data, Variables>,
  variables: VariablesOf<NoInfer<Variables>>,
): ActionOptions<Data> {
  // A client without `print` rejects an AST when it is sent.
  const ast = document as TypedAst<Data, unknown>;
  return actionOptions(
    client,
    'request',
    (to, input, options) => (to as AstClient).request(ast, input.variables as object, options),
    // Data travels to the page under its key: by the hash, where a document has one.
    { document: ast.__meta__?.hash ?? ast.definitions ?? `${document}`, variables },
  );
}
