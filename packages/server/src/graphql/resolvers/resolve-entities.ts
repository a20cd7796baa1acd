import { InvalidArgumentError } from '@biographql/core';
import type { EntityCandidateResolvers } from '../../generated/resolvers.js';
import { parseEntityTypes } from './arguments/entity-reference.js';
import { optionalText } from './arguments/required.js';
import type { Field } from './field.js';
import { toResolvedName } from './wire/resolved-entities.js';

const MOST_NAMES = 1_000;
const CONTEXT = { max: 200 };

/** Returns what each name may mean; a name that cannot be read has its own error. */
export const resolveEntities: Field<'resolveEntities'> = async (
  _,
  { names, types, context },
  { services, signal },
) => {
  if (names.length > MOST_NAMES) {
    throw new InvalidArgumentError('names', 'must have at most 1,000 names', names.length);
  }
  const resolved = await services.resolution.resolve(names, {
    signal,
    types: parseEntityTypes(types),
    context: optionalText('context', context, CONTEXT),
  });
  return resolved.map(toResolvedName);
};

/** The identifiers of a candidate that are asked for. @throws InvalidArgumentError for an unknown scheme. */
export const entityCandidate: EntityCandidateResolvers = {
  identifiers({ identifiers }, { to }, { services }) {
    if (to === null || to === undefined || to.length === 0) return identifiers;
    const wanted = services.resolution.schemes(to);
    return identifiers.filter(({ scheme }) => wanted.has(scheme));
  },
};
