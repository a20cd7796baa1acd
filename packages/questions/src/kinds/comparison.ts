import type { Claim } from '../claim.js';
import { quote } from '../facts/fact-sentence.js';
import type { PlanKind } from '../plan/plan-kind.js';
import { type Comparison, getComparisons } from '../plan/read-comparisons.js';
import { describeSet, lowerFirst } from '../sets/describe-set.js';
import { type EvaluatedSet, evaluateSet } from '../sets/evaluate-set.js';
import { countOfSet } from '../sets/print-set.js';
import { getLabel } from '../sets/say-set.js';
import { getThings } from '../sets/set-plan.js';
import { setProbability } from './probability.js';
import { countClaim, readAs } from './set-finding.js';

const MOST_READINGS = 2;

/** Answers which of two things has more at the other end of a relation, or whether the first has, by counting both. */
export const comparison: PlanKind<Comparison> = {
  name: 'comparison',
  match: (question) => getComparisons(question).slice(0, MOST_READINGS),
  async execute({ sets, isMore, isVerdict }, context) {
    const [one, other] = sets;
    const [left, right] = [
      await evaluateSet(one.plan, context),
      await evaluateSet(other.plan, context),
    ];
    if (left === null || right === null) return null;
    const sizes = [left.members.size, right.members.size] as const;
    // Of what the graph knows nothing, it does not know that there is little.
    if (Math.min(...sizes) === 0) return null;
    const link = Math.min(one.link, other.link);
    const probability = setProbability({ ...one, link }, { isFallback: false });
    if (link < 0.85 && isVerdict) return null;
    const claims: Claim[] = [];
    for (const set of [left, right]) {
      const claim = await countClaim(set, probability, context);
      if (claim !== null) claims.push(claim);
    }
    if (claims.length < 2) return null;
    const [before, after] = claims.map(({ text }) => text);
    const text = getVerdict({ left, right, isMore, isVerdict });
    return {
      text,
      context: quote(
        `${readAs(left.plan)}${readAs(right.plan)}${before} ${after} In the graph: `,
        text,
        '.',
      ),
      probability,
      entities: [left, right].flatMap(({ plan }) =>
        getThings(plan).flatMap(({ senses }) => senses[0]?.[0] ?? []),
      ),
      claims,
      total: null,
      orderedBy: null,
      sparql: countOfSet(left.plan, context.vocabulary),
    };
  },
  describe: ({ sets: [one, other] }) =>
    `Number of ${lowerFirst(describeSet(one.plan))}, compared with ${lowerFirst(describeSet(other.plan))}`,
  asked: () => null,
};

function getVerdict({
  left,
  right,
  isMore,
  isVerdict,
}: Pick<Comparison, 'isMore' | 'isVerdict'> & {
  readonly left: EvaluatedSet;
  readonly right: EvaluatedSet;
}): string {
  const difference = (left.members.size - right.members.size) * (isMore ? 1 : -1);
  if (isVerdict) return difference > 0 ? 'Yes' : 'No';
  const readName = ({ plan }: EvaluatedSet) => getThings(plan).map(getLabel).join(', ');
  if (difference === 0) return `${readName(left)} and ${readName(right)} have equally many`;
  return readName(difference > 0 ? left : right);
}
