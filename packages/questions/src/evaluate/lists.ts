import { getThings, type SetPlan } from '../grammar/expression.js';
import type { AnswerKind, RelationEnds } from '../grammar/plan-question.js';
import type { ListQuery } from '../grammar/read-lists.js';
import { otherSide } from '../lexicon/relation.js';
import { toAbstention } from '../question-service.js';
import { LEAST_LINK, setProbability } from '../say/evidence.js';
import { type Finding, findingOfSet } from '../say/finding.js';
import { describeCount, describeSet, getLabel } from '../say/say-set.js';
import { evaluateSet } from './evaluate-set.js';

export const list: AnswerKind<ListQuery> = {
  async execute({ set, most = null, isCount = false, ...asked }, context) {
    const { isFallback = false, isSimilar, isVerdict } = asked;
    const evaluated = await evaluateSet(set.plan, context);
    if (evaluated === null || (isVerdict && set.link < LEAST_LINK)) return null;
    const { plan, members } = evaluated;
    const isStated = plan.kind === 'values' && plan.isEffectStated === true;
    const isLoose = set.isLoose && !isStated;
    const isLess = isLoose || isFallback;
    const options = {
      ...{ most, isCount, isLess, isCausal: isLess && isGenetic(set.plan) },
      probability: setProbability({ ...set, isLoose }, isFallback),
    };
    const things = getThings(plan);
    const own = new Set<string>(
      things.flatMap(({ senses }) => senses.flat().map(({ iri }) => iri)),
    );
    const others = new Map([...members].filter(([value]) => !isSimilar || !own.has(value)));
    const likeness = new Map([...others].map(([value, { vias }]) => [value, vias.length]));
    const similar = isSimilar ? { likeness, barred: things.map(getLabel) } : {};
    const shown = { ...evaluated, members: others };
    const finding = await findingOfSet(shown, { ...options, ...similar }, context);
    if (finding !== null && isVerdict) return toVerdict(finding, true);
    if (finding === null || !isThin(plan, finding)) return finding;
    const message = `The graph has one statement of this from one source, too little for a common disease: ${finding.context.text} Look at the passages, or ask about one of its kinds.`;
    return toAbstention('UNSURE', message, { lookedFor: describeSet(plan) });
  },
  names: ({ set }) => getThings(set.plan),
  describe: ({ set, isCount }) => (isCount ? describeCount(set.plan) : describeSet(set.plan)),
  ends: ({ set }) => getEnds(set.plan),
};

/** A list as what shows a verdict. */
export function toVerdict(
  { total: _total, orderedBy: _orderedBy, ...finding }: Finding,
  isTrue: boolean,
): Finding {
  return { ...finding, text: isTrue ? 'Yes' : 'No' };
}

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

/** Returns the one relation of a set, with the name at its end; null when it is about more. */
export function getEnds(plan: SetPlan): RelationEnds | null {
  if (plan.kind !== 'values') return null;
  const { relation, side, thing, types } = plan;
  const isNarrowed = types !== null && types !== relation[otherSide(side)].types;
  const [left, right] = side === 'left' ? [thing, null] : [null, thing];
  return { relation, left, right, isNarrowed };
}

/** Our judgment: no real model was measured. */
const TRUST = 0.7;

/** As {@link list}, of what a language model read the question as. */
export const translatedList: AnswerKind<ListQuery> = {
  ...list,
  async execute(query, context) {
    const found = await list.execute(query, context);
    if (found === null || 'reason' in found) return found;
    const trust = <One extends { readonly probability: number }>(one: One): One => ({
      ...one,
      probability: one.probability * TRUST,
    });
    return { ...trust(found), claims: found.claims.map(trust) };
  },
  describe: (query) => `${list.describe(query)} (as a language model read the question)`,
};
