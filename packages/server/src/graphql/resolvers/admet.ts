import {
  type AdmetPrediction,
  type AdmetResult,
  certaintyOf,
  type AdmetExplanation as Explanation,
} from '@biographql/core';
import type { AdmetPredictions, ServedModel } from '@biographql/services';
import type {
  AdmetExplanation,
  AdmetScale,
  ServedAdmetModel as WireModel,
} from '../../generated/resolvers.js';
import { required, requiredText } from './arguments.js';
import type { Field, RootFields } from './context.js';
import { toUpper } from './mappers.js';

const admetPredict: Field<'admetPredict'> = async (
  _,
  { smiles, modelName },
  { services, signal, cost },
) => {
  const name = requiredText('modelName', modelName);
  const molecules = required('smiles', smiles);
  await cost.check();
  // The unit of the request pays for the first.
  const onWork = (work: number) => cost.add(work - 1);
  return toAdmetResult(await services.admet.predict(molecules, name, { signal, onWork }));
};

const admetExplanation: Field<'admetExplanation'> = async (
  _,
  { smiles, modelName },
  { services, signal, cost },
) => {
  const name = requiredText('modelName', modelName);
  await cost.check();
  const onWork = (work: number) => cost.add(work);
  return toAdmetExplanation(await services.admet.explain(smiles, name, { signal, onWork }));
};

/** The ADMET models that the service predicts, its own after those of the 28. */
const admetModels: Field<'admetModels'> = async (_, { isOwn }, { services, signal }) => {
  const models = await services.admet.models({ signal });
  return models
    .filter((model) => typeof isOwn !== 'boolean' || model.isOwn === isOwn)
    .map(toServedAdmetModel);
};

export const admetFields = {
  admetPredict: { resolve: admetPredict, scopes: ['admet'] },
  admetExplanation: { resolve: admetExplanation, scopes: ['admet'] },
  admetModels: { resolve: admetModels, scopes: ['admet'] },
} satisfies RootFields;

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

export const SCALES = {
  linear: 'VALUE',
  value: 'VALUE',
  log10: 'LOG10',
  'log-odds': 'LOG_ODDS',
} as const satisfies Readonly<Record<string, AdmetScale>>;

function toServedAdmetModel(model: ServedModel): WireModel {
  const { kind, crossValidation: validation, scale } = model;
  return {
    ...model,
    kind: toUpper(kind),
    scale: scale && SCALES[scale],
    crossValidation: validation && { ...validation, measure: toUpper(validation.measure) },
  };
}

export function toAdmetExplanation(explanation: Explanation): AdmetExplanation {
  if (explanation.status === 'rejected') {
    const { model: modelName, smiles, value, reason } = explanation;
    return { modelName, smiles, value, error: reason, atoms: [], rest: [], similar: [] };
  }
  const { status: _, model: modelName, scale, ...explained } = explanation;
  return { ...explained, modelName, scale: SCALES[scale] };
}
