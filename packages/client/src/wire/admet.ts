import {
  type AdmetExplanation,
  type AdmetModelName,
  type AdmetPrediction,
  type AdmetResult,
  type AdmetScale,
  certaintyOf,
  customAdmetModel,
  type GetAdmetExplanationQuery,
  type GetAdmetModelsQuery,
  type ServedAdmetModel,
} from '@biographql/core';
import { malformed } from './fields.js';

type WireExplanation = NonNullable<GetAdmetExplanationQuery['admetExplanation']>;

const SCALES = {
  LOG_ODDS: 'log-odds',
  VALUE: 'value',
  LOG10: 'log10',
} as const satisfies Record<AdmetScale, string>;

/**
 * Converts an explanation to the variant of its status, without nulls.
 * @throws MalformedResponseError when it has neither a score nor an error.
 */
export function admetExplanation<Model extends string>(
  { model, smiles }: { readonly model: Model; readonly smiles: string },
  wire: WireExplanation,
): AdmetExplanation<Model> {
  const { value, scale, base, score, atoms, similar, similarNote, outOfScope, error } = wire;
  if (error !== null) {
    const { position, ...reason } = error;
    const place = position === null ? {} : { position };
    return { status: 'rejected', model, smiles, value: null, reason: { ...reason, ...place } };
  }
  if (value === null || scale === null || base === null || score === null) {
    throw malformed({ model, smiles });
  }
  return {
    status: 'explained',
    model,
    smiles,
    value,
    scale: SCALES[scale],
    base,
    score,
    atoms,
    rest: wire.rest.map(({ value: descriptorValue, ...part }) =>
      descriptorValue === null ? part : { ...part, value: descriptorValue },
    ),
    similar,
    ...(similarNote === null ? {} : { similarNote }),
    ...(outOfScope === null ? {} : { outOfScope }),
  };
}

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
    throw malformed({
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

type WireModel = NonNullable<GetAdmetModelsQuery['admetModels']>[number];

const KINDS = {
  REGRESSION: 'regression',
  CLASSIFICATION: 'classification',
} as const satisfies Record<WireModel['kind'], string>;
const MODEL_SCALES = { VALUE: 'linear', LOG10: 'log10' } as const;
const MEASURES = { R2: 'R2', ACCURACY: 'accuracy' } as const;

/** Converts a model and types its name as one of the 28 or as custom. */
export function servedAdmetModel({
  name,
  kind,
  crossValidation,
  scale,
  ...rest
}: WireModel): ServedAdmetModel {
  return {
    ...rest,
    name: rest.isOwn ? customAdmetModel(name) : (name as AdmetModelName),
    kind: KINDS[kind],
    // No regression model is trained on log-odds.
    scale: scale === null || scale === 'LOG_ODDS' ? null : MODEL_SCALES[scale],
    crossValidation: crossValidation && {
      ...crossValidation,
      measure: MEASURES[crossValidation.measure],
    },
  };
}
