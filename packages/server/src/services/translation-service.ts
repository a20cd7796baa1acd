import type { CallOptions } from '@biographql/core';
import type { NameQuestionEntities, QuestionEntity } from '@biographql/questions';

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

/** A question service that can tell the query of an answer; null when the question is not answered by one. */
export interface SparqlWriter {
  sparql(question: string, options?: CallOptions): Promise<{ readonly sparql: string } | null>;
}

const NOT_READ =
  'No reading of the question covers all of its words with relations and entities of this graph.';
const NO_WRITER = 'The question service of this installation writes no queries.';

/** @param questions - the question service; one that writes no queries always abstains. */
export function createTranslationService(
  questions: object,
  nameEntities: NameQuestionEntities,
): TranslationService {
  return {
    entities: nameEntities,
    async sparql(question, options) {
      if (!writesSparql(questions)) return { sparql: null, reason: NO_WRITER };
      const written = await questions.sparql(question, options);
      return written === null ? { sparql: null, reason: NOT_READ } : { sparql: written.sparql };
    },
  };
}

function writesSparql(questions: object): questions is SparqlWriter {
  return 'sparql' in questions && typeof questions.sparql === 'function';
}
