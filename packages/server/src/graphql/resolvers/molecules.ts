import { InvalidArgumentError } from '@biographql/core';
import { optionalNumber } from './arguments/required.js';
import type { Field } from './context.js';
import { toMolecule } from './wire/molecules.js';

const MOST_MOLECULES = 100;
const DEFAULT_SIMILAR = 5;
/** What a profile costs, in predictions of one model. */
const COST = 5;

export const molecules: Field<'molecules'> = async (
  _,
  { texts, models, similar },
  { services, signal, cost },
) => {
  if (texts.length > MOST_MOLECULES)
    throw new InvalidArgumentError('texts', 'must have at most 100 molecules', texts.length);
  const count = optionalNumber('similar', similar, { min: 0, max: 20 }) ?? DEFAULT_SIMILAR;
  await cost.check();
  const profiles = await services.molecules.profile(texts, {
    models: models ?? undefined,
    similar: count,
    signal,
  });
  cost.add(COST * texts.length);
  return profiles.map(toMolecule);
};
