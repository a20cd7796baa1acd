import { analyzeQuestion } from './analyze/analyze-question.js';
import { isUnstated } from './answer/abstain.js';
import { answerPlan, findInGraph } from './answer/answer-plan.js';
import { PLAN_KINDS } from './kinds/index.js';
import { getNames, planTranslation, readTranslation } from './kinds/translated.js';
import type { Relation } from './lexicon/relation.js';
import { refuseQuestion } from './link/guards.js';
import { type LinkedQuestion, linkQuestion } from './link/link-question.js';
import { correctWordings } from './link/nearest-names.js';
import { nameByTarget } from './phrasing/simplify-question.js';
import { isFollowUp, splitQuestion, withTopic } from './phrasing/topic.js';
import type { GraphPlan } from './plan/plan-kind.js';
import { planQuestion } from './plan/plan-question.js';
import { unreadWords } from './plan/read-sets.js';
import type { QuestionContext } from './question-context.js';
import type { QuestionAnswer, QuestionQuery } from './question-service.js';

type Answered = Omit<QuestionAnswer, 'question' | 'tookMs'>;

/**
 * Returns the answer to a question in four steps, each on the value of the step before: analyze its words, link the
 * entities that they name, plan what to ask of the graph and the articles, and answer from what the first plan finds.
 * A text with two questions has an answer to each; one may refer to the question before it.
 */
export async function answerQuestion(
  text: string,
  context: QuestionContext,
  previous = '',
): Promise<Answered> {
  const before = previous !== '' && isFollowUp(text) ? await getTopic(previous, context) : '';
  const whole = before === '' ? text : withTopic(text, before);
  const [first = whole, second] = splitQuestion(whole);
  const answered = await answerPart(first, context);
  const topic = second === undefined ? '' : await getTopic(first, context);
  if (second === undefined || topic === '')
    return second === undefined ? answered : answerPart(whole, context);
  const more = await answerPart(withTopic(second, topic), context);
  return {
    answers: [...answered.answers, ...more.answers],
    statistics: answered.statistics.map(({ indexName, totalHits }, index) => ({
      indexName,
      totalHits: Math.max(totalHits, more.statistics[index]?.totalHits ?? 0),
    })),
  };
}

async function answerPart(text: string, context: QuestionContext): Promise<Answered> {
  const kinds = context.generate ? PLAN_KINDS : [];
  const planned = planQuestion(await understand(text, context), kinds);
  if (planned.graphPlans.length > 0 || !context.generate) {
    const byTarget = nameByTarget(text);
    const isClass = context.generate && byTarget !== text && (await lacksCodes(context));
    return isClass
      ? answerPlan(planQuestion(await understand(byTarget, context), kinds), context)
      : answerPlan(planned, context);
  }
  const corrected = correctWordings(text, unreadWords(planned), context.relations);
  if (corrected !== null)
    return answerPlan(planQuestion(await understand(corrected, context), kinds), context);
  const graphPlans = await translate(planned, context);
  return answerPlan({ ...planned, graphPlans }, context);
}

/** Whether the graph has no ATC codes, so that it knows classes of drugs by their targets alone. */
async function lacksCodes(context: QuestionContext): Promise<boolean> {
  const codes = context.relations.byId('literal-atc-code');
  return codes === undefined || isUnstated(codes, context);
}

async function translate(
  question: LinkedQuestion,
  { reader, budget, relations }: QuestionContext,
): Promise<readonly GraphPlan[]> {
  const names = getNames(question);
  const isOpen =
    names.length > 0 && question.form !== 'yes-no' && refuseQuestion(question) === null;
  if (reader?.translate === undefined || !isOpen) return [];
  const value = await budget.attempt(async (signal) =>
    reader.translate?.(question.asked, names, relations.all.filter(isOfEntities), { signal }),
  );
  const translation = readTranslation(value, question);
  return translation === null ? [] : [planTranslation(translation)];
}

function isOfEntities({ right }: Relation): boolean {
  return right.isLiteral !== true;
}

function understand(text: string, context: QuestionContext): Promise<LinkedQuestion> {
  return linkQuestion(analyzeQuestion(text, context.relations), context);
}

async function getTopic(text: string, context: QuestionContext): Promise<string> {
  const { literaturePlan } = planQuestion(await understand(text, context), []);
  return literaturePlan.names[0]?.text ?? '';
}

export async function questionToQuery(
  text: string,
  context: QuestionContext,
): Promise<QuestionQuery | null> {
  const linked = await understand(text, context);
  if (refuseQuestion(linked) !== null) return null;
  const { finding } = await findInGraph(planQuestion(linked, PLAN_KINDS), context);
  if (finding === null || finding.sparql === null) return null;
  return { sparql: finding.sparql.text, description: finding.context.text };
}
