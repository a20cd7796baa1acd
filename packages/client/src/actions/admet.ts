import type { AdmetExplanation, AdmetPrediction, ServedAdmetModelName } from '@biographql/core';
import { AdmetPredictDocument, GetAdmetExplanationDocument } from '@biographql/core/strings';
import {
  type AdmetRequest,
  type AdmetSource,
  type AdmetTable,
  type AdmetTableOptions,
  type AdmetTableRequest,
  fillAdmetTable,
} from '../admet/fill-admet-table.js';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions, RequestPolicy } from '../document.js';
import { admetExplanation, admetPredictions } from '../wire/admet.js';
import { type NamingClient, requireField } from '../wire/fields.js';

/**
 * Predicts one ADMET model for each molecule, in input order, with duplicates. A molecule that cannot be predicted is
 * `rejected` in its place, and the others are unaffected.
 * @throws BadInputError for an unknown model (with the nearest name, and the custom models) or too many molecules.
 * @example
 * ```ts
 * const predictions = await predictAdmet(client, { model: 'hERG', smiles: ['CCO', 'C1CC'] });
 * for (const { smiles, value } of predictions) console.log(smiles, value);
 * ```
 */
export async function predictAdmet<const Model extends ServedAdmetModelName>(
  client: BioGraphQLClient,
  request: AdmetRequest<Model>,
  options?: RequestOptions,
): Promise<readonly AdmetPrediction<Model>[]> {
  const input: AdmetRequest = request;
  const names = { model: 'modelName' } as const;
  const { admetPredict } = await (client as NamingClient).request(AdmetPredictDocument, input, {
    ...options,
    names,
  });
  return admetPredictions(
    request.model,
    request.smiles,
    requireField(admetPredict, 'admetPredict'),
  );
}

/**
 * Predicts any number of molecules by any number of models, in chunks with bounded concurrency, and returns a table with
 * one row per molecule, in input order. A molecule that cannot be predicted is `rejected`, and a request that fails
 * leaves only its own cells `failed`. A model that the service lacks isn't requested again.
 * @throws ClientError when the key is rejected (at once) or when every request failed, InvalidArgumentError for a chunk size or concurrency that isn't a whole number from 1.
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
  options?: AdmetTableOptions<Model> & RequestPolicy,
): Promise<AdmetTable<Model>> {
  const { timeoutMs, retries } = options ?? {};
  const predict: AdmetSource['predict'] = (one, { signal }) =>
    // A table may list models that only other services have.
    predictAdmet(client, one as AdmetRequest<ServedAdmetModelName>, { signal, timeoutMs, retries });
  return fillAdmetTable(request, { name: 'service', predict }, options);
}

/** A model and the molecule whose value is to be explained. */
export interface AdmetExplanationLookup<Model extends ServedAdmetModelName = ServedAdmetModelName> {
  /** One of the 28 model names, e.g. `hERG`, or a custom one: `customAdmetModel('our-logD')`. */
  readonly model: Model;
  /** One molecule. */
  readonly smiles: string;
}

/**
 * Explains the prediction of one ADMET model: what each atom adds to the score, what belongs to no atom, and the most
 * similar molecules that were measured. A molecule that cannot be predicted is `rejected`.
 * @throws BadInputError for an unknown model (with the nearest name) or one that the service doesn't explain.
 * @example
 * ```ts
 * const explanation = await getAdmetExplanation(client, { model: 'hERG', smiles: 'CCO' });
 * if (explanation.status === 'explained') console.log(explanation.base, explanation.atoms);
 * ```
 */
export async function getAdmetExplanation<const Model extends ServedAdmetModelName>(
  client: BioGraphQLClient,
  lookup: AdmetExplanationLookup<Model>,
  options?: RequestOptions,
): Promise<AdmetExplanation<Model>> {
  const input: AdmetExplanationLookup = lookup;
  const names = { model: 'modelName' } as const;
  const { admetExplanation: explanation } = await (client as NamingClient).request(
    GetAdmetExplanationDocument,
    input,
    { ...options, names },
  );
  return admetExplanation(lookup, requireField(explanation, 'admetExplanation'));
}
