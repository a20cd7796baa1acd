import type { PlanKind } from '../plan/plan-kind.js';
import { getSharedSets, type SharedSet } from '../plan/read-similar.js';
import { describeSet } from '../sets/describe-set.js';
import { evaluateSet } from '../sets/evaluate-set.js';
import { getLabel } from '../sets/say-set.js';
import { getThings, type SetPlan } from '../sets/set-plan.js';
import { setProbability } from './probability.js';
import { findingOfSet } from './set-finding.js';

const MOST_READINGS = 2;

/**
 * Answers what shares values with a thing, the most shared values first, and what several things have in common. The
 * thing itself is not like itself.
 */
export const shared: PlanKind<SharedSet> = {
  name: 'shared',
  match: (question) => getSharedSets(question).slice(0, MOST_READINGS),
  async execute({ set }, context) {
    const evaluated = await evaluateSet(set.plan, context);
    if (evaluated === null) return null;
    const probability = setProbability(set, { isFallback: false });
    const telling = { most: null, isCount: false, probability };
    if (set.plan.kind !== 'through') return findingOfSet(evaluated, telling, context);
    const own = new Set(namesIn(evaluated.plan));
    const others = new Map([...evaluated.members].filter(([value]) => !own.has(value)));
    const likeness = new Map([...others].map(([value, { vias }]) => [value, vias.length]));
    return findingOfSet(
      { ...evaluated, members: others },
      { ...telling, likeness, barred: getThings(evaluated.plan).map(getLabel) },
      context,
    );
  },
  describe: ({ set }) => describeSet(set.plan),
  asked: () => null,
};

function namesIn(plan: SetPlan): readonly string[] {
  return getThings(plan).flatMap(({ senses }) => senses.flat().map(({ iri }) => iri));
}
