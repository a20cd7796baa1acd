import type { ServedAdmetModelName } from '@biographql/admet';
import {
  type AdmetRequest,
  type AdmetSource,
  type AdmetTable,
  type AdmetTableOptions,
  type AdmetTableRequest,
  type BioGraphQLClient,
  type ClientError,
  checkAdmetTableOptions,
  fillAdmetTable,
  predictAdmet,
} from '@biographql/client';
import type { AdmetPrediction } from '@biographql/core';
import type { DataTag } from '@tanstack/query-core';
import { type ActionKey, keyOf } from '../keys.js';
import {
  type ActionOptions,
  type AnswerCache,
  actionOptions,
  type QueryContext,
} from './action-options.js';

/**
 * One model's predictions for a few molecules. Never stale: a model's predictions don't change.
 * @example
 * ```ts
 * const options = admetOptions(client, { model: 'hERG', smiles: ['CCO'] });
 * console.log((await new QueryClient().fetchQuery(options))[0]?.value);
 * ```
 */
export function admetOptions<const Model extends ServedAdmetModelName>(
  client: BioGraphQLClient,
  input: AdmetRequest<Model>,
): ActionOptions<readonly AdmetPrediction<Model>[]> {
  return actionOptions(client, 'predictAdmet', predictAdmet<Model>, input, Infinity);
}

/** How to request a table, and from which source. */
export interface AdmetPredictionsSettings<Model extends string>
  extends Pick<AdmetTableOptions, 'chunkSize' | 'concurrency'> {
  /** Predicts in place of the service, e.g. in a worker of this page. Its name is part of the keys. */
  readonly source?: AdmetSource<Model> | undefined;
}

/** Options of a table of predictions. */
export interface AdmetPredictionsOptions<Model extends string> {
  /** Carries the types of data and errors. */
  readonly queryKey: DataTag<ActionKey, AdmetTable<Model>, ClientError>;
  /** Fills the table chunk by chunk. */
  readonly queryFn: (context: QueryContext) => Promise<AdmetTable<Model>>;
  /** A complete table is never stale; one with failed or pending cells is stale at once. */
  readonly staleTime: (query: {
    readonly state: { readonly data: AdmetTable<Model> | undefined };
  }) => number;
  /** The client retries each chunk itself. */
  readonly retry: false;
  /** Not needed: unchanged rows keep their identity. */
  readonly structuralSharing: false;
}

/** Minimum milliseconds between updates of the table: many small ones would keep the page busy. */
const SHOW_MS = 50;

/**
 * The options behind `useAdmetPredictions`: a table of molecules times models. It is requested in chunks, each of which
 * is cached under the key of {@link admetOptions}, and the table is in the cache while it fills.
 * @throws InvalidArgumentError for a chunk size or concurrency that is not a positive integer.
 * @example
 * ```ts
 * const options = admetPredictionsOptions(client, { models: ['hERG'], smiles: ['CCO', 'c1ccccc1'] });
 * const { rows } = await new QueryClient().fetchQuery(options);
 * console.log(rows.map(({ smiles, predictions }) => `${smiles} ${predictions[0]?.value}`));
 * ```
 */
export function admetPredictionsOptions<const Model extends ServedAdmetModelName>(
  client: BioGraphQLClient,
  { models, smiles }: AdmetTableRequest<Model>,
  { source, ...limits }: AdmetPredictionsSettings<Model> = {},
): AdmetPredictionsOptions<Model> {
  checkAdmetTableOptions(limits);
  const queryKey = keyOf(client, 'predictAdmetTable', {
    models,
    smiles,
    source: source?.name,
  }) as AdmetPredictionsOptions<Model>['queryKey'];
  return {
    queryKey,
    queryFn: async ({ client: cache, signal }) => {
      const show = spaced(SHOW_MS, (table: AdmetTable<Model>) => {
        if (!signal.aborted) cache.setQueryData(queryKey, table);
      });
      const from = cachedSource(source ?? serviceSource(client), { client, cache });
      try {
        const options = { ...limits, signal, onProgress: show.call };
        return await fillAdmetTable({ models, smiles }, from, options);
      } finally {
        show.stop();
      }
    },
    staleTime: ({ state: { data } }) =>
      data && data.failed === 0 && data.done === data.total ? Infinity : 0,
    retry: false,
    structuralSharing: false,
  };
}

// Calls at once, and then with the latest value at most every `ms`.
function spaced<T>(ms: number, call: (value: T) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  const flush = () => {
    timer = waiting && setTimeout(flush, ms);
    waiting?.();
    waiting = undefined;
  };
  return {
    call(value: T) {
      waiting = () => call(value);
      if (timer === undefined) flush();
    },
    /** Calls with the last value, unless already done. */
    stop() {
      clearTimeout(timer);
      waiting?.();
    },
  };
}

const SERVICE = 'service';

function serviceSource(client: BioGraphQLClient): AdmetSource {
  return {
    name: SERVICE,
    // The service rejects unknown model names.
    predict: (one, options) =>
      predictAdmet(client, one as AdmetRequest<ServedAdmetModelName>, options),
  };
}

/** Caches each chunk of a source, those of the service under the key of `admetOptions`. */
function cachedSource<Model extends string>(
  source: AdmetSource<Model>,
  { client, cache }: { readonly client: BioGraphQLClient; readonly cache: AnswerCache },
): AdmetSource<Model> {
  const { name } = source;
  const keyOfChunk = ({ model, smiles }: AdmetRequest<Model>) =>
    keyOf(client, 'predictAdmet', { model, smiles, source: name === SERVICE ? undefined : name });
  return {
    name,
    known(request) {
      const key = keyOfChunk(request);
      const { data, isInvalidated } = cache.getQueryState(key) ?? {};
      // Nothing else is ever put under this key.
      return isInvalidated ? undefined : (data as readonly AdmetPrediction[] | undefined);
    },
    async predict(request, options) {
      const predictions = await source.predict(request, options);
      cache.setQueryData(keyOfChunk(request), predictions);
      return predictions;
    },
  };
}
