import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toDataFrame } from './wire/data-frame.js';

/** A SPARQL SELECT as a table; a query that fails is told in the table's `error`. */
export const advancedSearch: Field<'advancedSearch'> = async (_, { query }, { services, signal }) =>
  toDataFrame(await services.sparql.table(requiredText('query', query), { signal }));
