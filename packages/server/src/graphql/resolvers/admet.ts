import { required, requiredText } from './arguments/required.js';
import type { Field } from './context.js';
import { toAdmetExplanation, toAdmetResult, toServedAdmetModel } from './wire/admet.js';

/** Returns the predictions of one ADMET model, one per molecule. */
export const admetPredict: Field<'admetPredict'> = async (
  _,
  { smiles, modelName },
  { services, signal, cost },
) => {
  const name = requiredText('modelName', modelName);
  const molecules = required('smiles', smiles);
  await cost.check();
  const predictions = await services.admet.predict(molecules, name, { signal });
  // Each takes about a millisecond.
  cost.add(molecules.length - 1);
  return toAdmetResult(predictions);
};

/** What an explanation costs beside a prediction, in molecules of `admetPredict`. */
const COST = 20;

/** Explains what one ADMET model says of one molecule. */
export const admetExplanation: Field<'admetExplanation'> = async (
  _,
  { smiles, modelName },
  { services, signal, cost },
) => {
  const name = requiredText('modelName', modelName);
  await cost.check();
  const explanation = await services.admet.explain(smiles, name, { signal });
  cost.add(COST);
  return toAdmetExplanation(explanation);
};

/** The ADMET models that the service predicts, its own after those of the 28. */
export const admetModels: Field<'admetModels'> = async (_, { isOwn }, { services, signal }) => {
  const models = await services.admet.models({ signal });
  return models
    .filter((model) => typeof isOwn !== 'boolean' || model.isOwn === isOwn)
    .map(toServedAdmetModel);
};
