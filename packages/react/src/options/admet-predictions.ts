import type { AdmetModelName } from '@biographql/admet';
import type { BioGraphQLClient, ClientError } from '@biographql/client';
import { InvalidArgumentError } from '@biographql/core';
import type { DataTag, QueryFunction } from '@tanstack/react-query';
import { type ActionKey, keyOf } from '../keys.js';
import { type AdmetTable, type AdmetTableRequest, fillAdmetTable } from './fill-admet-table.js';

/** How a table is requested. */
export interface AdmetTableOptions {
  /** Molecules per request, 1 to 1,000 by default of the service. Default 100. */
  readonly chunkSize?: number | undefined;
  /** Requests under way at a time. Default 4. */
  readonly concurrency?: number | undefined;
}

/** Options of a table of predictions. */
export interface AdmetPredictionsOptions<Model extends string> {
  /** Carries the types of data and errors. */
  readonly queryKey: DataTag<ActionKey, AdmetTable<Model>, ClientError>;
  /** Fills the table chunk by chunk. */
  readonly queryFn: QueryFunction<AdmetTable<Model>, ActionKey>;
  /** A complete table never gets old; one with failed or awaited cells is old at once. */
  readonly staleTime: (query: {
    readonly state: { readonly data: AdmetTable<Model> | undefined };
  }) => number;
  /** The chunks were tried again one by one. */
  readonly retry: false;
  /** Rows that did not change keep their identity without it. */
  readonly structuralSharing: false;
}

/**
 * The options behind `useAdmetPredictions`: a table of molecules times models. It is requested in chunks, each of which
 * is cached under the key of {@link admetOptions}, and the table is in the cache while it fills.
 *
 * @throws InvalidArgumentError for a chunk size or concurrency that is no whole number from 1.
 * @example
 * ```ts
 * import { createClient } from '@biographql/client';
 * import { admetPredictionsOptions } from '@biographql/react/options';
 * import { QueryClient } from '@tanstack/react-query';
 *
 * const client = createClient({ url: 'http://127.0.0.1:4000/biographql/graphql' });
 * const options = admetPredictionsOptions(client, { models: ['hERG'], smiles: ['CCO', 'c1ccccc1'] });
 * const { rows } = await new QueryClient().fetchQuery(options);
 * console.log(rows.map(({ smiles, predictions }) => `${smiles} ${predictions[0]?.value}`));
 * ```
 */
export function admetPredictionsOptions<const Model extends AdmetModelName>(
  client: BioGraphQLClient,
  request: AdmetTableRequest<Model>,
  { chunkSize = 100, concurrency = 4 }: AdmetTableOptions = {},
): AdmetPredictionsOptions<Model> {
  for (const [name, value] of Object.entries({ chunkSize, concurrency })) {
    if (Number.isSafeInteger(value) && value > 0) continue;
    throw new InvalidArgumentError(name, 'must be a whole number of at least 1', value);
  }
  const { models, smiles } = request;
  const queryKey = keyOf(client, 'predictAdmetMatrix', {
    models,
    smiles,
  }) as AdmetPredictionsOptions<Model>['queryKey'];
  return {
    queryKey,
    queryFn: ({ client: cache, signal }) =>
      fillAdmetTable(request, {
        client,
        cache,
        signal,
        chunkSize,
        concurrency,
        publish: (table) => cache.setQueryData<AdmetTable<Model>>(queryKey, table),
      }),
    staleTime: ({ state: { data } }) =>
      data && data.failed === 0 && data.done === data.total ? Infinity : 0,
    retry: false,
    structuralSharing: false,
  };
}
