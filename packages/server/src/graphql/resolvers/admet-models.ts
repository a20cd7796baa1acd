import type { Field } from './field.js';
import { toServedAdmetModel } from './wire/admet-models.js';

/** The ADMET models that the service predicts, its own after those of the 28. */
export const admetModels: Field<'admetModels'> = async (_, { isOwn }, { services, signal }) => {
  const models = await services.admet.models({ signal });
  return models
    .filter((model) => typeof isOwn !== 'boolean' || model.isOwn === isOwn)
    .map(toServedAdmetModel);
};
