import type { EntityRecord } from '@biographql/engines';
import type { LinkedQuestion } from '../link/link-question.js';
import { type EntityMention, overlap } from '../link/mention.js';
import { getCoverage, isParticular } from './coverage.js';
import type { GraphPlan, PlanKind } from './plan-kind.js';
import { type LiteraturePlan, planLiterature } from './plan-literature.js';

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
    subjects: subjectsOf(question),
  };
}

function subjectsOf(question: LinkedQuestion): readonly EntityRecord[] {
  const byCoverage = [...question.mentions].sort(
    (left, right) => getCoverage(question, right, []) - getCoverage(question, left, []),
  );
  const taken: EntityMention[] = [];
  for (const mention of byCoverage) {
    const isNew = !taken.some((other) => overlap(mention, other));
    if (isNew && isParticular(mention, question)) taken.push(mention);
  }
  return taken.flatMap(({ candidates }) => candidates.slice(0, 1));
}
