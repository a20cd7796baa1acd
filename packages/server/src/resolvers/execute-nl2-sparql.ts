import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';

/** The query that answers a question. */
export const executeNl2Sparql: Field<'executeNl2Sparql'> = async (
  _,
  { question },
  { services, signal },
) => {
  const text = requiredText('question', question, { max: 1_000 });
  const translation = await services.translations.sparql(text, { signal });
  return translation.sparql === null
    ? { SPARQL: null, reason: translation.reason }
    : { SPARQL: translation.sparql };
};
