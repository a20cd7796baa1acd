import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toAdmetExplanation } from './wire/admet-explanation.js';

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
