import type { AdmetModelName } from '@biographql/admet';
import type { CallOptions } from '@biographql/core';
import type { Engine } from '../engine.js';

/** The prediction of one molecule, or why there is none. */
export type AdmetPrediction =
  | {
      readonly smiles: string;
      readonly status: 'predicted';
      /** In the model's unit; for a classifier a probability in [0, 1]. */
      readonly value: number;
    }
  | {
      readonly smiles: string;
      readonly status: 'rejected';
      /** `INVALID_SMILES`, `EMPTY_SMILES`, `MOLECULE_TOO_LARGE`, `TOOLKIT_FAILURE`. */
      readonly code: string;
      readonly message: string;
      /** Character at which reading failed, from 0, when known. */
      readonly position?: number;
    };

/**
 * Predicts ADMET models. The answer has the length and order of the input; a molecule that cannot be
 * predicted is `rejected` in its place.
 * @throws ModelNotInstalledError, OverloadedError, EngineUnavailableError.
 */
export interface AdmetPredictor extends Engine {
  /** The models installed; the others answer ModelNotInstalledError. */
  readonly models: readonly AdmetModelName[];
  /** Predicts one model; an empty list answers an empty list. */
  predict(
    smiles: readonly string[],
    model: AdmetModelName,
    options?: CallOptions,
  ): Promise<readonly AdmetPrediction[]>;
}
