import { BioGraphQLError } from '@biographql/core';
import type { ArticleIndex, GraphStore, LabelIndex, SolutionSequence } from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { SparqlQuery } from '@biographql/sparql';
import type { QuestionAnswerer } from './answer/question-answerer.js';
import type { Relations } from './lexicon/relations.js';

export interface GraphContext {
  readonly labels: LabelIndex;
  /** Called directly only for the records of statements; everything else goes through the budget. */
  readonly graph: GraphStore;
  readonly budget: Budget;
  readonly vocabulary: Vocabulary;
}

export interface QuestionContext extends GraphContext {
  readonly relations: Relations;
  readonly articles: ArticleIndex;
  /** Null: passages are shown, and no answer is read in them. */
  readonly reader: QuestionAnswerer | null;
  /** False: only the best documents, no answer. */
  readonly generate: boolean;
  readonly leastProbability: number;
}

interface Budget {
  select(query: SparqlQuery, rows: number): Promise<SolutionSequence | null>;
  attempt<T>(step: (signal: AbortSignal) => Promise<T>): Promise<T | null>;
  isSpent(): boolean;
}

const TOLERATED: ReadonlySet<string> = new Set(['QUERY_TIMEOUT', 'RESULT_TOO_LARGE', 'OVERLOADED']);

export function openBudget(
  graph: GraphStore,
  limits: Readonly<Record<'timeMs' | 'queries', number>>,
  callerSignal: AbortSignal | undefined,
): Budget {
  const timer = AbortSignal.timeout(limits.timeMs);
  const stepSignal = callerSignal ?? new AbortController().signal;
  let queriesLeft = limits.queries;
  let isExhausted = false;

  const attempt = async <T>(step: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    callerSignal?.throwIfAborted();
    if (timer.aborted) return null;
    try {
      return await orTimeout(step(stepSignal), timer);
    } catch (error) {
      callerSignal?.throwIfAborted();
      if (timer.aborted || (BioGraphQLError.is(error) && TOLERATED.has(error.code))) return null;
      throw error;
    }
  };

  return {
    attempt,
    isSpent: () => isExhausted || timer.aborted,
    async select(query, rows) {
      if (queriesLeft <= 0) {
        isExhausted = true;
        return null;
      }
      queriesLeft -= 1;
      return attempt((signal) => graph.select(query, { signal, limit: rows }));
    },
  };
}

function orTimeout<T>(step: Promise<T>, timer: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(null);
    timer.addEventListener('abort', stop, { once: true });
    step.then(resolve, reject).finally(() => timer.removeEventListener('abort', stop));
  });
}
