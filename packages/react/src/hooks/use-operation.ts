import type { ClientError, VariablesOf } from '@biographql/client';
import { type OperationDocument, operationOptions } from '@biographql/query';
import type { UseQueryResult, UseSuspenseQueryResult } from '@tanstack/react-query';
import {
  type HookOptions,
  type SuspenseHookOptions,
  useAction,
  useSuspenseAction,
} from './use-base.js';

/**
 * Sends your own document and returns its data, typed by the document. With `null` for the variables no request
 * is sent, and `data` is undefined.
 * @example
 * ```tsx
 * import { SearchEntityDocument } from '@biographql/core/strings';
 * import { useOperation } from '@biographql/react';
 *
 * export function Hits() {
 *   const { data } = useOperation(SearchEntityDocument, { searchText: 'asth' });
 *   return <p>{data?.searchAsYouType?.data?.searchLabels?.length}</p>;
 * }
 * ```
 */
export function useOperation<Data, Variables, Selected = Data>(
  document: OperationDocument<Data, Variables>,
  variables: VariablesOf<NoInfer<Variables>> | null,
  options?: HookOptions<NoInfer<Data>, Selected>,
): UseQueryResult<Selected, ClientError> {
  return useAction(
    (client, input) => operationOptions(client, document, input),
    variables,
    options,
  );
}

/**
 * {@link useOperation} for Suspense: `data` is always there, errors go to the error boundary.
 * @example
 * ```tsx
 * import { SearchEntityDocument } from '@biographql/core/strings';
 * import { useSuspenseOperation } from '@biographql/react';
 *
 * export function Hits() {
 *   const { data } = useSuspenseOperation(SearchEntityDocument, { searchText: 'asth' });
 *   return <p>{data.searchAsYouType?.data?.searchLabels?.length}</p>;
 * }
 * ```
 */
export function useSuspenseOperation<Data, Variables, Selected = Data>(
  document: OperationDocument<Data, Variables>,
  variables: VariablesOf<NoInfer<Variables>>,
  options?: SuspenseHookOptions<NoInfer<Data>, Selected>,
): UseSuspenseQueryResult<Selected, ClientError> {
  return useSuspenseAction(
    (client, input) => operationOptions(client, document, input),
    variables,
    options,
  );
}
