import type { LabelHit } from '@biographql/engines';
import { nameValues } from './answer-values.js';
import { candidatesOf, type EntityMention } from './entity-linker.js';
import { fillSentence, joinNames, markSentence } from './fact-sentence.js';
import type { GraphAnswer, GraphAnswerTools } from './graph-answer.js';
import { readFacts, readIsKindOf } from './graph-facts.js';
import { type Interpretation, interpret, uncoveredShare } from './interpretation.js';
import { verdictProbability } from './probability.js';
import type { QuestionAnalysis } from './question-analysis.js';
import { otherSide } from './relations/relation.js';

/** Words with which a stated fact does not answer the question. */
const QUALIFIER =
  /\b(?:not|no|never|only|always|all|every|most|best|first|without|irreversible|common|rare|safe|better|more|less|than|or|n't)\b/i;
/** Pairs of entities tried, each at the cost of one query. */
const MOST_PAIRS = 2;
/** More unexplained words than this and the question is another one. */
const MOST_UNCOVERED = 0.2;

interface Pair {
  readonly reading: Interpretation;
  readonly others: readonly LabelHit[];
}

/**
 * Answers a yes/no question about two entities: `Yes` when the graph states the relation, `No` only when it states
 * another value of a relation that has one. An absent fact is no evidence: then null.
 */
export async function answerYesNo(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
  tools: GraphAnswerTools,
): Promise<GraphAnswer | null> {
  if (analysis.form !== 'yes-no' || QUALIFIER.test(analysis.text)) return null;
  for (const pair of findPairs(analysis, mentions).slice(0, MOST_PAIRS)) {
    if (!tools.budget.isOpen()) return null;
    const answer = await confirm(pair, tools);
    if (answer !== null) return answer;
  }
  return null;
}

function findPairs(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
): readonly Pair[] {
  const readings = interpret(analysis, mentions).filter(({ features }) => features.order >= 0);
  return readings.flatMap((reading) =>
    mentions.flatMap((mention): Pair[] => {
      if (mention.first <= reading.mention.last && mention.last >= reading.mention.first) return [];
      const isBefore = reading.mention.first < mention.first;
      if (reading.relation.id === 'subclass' && isBefore !== (reading.side === 'left')) return [];
      const role = reading.relation[otherSide(reading.side)];
      if (role.isLiteral || uncoveredShare(analysis, reading, mention) > MOST_UNCOVERED) return [];
      const others = candidatesOf(mention, role.types).slice(0, 6);
      return others.length === 0 ? [] : [{ reading, others }];
    }),
  );
}

async function confirm(
  { reading, others }: Pair,
  tools: GraphAnswerTools,
): Promise<GraphAnswer | null> {
  const { relation, side, entities } = reading;
  const own = entities.map(({ iri }) => iri);
  const among = others.map(({ iri }) => iri);
  const isClass = relation.id === 'subclass';
  const facts = isClass
    ? await readIsKindOf(
        tools.budget,
        (side === 'left' ? own : among)[0] ?? '',
        side === 'left' ? among : own,
      )
    : await readFacts(tools.budget, {
        entities: own,
        paths: relation.paths,
        side,
        among,
        most: 20,
      });
  const fact = facts?.[0];
  if (fact === undefined)
    return relation.isFunctional && side === 'left' ? refute(reading, others, tools) : null;
  const names = new Set([fact.entity, fact.value]);
  const subject = entities.find(({ iri }) => names.has(iri)) ?? entities[0];
  const object = others.find(({ iri }) => names.has(iri)) ?? others[0];
  if (subject === undefined || object === undefined) return null;
  return {
    text: 'Yes',
    context: markSentence(fillSentence(relation.sentences[side], subject.label, object.label)),
    probability: verdictProbability(reading.features, true),
    entities: [subject, object],
  };
}

async function refute(
  reading: Interpretation,
  others: readonly LabelHit[],
  tools: GraphAnswerTools,
): Promise<GraphAnswer | null> {
  const { relation, side, entities } = reading;
  const [subject] = entities;
  if (subject === undefined) return null;
  const facts = await readFacts(tools.budget, {
    entities: [subject.iri],
    paths: relation.paths,
    side,
    most: 20,
  });
  const values = await nameValues(facts ?? [], relation[otherSide(side)].types, tools);
  if (values.length === 0) return null;
  const list = joinNames(values.map(({ name }) => name));
  return {
    text: 'No',
    context: markSentence(fillSentence(relation.sentences[side], subject.label, list)),
    probability: verdictProbability(reading.features, false),
    entities: [subject, ...values.flatMap(({ record }) => record ?? []), ...others.slice(0, 1)],
  };
}
