import type { EntityType } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { UNNAMED } from '../facts/fact-sentence.js';
import { otherSide, type Side } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { readSets, wholeSegments } from '../plan/listed-sets.js';
import { type ParsedSet, thingAt } from '../plan/parsed-set.js';
import type { Piece } from '../plan/pieces.js';
import type { Finding, GraphPlan, PlanKind, RelationEnds } from '../plan/plan-question.js';
import { NO_HEAD, typesFor } from '../plan/set-readings.js';
import { toAbstention } from '../question-service.js';
import { evaluateSet } from '../sets/evaluate-set.js';
import {
  describeSet,
  getRelations,
  getThings,
  hasClass,
  lowerFirst,
  meets,
  type SetPlan,
  saySet,
  toTypes,
  type ValuesSet,
} from '../sets/say-set.js';
import { foldWord } from '../text/lexicon.js';
import { findingOfSet, setProbability } from './set-finding.js';

interface ValuesQuery {
  readonly set: ParsedSet;
  readonly most: number | null;
  readonly isCount: boolean;
  readonly isFallback: boolean;
}

const MOST_READINGS = 3;
const WIDEST_RANK = 0.8;

/** A wording below this weight lacks its preposition, or only accompanies another one. */
const LEAST_WORDING = 0.6;
/** A name that was guessed is not taken together with a wording that says more than its relation. */
const LEAST_LINK = 0.85;

export const values: PlanKind<ValuesQuery> = {
  name: 'values',
  match(question) {
    if (question.form === 'yes-no') return [];
    const readings = readSets(question, describingPart);
    const [best] = readings;
    if (best === undefined) return [];
    const near = readings.filter(
      ({ rank, set }) =>
        (hasClass(best.set.plan) ||
          (best.rank - rank <= WIDEST_RANK && isAsPlain(set.plan, best.set.plan))) &&
        (set.cue >= LEAST_WORDING || best.set.cue < LEAST_WORDING) &&
        (!set.isLoose || set.link >= LEAST_LINK),
    );
    const own = distinct(near.map(({ set }) => set)).slice(0, MOST_READINGS);
    const isCount = asksCount(question) && !own.some(({ plan }) => isOfLiterals(plan));
    const shared = { most: wantedNumber(question), isCount };
    return [
      ...own.map((set) => ({ set, ...shared, isFallback: false })),
      ...own
        .slice(0, 1)
        .flatMap((set) =>
          getFallbacks(set, question).map((other) => ({ set: other, ...shared, isFallback: true })),
        ),
    ];
  },
  async execute({ set, most, isCount, isFallback }, context) {
    const evaluated = await evaluateSet(set.plan, context);
    if (evaluated === null) return null;
    const isStated = evaluated.plan.kind === 'values' && evaluated.plan.isEffectStated === true;
    const isLoose = set.isLoose && !isStated;
    const probability = setProbability({ ...set, isLoose }, { isFallback });
    const isLess = isLoose || isFallback;
    const finding = await findingOfSet(
      evaluated,
      { most, isCount, probability, isLess, isCausal: isLess && isGenetic(set.plan) },
      context,
    );
    if (finding === null || !isThin(evaluated.plan, finding)) return finding;
    const message = `The graph has one statement of this from one source, too little for a common disease: ${finding.context.text} Look at the passages, or ask about one of its kinds.`;
    return toAbstention('UNSURE', message, { lookedFor: describeSet(evaluated.plan) });
  },
  names: ({ set }) => getThings(set.plan),
  describe: ({ set, isCount }) =>
    isCount ? `Number of ${lowerFirst(describeSet(set.plan))}` : describeSet(set.plan),
  ends: ({ set }) => getEnds(set.plan),
};

/** Diseases with this many links have more than one symptom. */
const COMMON_DEGREE = 40;

