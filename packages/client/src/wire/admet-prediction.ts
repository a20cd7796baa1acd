import { type AdmetPrediction, type AdmetResult, certaintyOf } from '@biographql/core';
import { MalformedResponseError } from '../errors.js';

/**
 * Pairs the molecules with the rows of a result.
 * @throws MalformedResponseError when there is not one row per molecule.
 */
export function admetPredictions<Model extends string>(
  model: Model,
  molecules: readonly string[],
  { dataframe }: AdmetResult,
): readonly AdmetPrediction<Model>[] {
  if (dataframe.length !== molecules.length) {
    throw new MalformedResponseError({
      molecules: molecules.length,
      predictions: dataframe.length,
    });
  }
  return dataframe.map(({ predict: value, error, outOfScope, ...others }, index) => {
    const smiles = molecules[index] ?? '';
    if (value !== null) {
      const scope = outOfScope === undefined ? {} : { outOfScope };
      return { status: 'predicted', model, smiles, value, ...certaintyOf(others), ...scope };
    }
    const reason = error ?? { code: 'MALFORMED_RESPONSE', message: 'No reason was given.' };
    return { status: 'rejected', model, smiles, value, reason };
  });
}
