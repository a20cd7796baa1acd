import type { QuestionQids } from '@biographql/core';
import type { QuestionEntity } from '@biographql/questions';
import { toQid } from './name-matches.js';

/** Returns the entities of a question in their wire form. */
export function toQuestionQids(entities: readonly QuestionEntity[]): QuestionQids {
  return entities.map(({ iri, label, text }) => ({ qid: toQid(iri), iri, label, text }));
}
