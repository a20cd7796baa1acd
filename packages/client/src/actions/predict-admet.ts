import type { AdmetPrediction, CallOptions, ServedAdmetModelName } from '@biographql/core';
import { AdmetPredictDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { admetPredictions } from '../wire/admet-prediction.js';
import { requireField } from '../wire/fields.js';
import { send } from '../wire/variables.js';

/** A model and the molecules to predict. */
export interface AdmetRequest<Model extends string = string> {
  /** One of the 28 model names, e.g. `hERG` (`ADMET_MODEL_NAMES` of `@biographql/admet` lists them), or of the service's own: `ownAdmetModel('our-logD')`. */
  readonly model: Model;
  /** SMILES, at most 1,000 by default of the service; `predictAdmetTable` takes any number. */
  readonly smiles: readonly string[];
}

/**
 * Predicts one ADMET model for each molecule, in input order, with duplicates. A molecule that cannot be predicted is
 * `rejected` in its place, and the others are unaffected.
 * @throws BadInputError for an unknown model (with the nearest name, and those of the service's own) or too many molecules, and otherwise ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const predictions = await predictAdmet(client, { model: 'hERG', smiles: ['CCO', 'C1CC'] });
 * for (const { smiles, value } of predictions) console.log(smiles, value);
 * ```
 */
export async function predictAdmet<const Model extends ServedAdmetModelName>(
  client: BioGraphQLClient,
  request: AdmetRequest<Model>,
  options?: CallOptions,
): Promise<readonly AdmetPrediction<Model>[]> {
  const input: AdmetRequest = request;
  const { admetPredict } = await send(
    client,
    AdmetPredictDocument,
    input,
    { model: 'modelName' },
    options,
  );
  return admetPredictions(
    request.model,
    request.smiles,
    requireField(admetPredict, 'admetPredict'),
  );
}
