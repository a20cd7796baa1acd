/** The certainty of a prediction. A predictor without such figures has none of these fields. */
export interface AdmetCertainty {
  /** Regressions only: the 90 % prediction interval, in the model's unit. */
  readonly interval?: readonly [low: number, high: number];
  /**
   * Classifiers only: `1 - expectedError` if `value` is at least 0.5, else `expectedError`.
   * @deprecated It is no more accurate than `value` (Brier score 0.1052 against 0.1050 on held-out rows): use `value`.
   */
  readonly calibratedProbability?: number;
  /** Classifiers only: the answers that are not ruled out, one or both; the measured one is among them nine times in ten. */
  readonly predictionSet?: AdmetPredictionSet;
  /**
   * The error to expect: the mean absolute error of such predictions, on log10 for VD, CL, THALF and custom models of
   * that scale; for classifiers the chance, 0 to 0.5, that the value is on the wrong side of 0.5.
   */
  readonly expectedError?: number;
  /** In scope, similar to training molecules, and with an error that isn't in the worst fifth of new scaffolds. */
  readonly inDomain?: boolean;
  /** Tanimoto similarity of the nearest training molecule, 0 to 1. */
  readonly similarity?: number;
  /** Whether a training molecule has the same ring skeleton. */
  readonly knownScaffold?: boolean;
}

/** The answers of a classifier that are not ruled out. */
export type AdmetPredictionSet = 'yes' | 'no' | 'either';

/** Returns only the certainty fields of a prediction or a wire row; missing fields stay missing. */
export function certaintyOf(prediction: AdmetCertainty): AdmetCertainty {
  const { interval, calibratedProbability, predictionSet, expectedError } = prediction;
  const { inDomain, similarity, knownScaffold } = prediction;
  return {
    ...(interval === undefined ? {} : { interval }),
    ...(calibratedProbability === undefined ? {} : { calibratedProbability }),
    ...(predictionSet === undefined ? {} : { predictionSet }),
    ...(expectedError === undefined ? {} : { expectedError }),
    ...(inDomain === undefined ? {} : { inDomain }),
    ...(similarity === undefined ? {} : { similarity }),
    ...(knownScaffold === undefined ? {} : { knownScaffold }),
  };
}
