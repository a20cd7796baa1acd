import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { sparqlCall } from './sparql-call.js';
import { toDataFrame } from './wire/data-frame.js';

/** A SPARQL SELECT as a table; a query that fails is told in the table's `error`. */
export const advancedSearch: Field<'advancedSearch'> = async (_, { query }, context) => {
  const text = requiredText('query', query);
  const table = await context.services.sparql.table(text, await sparqlCall(context));
  if (table.status === 'failed') context.answer.isOnce = true;
  return toDataFrame(table, context);
};
