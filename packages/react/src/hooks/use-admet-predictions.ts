import type { ServedAdmetModelName } from '@biographql/admet';
import type { AdmetTable, AdmetTableRequest, ClientError } from '@biographql/client';
import type { ActionKey } from '@biographql/query';
import { type AdmetPredictionsSettings, admetPredictionsOptions } from '@biographql/query';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type HookOptions, IDLE, useBioGraphQL } from './use-base.js';

/** TanStack's options, the chunk size, the concurrency, and the source of predictions. */
export interface AdmetPredictionsHookOptions<Model extends string, Selected>
  extends Omit<
      HookOptions<AdmetTable<Model>, Selected>,
      'retry' | 'retryDelay' | 'staleTime' | 'structuralSharing'
    >,
    AdmetPredictionsSettings<Model> {}

/**
 * Predicts any number of molecules by any number of models. The table fills while the requests run: `data` has a row
 * per molecule from the start, and says how many cells are `done`. A molecule that cannot be predicted is `rejected` in
 * its cell, a request that failed leaves its cells `failed`, and `refetch` requests only these again. With `null`, no
 * request is sent. A `source` predicts in place of the service. Each chunk is cached by its molecules, so further
 * models, or molecules at the end, only request new and changed chunks.
 * @throws InvalidArgumentError for a chunk size or concurrency that is not a positive integer.
 * @example
 * ```tsx
 * import { useAdmetPredictions } from '@biographql/react';
 *
 * export function Table({ smiles = ['CCO', 'c1ccccc1', 'no molecule'] }) {
 *   const { data } = useAdmetPredictions({ models: ['hERG', 'logS'], smiles });
 *   return (
 *     <>
 *       <progress value={data?.done ?? 0} max={data?.total ?? 1} />
 *       {data?.rows.map(({ smiles: text, predictions }, at) => (
 *         <p key={at}>{text}: {predictions.map((cell) => cell.value ?? cell.status).join()}</p>
 *       ))}
 *     </>
 *   );
 * }
 * ```
 */
export function useAdmetPredictions<
  const Model extends ServedAdmetModelName,
  Selected = AdmetTable<Model>,
>(
  request: AdmetTableRequest<Model> | null,
  { chunkSize, concurrency, source, ...options }: AdmetPredictionsHookOptions<Model, Selected> = {},
): UseQueryResult<Selected, ClientError> {
  const client = useBioGraphQL();
  return useQuery<AdmetTable<Model>, ClientError, Selected, ActionKey>({
    ...(request
      ? admetPredictionsOptions(client, request, { chunkSize, concurrency, source })
      : IDLE),
    ...options,
  });
}