/** Whether one symptom of a common disease is all there is, as `necrosis` of a heart attack. */
function isThin(plan: SetPlan, { total, claims }: Finding): boolean {
  if (plan.kind !== 'values' || plan.relation.id !== 'symptom' || plan.side !== 'left')
    return false;
  const references = claims.flatMap(({ statements }) =>
    statements.flatMap((one) => one.references),
  );
  const degree = Math.max(0, ...(plan.thing.senses[0] ?? []).map((hit) => hit.degree));
  return total === 1 && references.length < 2 && degree >= COMMON_DEGREE;
}

/** A wording that says more than a genetic association says that one is the cause. */
function isGenetic(plan: SetPlan): boolean {
  return plan.kind === 'values' && plan.relation.id === 'genetic-association';
}

export function getEnds(plan: SetPlan): RelationEnds | null {
  if (plan.kind !== 'values') return null;
  const { relation, side, thing, types } = plan;
  const isNarrowed = types !== null && types !== relation[otherSide(side)].types;
  const [left, right] = side === 'left' ? [thing, null] : [null, thing];
  return { relation, left, right, isNarrowed };
}

function describingPart(pieces: readonly Piece[]): readonly Piece[] | null {
  let start = 0;
  for (let piece = pieces[start]; piece !== undefined && isLead(piece); piece = pieces[start])
    start += 1;
  return pieces.slice(start);
}

function isLead(piece: Piece): boolean {
  if (piece.kind === 'number') return true;
  return piece.kind === 'term' && (piece.term === 'count' || piece.term === 'top');
}

function wantedNumber(question: LinkedQuestion): number | null {
  const [best] = wholeSegments(question);
  const lead = best?.pieces.slice(0, 3) ?? [];
  const at = lead.findIndex((piece) => !isLead(piece));
  const numbers = lead.slice(0, at < 0 ? lead.length : at);
  const found = numbers.find((piece) => piece.kind === 'number');
  return found?.kind === 'number' ? found.number : null;
}

/** `The number of X in OMIM` is one of OMIM's. */
function isOfLiterals(plan: SetPlan): boolean {
  return plan.kind === 'values' && plan.relation[otherSide(plan.side)].isLiteral === true;
}

function asksCount(question: LinkedQuestion): boolean {
  const [best] = wholeSegments(question);
  return (best?.pieces ?? []).some((piece) => piece.kind === 'term' && piece.term === 'count');
}

/** A question that finds nothing when it is read plainly is not read in a roundabout way. */
function isAsPlain(plan: SetPlan, best: SetPlan): boolean {
  return getRelations(plan).length <= getRelations(best).length;
}

