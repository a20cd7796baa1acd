import type { AdmetRejection, AdmetResult } from '@biographql/core';
import { MalformedResponseError } from '../errors.js';

/** What one model says of one molecule. */
export type AdmetPrediction<Model extends string = string> =
  | {
      readonly status: 'predicted';
      readonly model: Model;
      /** The molecule as it was given. */
      readonly smiles: string;
      /** In the model's unit, or a probability, 0 to 1, for a classifier. */
      readonly value: number;
    }
  | {
      readonly status: 'rejected';
      readonly model: Model;
      readonly smiles: string;
      readonly value: null;
      /** Why the molecule has no value. */
      readonly reason: AdmetRejection;
    };

/**
 * Pairs the molecules with the rows of a result.
 * @throws MalformedResponseError when there is not one row per molecule.
 */
export function admetPredictions<Model extends string>(
  model: Model,
  smiles: readonly string[],
  { dataframe }: AdmetResult,
): readonly AdmetPrediction<Model>[] {
  if (dataframe.length !== smiles.length) {
    throw new MalformedResponseError({ molecules: smiles.length, predictions: dataframe.length });
  }
  return dataframe.map(({ predict, error }, index) => {
    const about = { model, smiles: smiles[index] ?? '' };
    return predict === null
      ? {
          status: 'rejected',
          ...about,
          value: null,
          reason: error ?? { code: 'MALFORMED_RESPONSE', message: 'No reason was given.' },
        }
      : { status: 'predicted', ...about, value: predict };
  });
}
