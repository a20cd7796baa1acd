import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import { fillSentence, joinNames, MOST_NAMES, quote } from '../facts/fact-sentence.js';
import { type NamedValue, nameValues } from '../facts/name-values.js';
import { countReferences, type Fact, propertyOf, readFacts } from '../facts/read-facts.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { type Finding, type PlanKind, stated } from '../plan/plan-kind.js';
import { type Reading, readingsOf } from '../plan/readings.js';
import type { GraphContext } from '../question-context.js';
import { otherSide, type Relation } from '../relations/relation.js';
import { graphProbability } from './probability.js';

/** The values at the other end of a relation, or how many there are. */
export interface ValuesQuery {
  readonly reading: Reading;
  /** Relations asked instead when that of the reading holds nothing. */
  readonly fallbacks: readonly Relation[];
  /** The types that the question's noun names; null when it names none. */
  readonly wanted: readonly EntityType[] | null;
  /** How many values are wanted; null when the question does not tell. */
  readonly most: number | null;
  readonly isCount: boolean;
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

/** Answers a question for values with those of the first plausible reading for which the graph holds facts. */
export const values: PlanKind<ValuesQuery> = {
  name: 'values',
  match(question) {
    const { form, wanted, most, relations } = question;
    if (form === 'yes-no') return [];
    return plausibleReadings(question).map((reading) => ({
      reading,
      fallbacks: (reading.relation.fallbacks ?? []).flatMap((id) => relations.byId(id) ?? []),
      wanted: wanted?.types ?? null,
      most,
      isCount: form === 'count',
    }));
  },
  async execute(query, context) {
    const { fallbacks } = query;
    const { relation, side, entities } = query.reading;
    const facts = await readFacts(context, {
      entities: entities.map(({ iri }) => iri),
      paths: [...new Set([relation, ...fallbacks].flatMap(({ paths }) => paths))],
      side,
      most: MOST_FACTS,
    });
    if (facts === null) return null;
    const isCut = facts.length >= MOST_FACTS;
    for (const candidate of [relation, ...fallbacks.filter((other) => fits(other, query))]) {
      const own = factsOf(facts, candidate, entities);
      const found = own === null ? [] : await nameFound(own, candidate, { query, context });
      if (own !== null && found.length > 0)
        return toFinding(query, { relation: candidate, subject: own.subject, found, isCut });
    }
    return null;
  },
};

/** Readings that explain nearly as much as the best one; one whose facts another reads too is not tried twice. */
function plausibleReadings(question: LinkedQuestion): readonly Reading[] {
  const all = readingsOf(question);
  const [best] = all;
  if (best === undefined) return [];
  const seen = new Set<string>();
  return all
    .filter(({ relation, mention, side, rank, features }) => {
      const { coverage, order } = features;
      if (best.rank - rank > WIDEST_RANK) return false;
      if (best.features.coverage - coverage > WIDEST_COVERAGE) return false;
      const key = `${[...relation.paths].sort().join()} ${mention.first} ${mention.last} ${side}`;
      if (seen.has(key) || coverage < LEAST_COVERAGE || order < 0) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_READINGS);
}

/** Whether a relation fits the entity and the type that the question wants. */
function fits(relation: Relation, { reading, wanted }: ValuesQuery): boolean {
  const own = relation[reading.side].types;
  const asked = relation[otherSide(reading.side)].types;
  const fitsEntity =
    own.length === 0 ||
    reading.entities.some(({ types }) => types.some((type) => own.includes(type)));
  const fitsWanted =
    wanted === null || asked.length === 0 || asked.some((type) => wanted.includes(type));
  return fitsEntity && fitsWanted;
}

interface SubjectFacts {
  readonly subject: LabelHit;
  readonly facts: readonly Fact[];
}

/** The facts of the first entity, in the order of the linker, that has any; records of the same name count as one. */
function factsOf(
  facts: readonly Fact[],
  relation: Relation,
  entities: readonly LabelHit[],
): SubjectFacts | null {
  const codes = new Set(relation.paths.map(propertyOf));
  const own = facts.filter(({ property }) => codes.has(property));
  const subject = entities.find(({ iri }) => own.some(({ entity }) => entity === iri));
  if (subject === undefined) return null;
  const same = new Set<string>(
    entities.flatMap(({ iri, label }) =>
      label.toLowerCase() === subject.label.toLowerCase() ? [iri] : [],
    ),
  );
  const chosen = own.filter(({ entity, value }) => same.has(entity) && !same.has(value));
  return chosen.length === 0 ? null : { subject, facts: chosen };
}

/** The values under their names. References are counted only when there are more values than an answer shows. */
async function nameFound(
  { subject, facts }: SubjectFacts,
  relation: Relation,
  {
    query,
    context,
  }: {
    readonly query: ValuesQuery;
    readonly context: GraphContext;
  },
): Promise<readonly NamedValue[]> {
  const { side } = query.reading;
  const { types } = relation[otherSide(side)];
  const wanted = query.wanted ?? (types.length === 0 ? null : types);
  const isLong = new Set(facts.map(({ value }) => value)).size > MOST_NAMES;
  const references = isLong
    ? await countReferences(context, {
        entities: [subject.iri],
        paths: relation.paths,
        side,
        most: MOST_FACTS,
      })
    : new Map<string, number>();
  return nameValues(facts, wanted, { ...context, references });
}

interface Found {
  readonly relation: Relation;
  readonly subject: LabelHit;
  readonly found: readonly NamedValue[];
  /** Whether there are more facts than were read. */
  readonly isCut: boolean;
}

function toFinding(
  { reading, most, isCount }: ValuesQuery,
  { relation, subject, found, isCut }: Found,
): Finding {
  const names = found.map(({ name }) => name);
  const list = joinNames(most === null ? names : names.slice(0, most));
  const sentence = fillSentence(relation.sentences[reading.side], subject.label, list);
  const counted = `${isCut ? 'more than ' : ''}${names.length.toLocaleString('en-US')}`;
  const says = isCount && relation[otherSide(reading.side)].isLiteral !== true;
  return stated({
    text: says ? counted : list,
    context: says ? quote('The graph tells ', counted, `. ${sentence.text}`) : sentence,
    probability: graphProbability(reading.features, {
      isFallback: relation !== reading.relation,
      values: names.length,
    }),
    entities: [subject, ...found.slice(0, MOST_NAMES).flatMap(({ record }) => record ?? [])],
  });
}