function distinct(sets: readonly ParsedSet[]): readonly ParsedSet[] {
  const seen = new Set<string>();
  return sets.filter(({ plan }) => {
    const key = `${saySet(plan, UNNAMED, UNNAMED)} ${getRelations(plan)
      .map(({ paths }) => [...paths].sort().join())
      .join(' ')}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function getFallbacks(set: ParsedSet, { relations }: LinkedQuestion): readonly ParsedSet[] {
  const { plan } = set;
  if (plan.kind !== 'values') return [];
  return (plan.relation.fallbacks ?? []).flatMap((id) => {
    const relation = relations.byId(id);
    if (relation === undefined || relation[plan.side].isLiteral) return [];
    const types = fallbackTypes(plan, relation[otherSide(plan.side)].types);
    return types?.length === 0
      ? []
      : [{ ...set, isLoose: true, plan: { ...plan, relation, types } }];
  });
}

/** The types of another relation's values that the noun of the question allows, empty for none of them; null for all. */
function fallbackTypes(
  { relation, side, types: requested }: ValuesSet,
  types: readonly EntityType[],
): readonly EntityType[] | null {
  const own = relation[otherSide(side)].types;
  const isNamed = requested !== null && requested !== own;
  if (!isNamed) return types.length === 0 ? null : types;
  return types.length === 0 ? requested : requested.filter((type) => types.includes(type));
}

interface Translation {
  readonly set: ParsedSet;
  readonly isCount: boolean;
}

const MAX_DEPTH = 4;
const MAX_PARTS = 4;
/** A name that was guessed is given to no model. */
const MIN_QUALITY = 0.85;
/** As sure as a wording that only suggests its relation. */
const CUE = 0.6;

export function getNames({ mentions }: LinkedQuestion): readonly string[] {
  return [
    ...new Set(mentions.filter(({ quality }) => quality >= MIN_QUALITY).map(({ text }) => text)),
  ];
}

export function readTranslation(value: unknown, question: LinkedQuestion): Translation | null {
  if (!isRecord(value) || (value.form !== 'list' && value.form !== 'count')) return null;
  const plan = readSet(value.set, question, MAX_DEPTH);
  if (plan === null) return null;
  const set = { plan, rank: 0, cue: CUE, isLoose: false, link: MIN_QUALITY };
  return { set, isCount: value.form === 'count' };
}

function readSet(value: unknown, question: LinkedQuestion, depth: number): SetPlan | null {
  if (!isRecord(value) || depth === 0) return null;
  const read = (part: unknown) => readSet(part, question, depth - 1);
  if ('relation' in value) return readRelation(value, question, depth);
  if ('from' in value) {
    const [from, without] = [read(value.from), read(value.without)];
    return from === null || without === null ? null : { kind: 'minus', from, without };
  }
  const kind = 'all' in value ? 'and' : 'or';
  const parts = 'all' in value ? value.all : value.any;
  if (!Array.isArray(parts) || parts.length < 2 || parts.length > MAX_PARTS) return null;
  const sets = parts.flatMap((part) => read(part) ?? []);
  return sets.length < parts.length ? null : { kind, parts: sets };
}

function readRelation(
  value: Readonly<Record<string, unknown>>,
  question: LinkedQuestion,
  depth: number,
): SetPlan | null {
  const relation = question.relations.byId(String(value.relation));
  const side: Side | null =
    value.nameIs === 'left' || value.nameIs === 'right' ? value.nameIs : null;
  if (relation === undefined || side === null || relation[side].isLiteral === true) return null;
  const types = typesFor({ relation, side, nounTypes: null }, NO_HEAD);
  if ('set' in value) {
    const inner = readSet(value.set, question, depth - 1);
    if (inner === null || !meets(toTypes(inner) ?? [], relation[side].types)) return null;
    return { kind: 'through', relation, side, inner, types };
  }
  const name = typeof value.name === 'string' ? foldWord(value.name) : '';
  const mention = question.mentions.find(
    ({ text, quality }) => quality >= MIN_QUALITY && foldWord(text) === name,
  );
  const thing = mention === undefined ? null : thingAt(mention, relation[side].types);
  if (thing === null) return null;
  const { effect = null } = value;
  if (effect === null) return { kind: 'values', relation, side, thing, types };
  if (relation.id !== 'drug-target' || (effect !== 'activates' && effect !== 'inhibits'))
    return null;
  return { kind: 'values', relation, side, thing, types, effect };
}

/** Our judgment: no real model was measured. */
const TRUST = 0.7;

const translated: PlanKind<ValuesQuery> = {
  ...values,
  name: 'translated',
  match: () => [],
  async execute(query, context) {
    const found = await values.execute(query, context);
    if (found === null || 'reason' in found) return found;
    const trust = <One extends { readonly probability: number }>(one: One): One => ({
      ...one,
      probability: one.probability * TRUST,
    });
    return { ...trust(found), claims: found.claims.map(trust) };
  },
  describe: (query) => `${values.describe(query)} (as a language model read the question)`,
};

export function planTranslation({ set, isCount }: Translation): GraphPlan {
  const query: ValuesQuery = { set, isCount, most: null, isFallback: false };
  return { kind: translated as PlanKind, query };
}
