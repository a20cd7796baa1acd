import type { LabelHit } from '@biographql/engines';
import type { Claim } from '../claim.js';
import { capitalize, joinNames, quote } from '../facts/fact-sentence.js';
import { readMostLinked } from '../facts/read-most-linked.js';
import type { PlanKind } from '../plan/plan-kind.js';
import { getSuperlatives, type Superlative } from '../plan/read-superlatives.js';
import type { GraphContext } from '../question-context.js';
import { toNoun } from '../sets/describe-set.js';
import { type EvaluatedSet, evaluateSet } from '../sets/evaluate-set.js';
import type { ValuesSet } from '../sets/set-plan.js';
import { countClaim } from './set-finding.js';

/** Things with the most values that are looked up: where a relation is stated both ways, those of the other type stand among them. */
const MOST_CANDIDATES = 5_000;
/** Things whose values are counted, at most: each costs a query. */
const MOST_COUNTED = 12;

/** Answers which thing of a type has the most values at the other end of a relation, by counting. */
export const superlative: PlanKind<Superlative> = {
  name: 'superlative',
  match: (question) => getSuperlatives(question).slice(0, 1),
  async execute(query, context) {
    const candidates = await readCandidates(query, context);
    if (candidates === null || candidates.length === 0) return null;
    const counted: EvaluatedSet[] = [];
    let most = 0;
    for (const { hit, bound } of candidates) {
      // Nothing has more values of the counted types than values, so that no later one has more.
      if (bound < most) break;
      if (counted.length === MOST_COUNTED) return null;
      const set = await evaluateSet(getSet(query, hit), context);
      if (set === null) return null;
      counted.push(set);
      most = Math.max(most, set.members.size);
    }
    const best = counted.flatMap((set, index) => {
      const hit = candidates[index]?.hit;
      return set.members.size === most && hit !== undefined ? [{ set, hit }] : [];
    });
    const [first] = best;
    if (first === undefined || most === 0) return null;
    const probability = 0.9;
    const claims: Claim[] = [];
    for (const { set } of best) {
      const claim = await countClaim(set, probability, context);
      if (claim !== null) claims.push(claim);
    }
    if (claims.length === 0) return null;
    const text = joinNames([...new Set(best.map(({ hit }) => hit.label))]);
    return {
      text,
      context: quote(
        `With ${most.toLocaleString('en-US')} ${query.noun} in the graph: `,
        text,
        '.',
      ),
      probability,
      entities: best.map(({ hit }) => hit),
      claims,
      total: null,
      orderedBy: null,
      sparql: null,
    };
  },
  describe: ({ noun, types }) => `${capitalize(toNoun(types))} with the most ${noun}`,
  asked: () => null,
};

function getSet({ relation, side, counted }: Superlative, hit: LabelHit): ValuesSet {
  const thing = { text: hit.label, senses: [[hit]], homonyms: [], quality: 1 };
  return { kind: 'values', relation, side, thing, types: counted };
}

interface Candidate {
  readonly hit: LabelHit;
  readonly bound: number;
}

/** The entities of the type with the most values of the relation, the most first. */
async function readCandidates(
  { relation, side, types }: Superlative,
  context: GraphContext,
): Promise<readonly Candidate[] | null> {
  const linked = await readMostLinked(context, {
    paths: relation.paths,
    side,
    most: MOST_CANDIDATES,
  });
  if (linked === null) return null;
  const iris = linked.map(({ iri }) => iri);
  const records = await context.budget.attempt((signal) => context.labels.lookup(iris, { signal }));
  return (records ?? []).flatMap((record, index): Candidate[] => {
    if (!record?.types.some((type) => types.includes(type))) return [];
    const found = { match: 'exact-label', matchedText: record.label, scheme: null } as const;
    const hit = { ...record, ...found, alias: null, twins: [] };
    return [{ hit, bound: linked[index]?.values ?? 0 }];
  });
}
