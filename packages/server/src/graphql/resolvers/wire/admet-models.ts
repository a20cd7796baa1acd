import type {
  AdmetMeasure,
  AdmetModelKind,
  AdmetScale,
  ServedAdmetModel as WireModel,
} from '../../../generated/resolvers.js';
import type { ServedModel } from '../../../services/admet-service.js';

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

/** Returns what is told of a model in its wire form. */
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
