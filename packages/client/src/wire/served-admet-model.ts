import {
  type AdmetModelName,
  type GetAdmetModelsQuery,
  ownAdmetModel,
  type ServedAdmetModel,
} from '@biographql/core';

type WireModel = NonNullable<GetAdmetModelsQuery['admetModels']>[number];

const KINDS = {
  REGRESSION: 'regression',
  CLASSIFICATION: 'classification',
} as const satisfies Record<WireModel['kind'], string>;
const SCALES = { VALUE: 'linear', LOG10: 'log10' } as const;
const MEASURES = { R2: 'R2', ACCURACY: 'accuracy' } as const;

/** Returns what is told of a model, its name marked as one of the 28 or one beyond them. */
export function servedAdmetModel({
  name,
  kind,
  crossValidation,
  scale,
  ...told
}: WireModel): ServedAdmetModel {
  return {
    ...told,
    name: told.isOwn ? ownAdmetModel(name) : (name as AdmetModelName),
    kind: KINDS[kind],
    // No amount is learnt as log-odds.
    scale: scale === null || scale === 'LOG_ODDS' ? null : SCALES[scale],
    crossValidation: crossValidation && {
      ...crossValidation,
      measure: MEASURES[crossValidation.measure],
    },
  };
}
