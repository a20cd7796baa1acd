import type { CallOptions } from '@biographql/core';
import { type Engines, forService } from '@biographql/engines';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { analyzeQuestion } from './analyze/analyze-question.js';
import { createRelations } from './lexicon/relations.js';
import { linkQuestion } from './link/link-question.js';
import { byPlace, withoutOverlap } from './link/mention.js';
import { openBudget } from './question-context.js';

/** An entity that a question names. */
export interface QuestionEntity {
  readonly iri: string;
  readonly label: string;
  /** The words of the question that name it. */
  readonly text: string;
}

/** Returns the entities that a question names, in its order, each once; none when nothing is named. */
export type NameQuestionEntities = (
  question: string,
  options?: CallOptions,
) => Promise<readonly QuestionEntity[]>;

/** Milliseconds and queries of one question. */
const LIMITS = { timeMs: 3_000, queries: 1 };
/** A stretch that only resembles a name, e.g. by a typing error, names nothing for sure. */
const LEAST_QUALITY = 0.6;

/** Creates a function that links the words of questions to entities as the answering of questions does. */
export function createQuestionEntities(
  { graph, labels }: Pick<Engines, 'graph' | 'labels'>,
  vocabulary: Vocabulary = WIKIDATA,
): NameQuestionEntities {
  const relations = createRelations(vocabulary);
  return async (question, { signal } = {}) => {
    const budget = openBudget(forService(graph), LIMITS, signal);
    const { mentions } = await linkQuestion(analyzeQuestion(question, relations), {
      labels,
      budget,
    });
    const entities = new Map<string, QuestionEntity>();
    const sure = mentions.filter(({ quality }) => quality >= LEAST_QUALITY);
    for (const { text, candidates } of withoutOverlap(sure).toSorted(byPlace)) {
      const [best] = candidates;
      if (best !== undefined && !entities.has(best.iri)) {
        entities.set(best.iri, { iri: best.iri, label: best.label, text });
      }
    }
    return [...entities.values()];
  };
}
