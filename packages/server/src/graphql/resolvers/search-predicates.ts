import { parseNameSearch } from './arguments/name-search.js';
import type { Field } from './field.js';
import { toPredicateMatches } from './wire/name-matches.js';

/** Properties by name. */
export const searchPredicates: Field<'searchPredicates'> = async (_, given, { services, signal }) =>
  toPredicateMatches(await services.names.predicates(parseNameSearch(given), { signal }));
