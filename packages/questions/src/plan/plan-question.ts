import type { EntityRecord } from '@biographql/engines';
import type { LinkedQuestion } from '../link/link-question.js';
import type { GraphPlan, PlanKind } from './plan-kind.js';
import { type LiteraturePlan, planLiterature, withoutOverlap } from './plan-literature.js';

/** A question with what to ask of the graph and of the articles. */
export interface PlannedQuestion extends LinkedQuestion {
  /** The most particular first: the first that finds something answers the question. */
  readonly graphPlans: readonly GraphPlan[];
  readonly literaturePlan: LiteraturePlan;
  /** The entities that the question names, the longest names first, one per stretch of words. */
  readonly subjects: readonly EntityRecord[];
}

/**
 * Returns the question with what to ask; nothing is asked yet.
 *
 * @param kinds - The ways to answer from the graph, the first to be tried first; none for documents alone.
 */
export function planQuestion(
  question: LinkedQuestion,
  kinds: readonly PlanKind[],
): PlannedQuestion {
  return {
    ...question,
    graphPlans: kinds.flatMap((kind) => kind.match(question).map((query) => ({ kind, query }))),
    literaturePlan: planLiterature(question),
    subjects: withoutOverlap(question.mentions, question).flatMap(({ candidates }) =>
      candidates.slice(0, 1),
    ),
  };
}
