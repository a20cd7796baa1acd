import { questionText } from './arguments/question.js';
import type { Field } from './context.js';
import { toQuestionQids } from './wire/question-answer.js';

/** The entities that a question names. */
export const getQids: Field<'getQids'> = async (_, { question }, { services, signal, cost }) => {
  const text = await questionText('question', question, cost);
  return toQuestionQids(await services.translations.entities(text, { signal }));
};

/** The query that answers a question. */
export const executeNl2Sparql: Field<'executeNl2Sparql'> = async (
  _,
  { question },
  { services, signal, cost },
) => {
  const text = await questionText('question', question, cost);
  const translation = await services.translations.sparql(text, { signal });
  return translation.sparql === null
    ? { SPARQL: null, reason: translation.reason }
    : { SPARQL: translation.sparql };
};
