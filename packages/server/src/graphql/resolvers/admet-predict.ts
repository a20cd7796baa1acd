import { required, requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toAdmetResult } from './wire/admet-result.js';

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
