import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { sparqlCall } from './sparql-call.js';
import { toGraphResult } from './wire/graph-result.js';

/** A SPARQL SELECT or ASK in the shape of SPARQL 1.1 JSON results. */
export const advancedSearchGraph: Field<'advancedSearchGraph'> = async (_, { query }, context) => {
  const text = requiredText('query', query);
  const answer = await context.services.sparql.answer(text, await sparqlCall(context));
  return toGraphResult(answer);
};
