import { required, requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toAdmetResult } from './wire/admet-result.js';

/** Returns the predictions of one ADMET model, one per molecule. */
export const admetPredict: Field<'admetPredict'> = async (
  _,
  { smiles, modelName },
  { services, signal },
) => {
  const name = requiredText('modelName', modelName);
  const molecules = required('smiles', smiles);
  return toAdmetResult(await services.admet.predict(molecules, name, { signal }));
};
