import type { EntityType } from '@biographql/core';
import type { EntityRecord, LabelHit, LabelIndex } from '@biographql/engines';
import { type AnswerValue, nameValues } from './answer-values.js';
import type { Budget } from './budget.js';
import type { EntityMention } from './entity-linker.js';
import { fillSentence, joinNames, MOST_NAMES, markSentence } from './fact-sentence.js';
import { countReferences, type Fact, readFacts } from './graph-facts.js';
import { type Interpretation, interpret } from './interpretation.js';
import { graphFeatures, graphProbability } from './probability.js';
import type { QuestionAnalysis } from './question-analysis.js';
import { relationById } from './relations/index.js';
import { otherSide, type Relation, type Side } from './relations/relation.js';

/** An answer that stands in the graph. */
export interface GraphAnswer {
  readonly text: string;
  /** HTML with the answer marked. */
  readonly context: string;
  readonly probability: number;
  /** The entity that the answer is about, then the entities that answer; the best first. */
  readonly entities: readonly EntityRecord[];
  /** What the probability was computed from, for calibration; absent when it is no reading of ours. */
  readonly basis?: Readonly<Record<string, number>>;
}

/** What answering from the graph needs. */
export interface GraphAnswerTools {
  readonly labels: LabelIndex;
  readonly budget: Budget;
}

/** Readings tried, each at the cost of one query. */
const MOST_READINGS = 3;
/** Facts read per reading; a taxon or a tissue has tens of thousands. */
const MOST_FACTS = 5_000;
/** Below this share of explained words a reading answers another question. */
const LEAST_COVERAGE = 0.6;
/** How far behind the best reading another one may stand and still be tried. */
const WIDEST_RANK = 2.5;
const WIDEST_COVERAGE = 0.12;

/** Answers a question for values: the first plausible reading for which the graph holds facts. Null when there is none. */
export async function answerFromGraph(
  analysis: QuestionAnalysis,
  mentions: readonly EntityMention[],
  tools: GraphAnswerTools,
): Promise<GraphAnswer | null> {
  const readings = plausibleReadings(interpret(analysis, mentions));
  for (const reading of readings) {
    if (!tools.budget.isOpen()) return null;
    const answer = await answerReading(analysis, reading, tools);
    if (answer !== null) return answer;
  }
  return null;
}

/** Readings that explain nearly as much as the best one; one whose facts another reads too is not tried twice. */
function plausibleReadings(all: readonly Interpretation[]): readonly Interpretation[] {
  const seen = new Set<string>();
  const best = all[0];
  if (best === undefined) return [];
  const readings = all.filter(
    ({ rank, features }) =>
      best.rank - rank <= WIDEST_RANK &&
      best.features.coverage - features.coverage <= WIDEST_COVERAGE,
  );
  const distinct = readings.filter((reading) => {
    const { relation, mention, side, features } = reading;
    const key = `${[...relation.paths].sort().join()} ${mention.first} ${mention.last} ${side}`;
    if (seen.has(key) || features.coverage < LEAST_COVERAGE || features.order < 0) return false;
    seen.add(key);
    return true;
  });
  return distinct.slice(0, MOST_READINGS);
}

async function answerReading(
  analysis: QuestionAnalysis,
  reading: Interpretation,
  tools: GraphAnswerTools,
): Promise<GraphAnswer | null> {
  const { relation, side, entities } = reading;
  const relations = [relation, ...fallbacksOf(relation)];
  const facts = await readFacts(tools.budget, {
    entities: entities.map(({ iri }) => iri),
    paths: [...new Set(relations.flatMap(({ paths }) => paths))],
    side,
    most: MOST_FACTS,
  });
  if (facts === null) return null;
  for (const [index, candidate] of relations.entries()) {
    const own = factsOf(facts, candidate, entities);
    const wanted = analysis.wanted?.types ?? rightTypes(candidate, reading);
    if (own === null || (index > 0 && contradicts(analysis, candidate, reading))) continue;
    const evidence = await evidenceOf(own, candidate, { side, budget: tools.budget });
    const values = await nameValues(own.facts, wanted, { ...tools, evidence });
    if (values.length === 0) continue;
    return toAnswer(analysis, {
      reading,
      relation: candidate,
      isFallback: index > 0,
      subject: own.subject,
      values,
      isCut: facts.length >= MOST_FACTS,
    });
  }
  return null;
}

