import { questionText } from './arguments/question.js';
import type { Field } from './context.js';
import { toQuestionQids } from './wire/question-answer.js';

/** The operation of this project's first clients. */
const WITH_RECORDS = 'questionEntities';

/** The entities that a question names: a JSON text, as Python programs read it, and records for the operation that began with them. */
export const getQids: Field<'getQids'> = async (_, { question }, context, { operation }) => {
  const { services, signal, cost } = context;
  const text = await questionText('question', question, cost);
  const found = await services.translations.entities(text, { signal });
  if (operation.name?.value === WITH_RECORDS) return toQuestionQids(found);
  return JSON.stringify(found.map(({ iri }) => iri));
};

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
