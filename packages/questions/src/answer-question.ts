import { analyzeQuestion } from './analyze/analyze-question.js';
import { answerPlan, findInGraph } from './answer/answer-plan.js';
import { PLAN_KINDS } from './kinds/index.js';
import { linkQuestion } from './link/link-question.js';
import { planQuestion } from './plan/plan-question.js';
import type { QuestionContext } from './question-context.js';
import type { QuestionAnswer, QuestionQuery } from './question-service.js';

/**
 * Returns the answer to a question, in four steps. Each takes the value of the step before and returns it with more:
 *
 * - analyze: the words, what kind of answer is wanted, the wordings of relations; nothing is looked up;
 * - link: the entities that the words name;
 * - plan: what to ask of the graph and of the articles, the most particular first; nothing is asked yet;
 * - answer: what the first plan finds, otherwise the best sentence read, with the records it rests on.
 */
export async function answerQuestion(
  text: string,
  context: QuestionContext,
): Promise<Omit<QuestionAnswer, 'question' | 'tookMs'>> {
  const analyzed = analyzeQuestion(text, context.relations);
  const linked = await linkQuestion(analyzed, context);
  const planned = planQuestion(linked, context.generate ? PLAN_KINDS : []);
  return answerPlan(planned, context);
}

/** Returns the query that the first plan with an answer comes to; null without one. */
export async function questionToQuery(
  text: string,
  context: QuestionContext,
): Promise<QuestionQuery | null> {
  const analyzed = analyzeQuestion(text, context.relations);
  const linked = await linkQuestion(analyzed, context);
  const { finding } = await findInGraph(planQuestion(linked, PLAN_KINDS), context);
  if (finding === null || finding.sparql === null) return null;
  return { sparql: finding.sparql.text, description: finding.context.text };
}