/** References per value, read only when there are more values than an answer shows. */
async function evidenceOf(
  { subject, facts }: { readonly subject: LabelHit; readonly facts: readonly Fact[] },
  relation: Relation,
  { side, budget }: { readonly side: Side; readonly budget: Budget },
): Promise<ReadonlyMap<string, number>> {
  if (!budget.isOpen() || new Set(facts.map(({ value }) => value)).size <= MOST_NAMES)
    return new Map();
  return countReferences(budget, {
    entities: [subject.iri],
    paths: relation.paths,
    side,
    most: MOST_FACTS,
  });
}

function fallbacksOf(relation: Relation): readonly Relation[] {
  return (relation.fallbacks ?? []).flatMap((id) => relationById(id) ?? []);
}

/** Whether a relation fits neither the entity nor the type that the question wants. */
function contradicts(
  { wanted }: QuestionAnalysis,
  relation: Relation,
  { side, entities }: Interpretation,
): boolean {
  const own = relation[side].types;
  const asked = relation[otherSide(side)].types;
  const fitsEntity =
    own.length === 0 || entities.some(({ types }) => types.some((type) => own.includes(type)));
  const fitsWanted =
    wanted === null || asked.length === 0 || asked.some((type) => wanted.types.includes(type));
  return !fitsEntity || !fitsWanted;
}

/** The types of the asked end, when it names some. */
function rightTypes(relation: Relation, { side }: Interpretation): readonly EntityType[] | null {
  const { types } = relation[otherSide(side)];
  return types.length === 0 ? null : types;
}

/** The facts of the first entity, in the order of the linker, that has any; records of the same name count as one. */
function factsOf(
  facts: readonly Fact[],
  relation: Relation,
  entities: readonly LabelHit[],
): { readonly subject: LabelHit; readonly facts: readonly Fact[] } | null {
  const codes = new Set(relation.paths.map((path) => path.replace('^', '')));
  const own = facts.filter(({ property }) => codes.has(property));
  const subject = entities.find(({ iri }) => own.some(({ entity }) => entity === iri));
  if (subject === undefined) return null;
  const same = new Set(
    entities.flatMap(({ iri, label }) =>
      label.toLowerCase() === subject.label.toLowerCase() ? [iri as string] : [],
    ),
  );
  const chosen = own.filter(({ entity, value }) => same.has(entity) && !same.has(value));
  return chosen.length === 0 ? null : { subject, facts: chosen };
}

interface Finding {
  readonly reading: Interpretation;
  readonly relation: Relation;
  readonly isFallback: boolean;
  readonly subject: LabelHit;
  readonly values: readonly AnswerValue[];
  /** Whether there are more facts than were read. */
  readonly isCut: boolean;
}

function toAnswer(analysis: QuestionAnalysis, finding: Finding): GraphAnswer {
  const { relation, reading, subject, values, isCut } = finding;
  const names = values.map(({ name }) => name);
  const shown = analysis.most === null ? names : names.slice(0, analysis.most);
  const list = joinNames(shown);
  const sentence = fillSentence(relation.sentences[reading.side], subject.label, list);
  const count = `${isCut ? 'more than ' : ''}${names.length.toLocaleString('en-US')}`;
  const isCount = analysis.form === 'count' && relation[otherSide(reading.side)].isLiteral !== true;
  return {
    text: isCount ? count : list,
    context: isCount ? markSentence(countSentence(sentence.text, count)) : markSentence(sentence),
    probability: graphProbability(reading.features, finding),
    basis: graphFeatures(reading.features, finding),
    entities: [subject, ...values.slice(0, MOST_NAMES).flatMap(({ record }) => record ?? [])],
  };
}

function countSentence(text: string, count: string) {
  const opening = 'The graph tells ';
  return {
    text: `${opening}${count}. ${text}`,
    start: opening.length,
    end: opening.length + count.length,
  };
}
