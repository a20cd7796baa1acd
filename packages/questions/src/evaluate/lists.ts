import type { LabelHit } from '@biographql/engines';
import { toSparqlPath } from '@biographql/engines/vocabulary';
import { select, withLimit } from '@biographql/sparql';
import { capitalize, joinNames, quote } from '../facts/name-values.js';
import { getThings, type SetPlan } from '../grammar/expression.js';
import type { Comparison, Superlative } from '../grammar/read-comparisons.js';
import type { ListQuery } from '../grammar/read-lists.js';
import { otherSide } from '../lexicon/relations.js';
import type { GraphContext } from '../question-service.js';
import { toAbstention } from '../say/abstain.js';
import { countOfSet, MIN_LINK, setProbability } from '../say/evidence.js';
import {
  type AnswerKind,
  countClaims,
  type Finding,
  findingOfSet,
  type RelationEnds,
  readAs,
} from '../say/finding.js';
import { describeCount, describeSet, getLabel, toNoun } from '../say/say-set.js';
import { lowerFirst } from '../text/lexicon.js';
import { type EvaluatedSet, evaluateSet } from './evaluate-set.js';

/** Probability of a translation by a language model. Our estimate: no real model was measured. */
const TRUST = 0.7;

export const list: AnswerKind<ListQuery> = {
  async execute({ set, limit = null, isCount = false, ...rest }, context) {
    const { isFallback = false, isSimilar, isVerdict, isTranslated } = rest;
    const evaluated = await evaluateSet(set.plan, context);
    if (evaluated === null || (isVerdict && set.link < MIN_LINK)) return null;
    const { plan, members } = evaluated;
    const isStated = plan.kind === 'values' && plan.isEffectStated === true;
    const isLoose = set.isLoose && !isStated;
    const isLess = isLoose || isFallback;
    // A wording stronger than a genetic association claims a cause.
    const isGenetic = plan.kind === 'values' && plan.relation.id === 'genetic-association';
    const options = {
      ...{ limit, isCount, isLess, isCausal: isLess && isGenetic },
      probability: setProbability({ ...set, isLoose }, isFallback) * (isTranslated ? TRUST : 1),
    };
    const things = getThings(plan);
    const thingIris = new Set<string>(
      things.flatMap(({ senses }) => senses.flat().map(({ iri }) => iri)),
    );
    const others = new Map([...members].filter(([value]) => !isSimilar || !thingIris.has(value)));
    const likeness = new Map([...others].map(([value, { vias }]) => [value, vias.length]));
    const similar = isSimilar ? { likeness, barred: things.map(getLabel) } : {};
    const shown = { ...evaluated, members: others };
    const finding = await findingOfSet(shown, { ...options, ...similar }, context);
    if (finding !== null && isVerdict) return toVerdict(finding, true);
    if (finding === null || !isThin(plan, finding)) return finding;
    const message = `Only one statement in this dataset answers this question. That is too little evidence for a common disease. ${finding.context.text} Read the articles found, or ask about a subtype of the disease.`;
    return toAbstention('UNSURE', message, { lookedFor: describeSet(plan) });
  },
  names: ({ set }) => getThings(set.plan),
  describe: ({ set, isCount, isTranslated }) =>
    `${isCount ? describeCount(set.plan) : describeSet(set.plan)}${isTranslated ? ' (as interpreted by a language model)' : ''}`,
  ends: ({ set }) => getEnds(set.plan),
};

export function toVerdict(
  { total: _total, orderedBy: _orderedBy, ...finding }: Finding,
  isTrue: boolean,
): Finding {
  return { ...finding, text: isTrue ? 'Yes' : 'No' };
}

/** Diseases with this many links have more than one symptom. */
const COMMON_DEGREE = 40;

/** Whether a common disease has only one symptom, as `necrosis` for a heart attack. */
function isThin(plan: SetPlan, { total, claims }: Finding): boolean {
  if (plan.kind !== 'values' || plan.relation.id !== 'symptom' || plan.side !== 'left')
    return false;
  const references = claims.flatMap(({ statements }) =>
    statements.flatMap((one) => one.references),
  );
  const degree = Math.max(0, ...(plan.thing.senses[0] ?? []).map((hit) => hit.degree));
  return total === 1 && references.length < 2 && degree >= COMMON_DEGREE;
}

/** Returns the one relation of a set, with the name at its end; null when it has several. */
export function getEnds(plan: SetPlan): RelationEnds | null {
  if (plan.kind !== 'values') return null;
  const { relation, side, thing, types, effect } = plan;
  const narrowed = types === relation[otherSide(side)].types ? null : types;
  const [left, right] = side === 'left' ? [thing, null] : [null, thing];
  return { relation, left, right, narrowed, effect };
}

export const comparison: AnswerKind<Comparison> = {
  async execute({ sets: [one, other], isMore, isVerdict }, context) {
    const left = await evaluateSet(one.plan, context);
    const right = await evaluateSet(other.plan, context);
    const link = Math.min(one.link, other.link);
    if (left === null || right === null || (isVerdict && link < MIN_LINK)) return null;
    // An empty set may mean missing data, so it is not compared.
    if (Math.min(left.members.size, right.members.size) === 0) return null;
    const probability = setProbability({ ...one, link });
    const claims = await countClaims([left, right], probability, context);
    if (claims.length < 2) return null;
    const said = claims.map((claim) => claim.text).join(' ');
    const difference = (left.members.size - right.members.size) * (isMore ? 1 : -1);
    const [before, after] = [left, right].map(({ plan }) =>
      getThings(plan).map(getLabel).join(', '),
    );
    const larger = difference > 0 ? before : after;
    const which = difference === 0 ? `${before} and ${after} have the same number` : (larger ?? '');
    const text = isVerdict ? (difference > 0 ? 'Yes' : 'No') : which;
    return {
      text,
      context: quote(
        `${readAs(left.plan)}${readAs(right.plan)}${said} Answer from the graph: `,
        text,
        '.',
      ),
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
    `${describeCount(one.plan)}, compared with the ${lowerFirst(describeCount(other.plan))}`,
};

/** Maximum things looked up; they include the other type when a relation is stated both ways. */
const MAX_CANDIDATES = 5_000;
/** Maximum things whose values are counted: each costs a query. */
const MAX_COUNTED = 12;
const PROBABILITY = 0.9;

export const superlative: AnswerKind<Superlative> = {
  async execute(query, context) {
    const found: { readonly set: EvaluatedSet; readonly hit: LabelHit }[] = [];
    const { relation, side, counted } = query;
    let highest = 0;
    for (const { hit, bound } of await readCandidates(query, context)) {
      // `bound` counts values of all types and only falls, so no later thing has more.
      if (bound < highest) break;
      const thing = { text: hit.label, senses: [[hit]], homonyms: [], quality: 1 };
      const plan = { kind: 'values', relation, side, thing, types: counted } as const;
      const set = await evaluateSet(plan, context);
      if (set === null || found.length === MAX_COUNTED) return null;
      found.push({ set, hit });
      highest = Math.max(highest, set.members.size);
    }
    const best = found.filter(({ set }) => set.members.size === highest);
    const sets = best.map(({ set }) => set);
    const claims = highest === 0 ? [] : await countClaims(sets, PROBABILITY, context);
    if (claims.length === 0) return null;
    const text = joinNames([...new Set(best.map(({ hit }) => hit.label))]);
    const opening = `In the graph, the highest number of ${query.noun} (${highest.toLocaleString('en-US')}) belongs to `;
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
  const result = await budget.select(withLimit(select(text), MAX_CANDIDATES), MAX_CANDIDATES);
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
