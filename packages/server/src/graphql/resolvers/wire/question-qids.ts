import { type QuestionQids, shortEntityId } from '@biographql/core';
import type { QuestionEntity } from '@biographql/questions';

/** Returns the entities of a question in their wire form. */
export function toQuestionQids(entities: readonly QuestionEntity[]): QuestionQids {
  return entities.map(({ iri, label, text }) => ({ qid: shortEntityId(iri), iri, label, text }));
}
