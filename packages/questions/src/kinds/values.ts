import type { EntityType } from '@biographql/core';
import { UNNAMED } from '../facts/fact-sentence.js';
import { otherSide } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import type { ParsedSet } from '../plan/parsed-set.js';
import type { Piece } from '../plan/pieces.js';
import type { AskedEnds, Finding, PlanKind } from '../plan/plan-kind.js';
import { readSets, wholeSegments } from '../plan/read-sets.js';
import { evaluateSet } from '../sets/evaluate-set.js';
import { describeSet, lowerFirst, saySet } from '../sets/say-set.js';
import {
  getRelations,
  getThings,
  hasClass,
  type SetPlan,
  type ValuesSet,
} from '../sets/set-plan.js';
import { toAbstention } from '../to-abstention.js';
import { setProbability } from './probability.js';
import { findingOfSet } from './set-finding.js';

export interface ValuesQuery {
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
        (isWorded(set) || !isWorded(best.set)) &&
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
  asked: ({ set }) => getEnds(set.plan),
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

function isWorded({ cue }: ParsedSet): boolean {
  return cue >= LEAST_WORDING;
}

export function getEnds(plan: SetPlan): AskedEnds | null {
  if (plan.kind !== 'values') return null;
  const { relation, side, thing } = plan;
  return { relation, left: side === 'left' ? thing : null, right: side === 'right' ? thing : null };
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
  { relation, side, types: asked }: ValuesSet,
  types: readonly EntityType[],
): readonly EntityType[] | null {
  const own = relation[otherSide(side)].types;
  const isNamed = asked !== null && asked !== own;
  if (!isNamed) return types.length === 0 ? null : types;
  return types.length === 0 ? asked : asked.filter((type) => types.includes(type));
}
