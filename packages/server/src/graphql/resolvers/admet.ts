import { required, requiredText } from './arguments/required.js';
import type { Field } from './context.js';
import { toAdmetExplanation, toAdmetResult, toServedAdmetModel } from './wire/admet.js';

export const admetPredict: Field<'admetPredict'> = async (
  _,
  { smiles, modelName },
  { services, signal, cost },
) => {
  const name = requiredText('modelName', modelName);
  const molecules = required('smiles', smiles);
  await cost.check();
  // The unit of the request pays for the first.
  const onWork = (work: number) => cost.add(work - 1);
  const predictions = await services.admet.predict(molecules, name, { signal, onWork });
  return toAdmetResult(predictions);
};

export const admetExplanation: Field<'admetExplanation'> = async (
  _,
  { smiles, modelName },
  { services, signal, cost },
) => {
  const name = requiredText('modelName', modelName);
  await cost.check();
  const onWork = (work: number) => cost.add(work);
  const explanation = await services.admet.explain(smiles, name, { signal, onWork });
  return toAdmetExplanation(explanation);
};

/** The ADMET models that the service predicts, its own after those of the 28. */
export const admetModels: Field<'admetModels'> = async (_, { isOwn }, { services, signal }) => {
  const models = await services.admet.models({ signal });
  return models
    .filter((model) => typeof isOwn !== 'boolean' || model.isOwn === isOwn)
    .map(toServedAdmetModel);
};
