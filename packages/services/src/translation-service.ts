import type { CallOptions } from '@biographql/core';
import type { NameQuestionEntities, QuestionEntity, QuestionService } from '@biographql/questions';

/** A question as a query, or why there is none. */
export type QuestionTranslation =
  | { readonly sparql: string }
  | { readonly sparql: null; readonly reason: string };

export interface TranslationService {
  entities(question: string, options?: CallOptions): Promise<readonly QuestionEntity[]>;
  sparql(question: string, options?: CallOptions): Promise<QuestionTranslation>;
}

const NOT_READ =
  'No reading of the question covers all of its words with relations and entities of this graph.';

export function createTranslationService(
  questions: Pick<QuestionService, 'sparql'>,
  nameEntities: NameQuestionEntities,
): TranslationService {
  return {
    entities: nameEntities,
    async sparql(question, options) {
      const written = await questions.sparql(question, options);
      return written === null ? { sparql: null, reason: NOT_READ } : { sparql: written.sparql };
    },
  };
}
