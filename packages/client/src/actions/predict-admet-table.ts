import type { CallOptions, ServedAdmetModelName } from '@biographql/core';
import {
  type AdmetTable,
  type AdmetTableOptions,
  type AdmetTableRequest,
  fillAdmetTable,
} from '../admet/fill-admet-table.js';
import type { BioGraphQLClient } from '../connect.js';
import { type AdmetRequest, predictAdmet } from './predict-admet.js';

/**
 * Predicts any number of molecules by any number of models, in chunks with bounded concurrency, and returns a table with
 * one row per molecule, in input order. A molecule that cannot be predicted is `rejected`, and a request that fails
 * leaves its own cells `failed`; the rest stands. A model that the service lacks is requested once.
 * @throws ClientError when the key is rejected (at once) or when every request failed, InvalidArgumentError for a chunk size or concurrency that isn't a whole number from 1; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const { rows } = await predictAdmetTable(
 *   client,
 *   { models: ['hERG', 'logS'], smiles: ['CCO', 'c1ccccc1'] },
 *   { onProgress: ({ done, total }) => console.log(`${done} of ${total}`) },
 * );
 * for (const { smiles, predictions } of rows) {
 *   console.log(smiles, predictions.map(({ model, value }) => `${model} ${value}`));
 * }
 * ```
 */
export async function predictAdmetTable<const Model extends string>(
  client: BioGraphQLClient,
  request: AdmetTableRequest<Model>,
  options?: AdmetTableOptions<Model>,
): Promise<AdmetTable<Model>> {
  const predict = (one: AdmetRequest, { signal }: CallOptions) =>
    // A table may hold models that another service has.
    predictAdmet(client, one as AdmetRequest<ServedAdmetModelName>, { signal });
  return fillAdmetTable(request, { name: 'service', predict }, options);
}
