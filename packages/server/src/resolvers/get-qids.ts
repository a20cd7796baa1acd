import { requiredText } from './arguments/required.js';
import type { Field } from './field.js';
import { toQuestionQids } from './wire/question-qids.js';

/** The entities that a question names. */
export const getQids: Field<'getQids'> = async (_, { question }, { services, signal }) => {
  const text = requiredText('question', question, { max: 1_000 });
  return toQuestionQids(await services.translations.entities(text, { signal }));
};
