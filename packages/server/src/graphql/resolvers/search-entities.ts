import { parseNameSearch } from './arguments/name-search.js';
import type { Field } from './field.js';
import { toEntityMatches } from './wire/name-matches.js';

/** Entities by name. */
export const searchEntities: Field<'searchEntities'> = async (_, given, { services, signal }) =>
  toEntityMatches(await services.names.entities(parseNameSearch(given), { signal }));
