import type { AdmetModelName } from '@biographql/admet';
import type { AdmetExplanation, AdmetPrediction, CallOptions } from '@biographql/core';
import type { Engine } from '../engine.js';

/**
 * Predicts ADMET models. The answer has the length and order of the input; a molecule that cannot be
 * predicted is `rejected` in its place.
 * @throws ModelNotInstalledError, OverloadedError, EngineUnavailableError.
 */
export interface AdmetPredictor extends Engine {
  /** The models installed; the others answer ModelNotInstalledError. */
  readonly models: readonly AdmetModelName[];
  /** Predicts one model; an empty list for an empty list. */
  predict(
    smiles: readonly string[],
    model: AdmetModelName,
    options?: CallOptions,
  ): Promise<readonly AdmetPrediction<AdmetModelName>[]>;
  /**
   * Explains what one model says of one molecule: base, atoms and rest add up to the score. A molecule that cannot be
   * predicted is `rejected`, with the reason that its prediction has.
   */
  explain(
    smiles: string,
    model: AdmetModelName,
    options?: CallOptions,
  ): Promise<AdmetExplanation<AdmetModelName>>;
}
