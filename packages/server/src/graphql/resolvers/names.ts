import { InvalidArgumentError } from '@biographql/core';
import type { EntityCandidateResolvers } from '../../generated/resolvers.js';
import { parseEntityTypes } from './arguments/entity-reference.js';
import { parseNameSearch } from './arguments/name-search.js';
import { optionalText, required, requiredText } from './arguments/required.js';
import type { Field } from './context.js';
import {
  toEntityMatches,
  toLabelInsight,
  toPredicateMatches,
  toResolvedName,
} from './wire/names.js';

/** Returns entities by label; empty text finds none, a missing one is an error. */
export const searchAsYouType: Field<'searchAsYouType'> = async (_, { searchInput }, context) => {
  const { searchText, type } = required('searchInput', searchInput);
  if (type !== null && type !== undefined && type !== 'SEARCH_LABEL') {
    throw new InvalidArgumentError('type', 'must be SEARCH_LABEL', type);
  }
  const text = required('searchText', searchText);
  return toLabelInsight(await context.services.entities.search(text, context));
};

export const searchEntities: Field<'searchEntities'> = async (_, given, { services, signal }) =>
  toEntityMatches(await services.names.entities(parseNameSearch(given), { signal }));

export const searchPredicates: Field<'searchPredicates'> = async (_, given, { services, signal }) =>
  toPredicateMatches(await services.names.predicates(parseNameSearch(given), { signal }));

export const getPredicates: Field<'getPredicates'> = async (_, { label }, { services, signal }) => {
  const text = requiredText('label', label, { max: 200 }).trim();
  const search = { text, ignoresCase: true, matching: 'contains', limit: 100 } as const;
  return toPredicateMatches(await services.names.predicates(search, { signal }));
};

const MOST_NAMES = 1_000;
const CONTEXT = { max: 200 };

/** Returns what each name may mean; a name that cannot be read has its own error. */
export const resolveEntities: Field<'resolveEntities'> = async (
  _,
  { names, types, context, match },
  { services, signal },
) => {
  if (names.length > MOST_NAMES) {
    throw new InvalidArgumentError('names', 'must have at most 1,000 names', names.length);
  }
  const resolved = await services.resolution.resolve(names, {
    signal,
    types: parseEntityTypes(types),
    context: optionalText('context', context, CONTEXT),
    isExact: match === 'EXACT',
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
