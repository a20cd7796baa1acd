import {
  type AdmetRequest,
  type AdmetSource,
  type BioGraphQLClient,
  isClientError,
  predictAdmet,
} from '@biographql/client';
import type { AdmetPrediction, ServedAdmetModelName } from '@biographql/core';
import { throwIfAborted } from '@biographql/core/internal';
import { keyOf } from '../keys.js';
import type { AnswerCache } from './action-options.js';
import { retry, retryDelay } from './action-options.js';

const SERVICE = 'service';

/** The service behind a client. */
export function serviceSource(client: BioGraphQLClient): AdmetSource {
  return {
    name: SERVICE,
    // The service rejects the names that it lacks.
    predict: (one, options) =>
      predictAdmet(client, one as AdmetRequest<ServedAdmetModelName>, options),
  };
}

/** Tries a source again as the hooks do, and keeps each chunk in the cache: those of the service under the key of `admetOptions`. */
export function cachedSource<Model extends string>(
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
      const predictions = await withRetries(() => source.predict(request, options), options.signal);
      cache.setQueryData(keyOfChunk(request), predictions);
      return predictions;
    },
  };
}

async function withRetries<T>(attempt: () => Promise<T>, signal: AbortSignal | undefined) {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      throwIfAborted(signal);
      if (!isClientError(error) || !retry(failures, error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures, error)));
    }
  }
}
