import { otherSide } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { parseListedSet } from '../plan/listed-sets.js';
import type { ParsedSet } from '../plan/parsed-set.js';
import type { Piece } from '../plan/pieces.js';
import type { PlanKind } from '../plan/plan-kind.js';
import { wholeSegments } from '../plan/read-sets.js';
import { evaluateSet } from '../sets/evaluate-set.js';
import { describeSet, getLabel } from '../sets/say-set.js';
import { getThings, type SetPlan } from '../sets/set-plan.js';
import { setProbability } from './probability.js';
import { findingOfSet } from './set-finding.js';

/** Things that share values with a set's name; or, of several names, the values that all of them have. */
interface SharedSet {
  readonly set: ParsedSet;
}

type Name = Extract<Piece, { kind: 'name' }>;

/** Returns the sets behind `diseases that share genes with X` and `genes shared by X and Y`, the most plausible first. */
function getSharedSets(question: LinkedQuestion): readonly SharedSet[] {
  if (question.form === 'yes-no') return [];
  return wholeSegments(question).flatMap(({ pieces }) => {
    const at = pieces.findIndex(
      (piece) => piece.kind === 'term' && /^(?:share|same|similar)$/.test(piece.term),
    );
    if (at < 0) return [];
    const rest = pieces.filter((_, index) => index !== at);
    if (rest.some(({ kind }) => kind === 'term' || kind === 'number')) return [];
    const names = rest.filter((piece): piece is Name => piece.kind === 'name');
    return names.length === 1 ? similarTo(rest, names) : inCommon(rest, names);
  });
}

function similarTo(rest: readonly Piece[], [name]: readonly Name[]): readonly SharedSet[] {
  const [head, ...more] = rest;
  if (head?.kind !== 'noun' || name === undefined) return [];
  const shared = more.filter((piece) => piece !== name);
  return toValues(name, shared).flatMap((inner): SharedSet[] => {
    const { plan } = inner;
    if (plan.kind !== 'values') return [];
    const own = plan.relation[plan.side].types;
    if (own.length > 0 && !head.types.some((type) => own.includes(type))) return [];
    const types = own.length === 0 ? head.types : head.types.filter((type) => own.includes(type));
    const side = otherSide(plan.side);
    const through = { kind: 'through', relation: plan.relation, side, inner: plan, types } as const;
    return [{ set: { ...inner, plan: through } }];
  });
}

function inCommon(rest: readonly Piece[], names: readonly Name[]): readonly SharedSet[] {
  if (names.length < 2) return [];
  const shared = rest.filter(({ kind }) => kind === 'noun' || kind === 'cue');
  const isJoined = rest.every((piece) => piece.kind !== 'connective' || piece.connective === 'and');
  const [first, ...others] = names.map((name) => toValues(name, shared));
  if (!isJoined || first === undefined) return [];
  return first.flatMap((set): SharedSet[] => {
    const { plan } = set;
    if (plan.kind !== 'values') return [];
    const same = others.map((sets) =>
      sets.find(
        ({ plan: other }) =>
          other.kind === 'values' && other.relation === plan.relation && other.side === plan.side,
      ),
    );
    const parts = [plan, ...same.flatMap((other) => (other === undefined ? [] : [other.plan]))];
    if (parts.length < names.length) return [];
    const link = Math.min(set.link, ...same.map((other) => other?.link ?? 1));
    return [{ set: { ...set, link, plan: { kind: 'and', parts } } }];
  });
}

function toValues(name: Name, shared: readonly Piece[]): readonly ParsedSet[] {
  const nouns = shared.filter(({ kind }) => kind === 'noun');
  const cues = shared.filter(({ kind }) => kind === 'cue');
  const found =
    cues.length === 0
      ? parseListedSet([name, ...nouns])
      : [
          ...parseListedSet([...nouns, name, ...cues]),
          ...parseListedSet([...nouns, ...cues, name]),
        ];
  return [...found]
    .filter(({ plan }) => plan.kind === 'values')
    .sort((left, right) => right.rank - left.rank);
}

const MOST_READINGS = 2;

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
};

function namesIn(plan: SetPlan): readonly string[] {
  return getThings(plan).flatMap(({ senses }) => senses.flat().map(({ iri }) => iri));
}
