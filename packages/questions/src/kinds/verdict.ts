import type { LabelHit } from '@biographql/engines';
import { fillSentence, joinNames } from '../facts/fact-sentence.js';
import { nameValues } from '../facts/name-values.js';
import { readFacts, readIsKindOf } from '../facts/read-facts.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { candidatesOf, type EntityMention, overlap, wordsOf } from '../link/mention.js';
import { coverageOf } from '../plan/coverage.js';
import { type Finding, type PlanKind, stated } from '../plan/plan-kind.js';
import { type Reading, readingsOf } from '../plan/readings.js';
import type { GraphContext } from '../question-context.js';
import { otherSide } from '../relations/relation.js';
import { verdictProbability } from './probability.js';

/** A relation asked about between what one name and what another one may mean. */
export interface VerdictQuery {
  readonly reading: Reading;
  /** Entities at the other end, best first; at least one, at most six. */
  readonly others: readonly LabelHit[];
}

/** Words with which a stated fact does not answer the question. */
const QUALIFIER =
  /\b(?:not|no|never|only|always|all|every|most|best|first|without|irreversible|common|rare|safe|better|more|less|than|or|n't)\b/i;
/** Pairs of entities tried, each at the cost of one query. */
const MOST_PAIRS = 2;
/** More unexplained words than this and the question is another one. */
const MOST_UNCOVERED = 0.2;

/**
 * Answers a yes/no question about two entities: `Yes` when the graph states the relation, `No` only when it states
 * another value of a relation that has one. An absent fact is no evidence.
 */
export const verdict: PlanKind<VerdictQuery> = {
  name: 'verdict',
  match(question) {
    if (question.form !== 'yes-no' || QUALIFIER.test(question.text)) return [];
    return readingsOf(question)
      .filter(({ features }) => features.order >= 0)
      .flatMap((reading) =>
        question.mentions.flatMap((second) => pairWith(question, reading, second)),
      )
      .slice(0, MOST_PAIRS);
  },
  async execute(query, context) {
    const [fact] = (await readPair(query, context)) ?? [];
    const { reading, others } = query;
    const { relation, side, entities } = reading;
    if (fact === undefined)
      return relation.isFunctional && side === 'left' ? refute(query, context) : null;
    const names = new Set([fact.entity, fact.value]);
    const subject = entities.find(({ iri }) => names.has(iri)) ?? entities[0];
    const object = others.find(({ iri }) => names.has(iri)) ?? others[0];
    if (subject === undefined || object === undefined) return null;
    return stated({
      text: 'Yes',
      context: fillSentence(relation.sentences[side], subject.label, object.label),
      probability: verdictProbability(reading.features, true),
      entities: [subject, object],
    });
  },
};

function pairWith(
  question: LinkedQuestion,
  reading: Reading,
  second: EntityMention,
): readonly VerdictQuery[] {
  const { relation, mention, side } = reading;
  if (overlap(second, mention)) return [];
  const isBefore = mention.first < second.first;
  if (relation.id === 'subclass' && isBefore !== (side === 'left')) return [];
  const role = relation[otherSide(side)];
  if (role.isLiteral || uncoveredShare(question, reading, second) > MOST_UNCOVERED) return [];
  const others = candidatesOf(second, role.types).slice(0, 6);
  return others.length === 0 ? [] : [{ reading, others }];
}

/** Share of the meaningful words that neither a reading nor a second name explains. */
function uncoveredShare(
  question: LinkedQuestion,
  { relation, mention }: Reading,
  second: EntityMention,
): number {
  const matches = question.cues.filter((match) => match.relation === relation);
  return 1 - coverageOf(question, mention, [...matches, { words: wordsOf(second) }]);
}

function readPair(
  { reading: { relation, side, entities }, others }: VerdictQuery,
  context: GraphContext,
) {
  const own = entities.map(({ iri }) => iri);
  const among = others.map(({ iri }) => iri);
  if (relation.id !== 'subclass')
    return readFacts(context, { entities: own, paths: relation.paths, side, among, most: 20 });
  const [kinds, classes] = side === 'left' ? [own, among] : [among, own];
  return readIsKindOf(context, kinds[0] ?? '', classes);
}

async function refute(
  { reading, others }: VerdictQuery,
  context: GraphContext,
): Promise<Finding | null> {
  const { relation, side, entities } = reading;
  const [subject] = entities;
  if (subject === undefined) return null;
  const facts = await readFacts(context, {
    entities: [subject.iri],
    paths: relation.paths,
    side,
    most: 20,
  });
  const values = await nameValues(facts ?? [], relation[otherSide(side)].types, context);
  if (values.length === 0) return null;
  const list = joinNames(values.map(({ name }) => name));
  return stated({
    text: 'No',
    context: fillSentence(relation.sentences[side], subject.label, list),
    probability: verdictProbability(reading.features, false),
    entities: [subject, ...values.flatMap(({ record }) => record ?? []), ...others.slice(0, 1)],
  });
}
