import type { CallOptions } from '@biographql/core';
import type { NameQuestionEntities, QuestionEntity, QuestionService } from '@biographql/questions';

/** A question as a query, or why there is none. */
export type QuestionTranslation =
  | { readonly sparql: string }
  | { readonly sparql: null; readonly reason: string };

/** Reads questions without answering them. */
export interface TranslationService {
  /** The entities that a question names, in its order. */
  entities(question: string, options?: CallOptions): Promise<readonly QuestionEntity[]>;
  /** The query that answers a question; it abstains rather than guesses. */
  sparql(question: string, options?: CallOptions): Promise<QuestionTranslation>;
}

const NOT_READ =
  'No reading of the question covers all of its words with relations and entities of this graph.';

/** Creates the service over what reads questions. */
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
