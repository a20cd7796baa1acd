import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toGraphResult } from './wire/graph-result.js';

/** A SPARQL SELECT or ASK in the shape of SPARQL 1.1 JSON results. */
export const advancedSearchGraph: Field<'advancedSearchGraph'> = async (
  _,
  { query },
  { services, signal },
) => toGraphResult(await services.sparql.answer(requiredText('query', query), { signal }));
