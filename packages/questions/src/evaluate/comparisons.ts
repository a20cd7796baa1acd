import type { LabelHit } from '@biographql/engines';
import { toSparqlPath } from '@biographql/engines/vocabulary';
import { select, withLimit } from '@biographql/sparql';
import { capitalize, joinNames, quote } from '../facts/fact-sentence.js';
import { getThings, type ValuesSet } from '../grammar/expression.js';
import type { AnswerKind } from '../grammar/plan-question.js';
import type { Comparison, Superlative } from '../grammar/read-comparisons.js';
import type { GraphContext } from '../question-context.js';
import { LEAST_LINK, setProbability } from '../say/evidence.js';
import { countClaims, readAs } from '../say/finding.js';
import { countOfSet } from '../say/queries.js';
import { describeCount, describeSet, getLabel, toNoun } from '../say/say-set.js';
import { lowerFirst } from '../text/lexicon.js';
import { type EvaluatedSet, evaluateSet } from './evaluate-set.js';

export const comparison: AnswerKind<Comparison> = {
  async execute({ sets: [one, other], isMore, isVerdict }, context) {
    const left = await evaluateSet(one.plan, context);
    const right = await evaluateSet(other.plan, context);
    const link = Math.min(one.link, other.link);
    if (left === null || right === null || (isVerdict && link < LEAST_LINK)) return null;
    // Of what the graph knows nothing, it does not know that there is little.
    if (Math.min(left.members.size, right.members.size) === 0) return null;
    const probability = setProbability({ ...one, link });
    const claims = await countClaims([left, right], probability, context);
    if (claims.length < 2) return null;
    const said = claims.map((claim) => claim.text).join(' ');
    const difference = (left.members.size - right.members.size) * (isMore ? 1 : -1);
    const [before, after] = [left, right].map(({ plan }) =>
      getThings(plan).map(getLabel).join(', '),
    );
    const most = difference > 0 ? before : after;
    const which = difference === 0 ? `${before} and ${after} have equally many` : (most ?? '');
    const text = isVerdict ? (difference > 0 ? 'Yes' : 'No') : which;
    return {
      text,
      context: quote(`${readAs(left.plan)}${readAs(right.plan)}${said} In the graph: `, text, '.'),
      probability,
      entities: [left, right].flatMap(({ plan }) =>
        getThings(plan).flatMap(({ senses }) => senses[0]?.[0] ?? []),
      ),
      claims,
      sparql: countOfSet(left.plan, context.vocabulary),
    };
  },
  names: ({ sets }) => sets.flatMap(({ plan }) => getThings(plan)),
  describe: ({ sets: [one, other] }) =>
    `${describeCount(one.plan)}, compared with ${lowerFirst(describeSet(other.plan))}`,
};

/** Things with the most values that are looked up: where a relation is stated both ways, those of the other type stand among them. */
const MOST_CANDIDATES = 5_000;
/** Things whose values are counted, at most: each costs a query. */
const MOST_COUNTED = 12;
const PROBABILITY = 0.9;

export const superlative: AnswerKind<Superlative> = {
  async execute(query, context) {
    const found: { readonly set: EvaluatedSet; readonly hit: LabelHit }[] = [];
    let most = 0;
    for (const { hit, bound } of await readCandidates(query, context)) {
      // Nothing has more values of the counted types than values, so that no later one has more.
      if (bound < most) break;
      const set = await evaluateSet(getSet(query, hit), context);
      if (set === null || found.length === MOST_COUNTED) return null;
      found.push({ set, hit });
      most = Math.max(most, set.members.size);
    }
    const best = found.filter(({ set }) => set.members.size === most);
    const sets = best.map(({ set }) => set);
    const claims = most === 0 ? [] : await countClaims(sets, PROBABILITY, context);
    if (claims.length === 0) return null;
    const text = joinNames([...new Set(best.map(({ hit }) => hit.label))]);
    const opening = `With ${most.toLocaleString('en-US')} ${query.noun} in the graph: `;
    return {
      text,
      context: quote(opening, text, '.'),
      probability: PROBABILITY,
      entities: best.map(({ hit }) => hit),
      claims,
      sparql: null,
    };
  },
  describe: ({ noun, types }) => `${capitalize(toNoun(types))} with the most ${noun}`,
};

function getSet({ relation, side, counted }: Superlative, hit: LabelHit): ValuesSet {
  const thing = { text: hit.label, senses: [[hit]], homonyms: [], quality: 1 };
  return { kind: 'values', relation, side, thing, types: counted };
}

/** The things of the wanted types with the most values, the most first; none when the budget does not allow it. */
async function readCandidates(
  { relation, side, types }: Superlative,
  { budget, vocabulary, labels }: GraphContext,
): Promise<readonly { readonly hit: LabelHit; readonly bound: number }[]> {
  const parts = relation.paths.map((path) => {
    const isForth = path.startsWith('^') !== (side === 'left');
    const predicate = toSparqlPath(vocabulary, [path.replace('^', '')]);
    return isForth ? `{ ?thing ${predicate} ?value }` : `{ ?value ${predicate} ?thing }`;
  });
  // Values stated both ways count once, so that the bound is close.
  const text = `SELECT ?thing (COUNT(DISTINCT ?value) AS ?count) WHERE {
  ${parts.join(' UNION ')}
} GROUP BY ?thing ORDER BY DESC(?count)`;
  const result = await budget.select(withLimit(select(text), MOST_CANDIDATES), MOST_CANDIDATES);
  const linked = (result?.solutions ?? []).flatMap(([thing, count]) =>
    thing ? [{ iri: thing.value, bound: Number(count?.value ?? 0) }] : [],
  );
  const iris = linked.map(({ iri }) => iri);
  const records = await budget.attempt((signal) => labels.lookup(iris, { signal }));
  return (records ?? []).flatMap((record, index) => {
    if (!record?.types.some((type) => types.includes(type))) return [];
    const found = { match: 'exact-label', matchedText: record.label, scheme: null } as const;
    const hit = { ...record, ...found, alias: null, equivalents: [] };
    return [{ hit, bound: linked[index]?.bound ?? 0 }];
  });
}
