import { type AdmetModelName, isAdmetModelName, nearestAdmetModelName } from '@biographql/admet';
import {
  type AdmetExplanation,
  type AdmetPrediction,
  type CallOptions,
  InvalidArgumentError,
  ModelNotInstalledError,
  UnknownModelError,
} from '@biographql/core';
import type { AdmetPredictor } from '@biographql/engines';

/** The predictions of one model. */
export interface AdmetPredictions {
  readonly model: AdmetModelName;
  /** One per molecule, in the order of the request, duplicates kept. */
  readonly predictions: readonly AdmetPrediction<AdmetModelName>[];
}

/** Predicts ADMET models by their wire names. */
export interface AdmetService {
  /**
   * Predicts one model for each molecule. No molecules give no predictions, also for a model that is not installed.
   * @throws UnknownModelError with the nearest name, InvalidArgumentError for too many molecules,
   * ModelNotInstalledError, OverloadedError, EngineUnavailableError.
   */
  predict(
    smiles: readonly string[],
    modelName: string,
    options?: CallOptions,
  ): Promise<AdmetPredictions>;
  /**
   * Explains what one model says of one molecule. Throws as `predict` does.
   */
  explain(
    smiles: string,
    modelName: string,
    options?: CallOptions,
  ): Promise<AdmetExplanation<AdmetModelName>>;
}

/** Limits of one prediction. */
export interface AdmetServiceOptions {
  /** Greatest number of molecules per request. @defaultValue 1000 */
  readonly maxMolecules?: number;
}

const DEFAULT_MAX_MOLECULES = 1_000;

/** Checks the name before anything else, so that a misspelled name is told even with an empty list. */
export function createAdmetService(
  predictor: AdmetPredictor,
  { maxMolecules = DEFAULT_MAX_MOLECULES }: AdmetServiceOptions = {},
): AdmetService {
  const checkInstalled = (model: AdmetModelName) => {
    if (!predictor.models.includes(model)) throw new ModelNotInstalledError(model);
  };
  return {
    async predict(smiles, modelName, options) {
      checkModelName(modelName);
      if (smiles.length > maxMolecules) {
        const limit = maxMolecules.toLocaleString('en-US');
        throw new InvalidArgumentError(
          'smiles',
          `must hold at most ${limit} molecules`,
          smiles.length,
        );
      }
      if (smiles.length === 0) return { model: modelName, predictions: [] };
      checkInstalled(modelName);
      const predictions = await predictor.predict(smiles, modelName, options);
      return { model: modelName, predictions };
    },
    async explain(smiles, modelName, options) {
      checkModelName(modelName);
      checkInstalled(modelName);
      return predictor.explain(smiles, modelName, options);
    },
  };
}

function checkModelName(name: string): asserts name is AdmetModelName {
  if (!isAdmetModelName(name)) throw new UnknownModelError(name, nearestAdmetModelName(name));
}
