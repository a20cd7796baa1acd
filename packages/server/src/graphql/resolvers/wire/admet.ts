import {
  type AdmetPrediction,
  type AdmetResult,
  certaintyOf,
  type AdmetExplanation as Explanation,
  type ExplanationScale,
} from '@biographql/core';
import type { AdmetPredictions, ServedModel } from '@biographql/services';
import type {
  AdmetExplanation,
  AdmetMeasure,
  AdmetModelKind,
  AdmetScale,
  ServedAdmetModel as WireModel,
} from '../../../generated/resolvers.js';

export function toAdmetResult({ model, predictions }: AdmetPredictions): AdmetResult {
  return {
    dataframe: predictions.map(({ smiles, value: predict, ...others }) =>
      others.status === 'rejected'
        ? { predict, smiles, error: others.reason }
        : { predict, smiles, ...told(others) },
    ),
    modelName: model,
  };
}

type Predicted = Extract<AdmetPrediction, { readonly status: 'predicted' }>;

// An engine may tell more of a prediction than the wire has.
function told({ outOfScope, ...others }: Omit<Predicted, 'smiles' | 'value'>) {
  return { ...certaintyOf(others), ...(outOfScope === undefined ? {} : { outOfScope }) };
}

const KINDS: Readonly<Record<ServedModel['kind'], AdmetModelKind>> = {
  regression: 'REGRESSION',
  classification: 'CLASSIFICATION',
};
const SCALES: Readonly<Record<NonNullable<ServedModel['scale']>, AdmetScale>> = {
  linear: 'VALUE',
  log10: 'LOG10',
};
const MEASURES: Readonly<Record<'R2' | 'accuracy', AdmetMeasure>> = {
  R2: 'R2',
  accuracy: 'ACCURACY',
};

export function toServedAdmetModel({
  kind,
  crossValidation,
  scale,
  ...told
}: ServedModel): WireModel {
  return {
    ...told,
    kind: KINDS[kind],
    scale: scale && SCALES[scale],
    crossValidation: crossValidation && {
      ...crossValidation,
      measure: MEASURES[crossValidation.measure],
    },
  };
}

const EXPLANATION_SCALES: Readonly<Record<ExplanationScale, AdmetScale>> = {
  'log-odds': 'LOG_ODDS',
  value: 'VALUE',
  log10: 'LOG10',
};

export function toAdmetExplanation(explanation: Explanation): AdmetExplanation {
  const { model: modelName, smiles, value } = explanation;
  if (explanation.status === 'rejected') {
    const { position = null, ...reason } = explanation.reason;
    const error = { ...reason, position };
    return { ...NOTHING, modelName, smiles, value, error };
  }
  const { scale, base, score, atoms, rest, similar, similarNote, outOfScope } = explanation;
  return {
    modelName,
    smiles,
    value,
    scale: EXPLANATION_SCALES[scale],
    base,
    score,
    atoms: [...atoms],
    rest: rest.map((part) => ({ ...part, value: part.value ?? null })),
    similar: [...similar],
    similarNote: similarNote ?? null,
    outOfScope: outOfScope ?? null,
    error: null,
  };
}

const NOTHING = {
  scale: null,
  base: null,
  score: null,
  atoms: [],
  rest: [],
  similar: [],
  similarNote: null,
  outOfScope: null,
};
