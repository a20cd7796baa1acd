import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toPredicateMatches } from './wire/name-matches.js';

/** Properties whose label or alias holds a text. */
export const getPredicates: Field<'getPredicates'> = async (_, { label }, { services, signal }) => {
  const text = requiredText('label', label, { max: 200 }).trim();
  const search = { text, ignoresCase: true, matching: 'contains', limit: 100 } as const;
  return toPredicateMatches(await services.names.predicates(search, { signal }));
};
