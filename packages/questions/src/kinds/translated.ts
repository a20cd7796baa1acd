import { isRecord } from '@biographql/core/internal';
import type { Side } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { type ParsedSet, thingAt } from '../plan/parsed-set.js';
import type { GraphPlan, PlanKind } from '../plan/plan-kind.js';
import { NO_HEAD, typesFor } from '../plan/set-readings.js';
import { meets, type SetPlan, toTypes } from '../sets/set-plan.js';
import { foldWord } from '../text/words.js';
import { type ValuesQuery, values } from './values.js';

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
