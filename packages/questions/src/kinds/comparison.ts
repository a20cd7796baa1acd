import { quote } from '../facts/fact-sentence.js';
import { otherSide } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { parseListedSet, wholeSegments } from '../plan/listed-sets.js';
import type { ParsedSet } from '../plan/parsed-set.js';
import type { Piece, PieceOf } from '../plan/pieces.js';
import type { PlanKind } from '../plan/plan-question.js';
import { type EvaluatedSet, evaluateSet } from '../sets/evaluate-set.js';
import { countOfSet } from '../sets/print-set.js';
import { describeSet, getLabel, getThings, lowerFirst, type SetPlan } from '../sets/say-set.js';
import { countClaims, findingOfSet, readAs, setProbability } from './set-finding.js';

interface Comparison {
  readonly sets: readonly [ParsedSet, ParsedSet];
  readonly isMore: boolean;
  readonly isVerdict: boolean;
}

type Name = PieceOf<'name'>;

/** Returns what to compare: `Which has more symptoms, X or Y?`, `Is X linked to more genes than Y?`; the most plausible first. */
export function getComparisons(question: LinkedQuestion): readonly Comparison[] {
  return wholeSegments(question).flatMap(({ pieces }) => {
    const names = pieces.filter((piece): piece is Name => piece.kind === 'name');
    const [first, second] = names;
    const term = pieces.find(
      (piece) => piece.kind === 'term' && (piece.term === 'more' || piece.term === 'fewer'),
    );
    if (first === undefined || second === undefined || names.length > 2 || term?.kind !== 'term')
      return [];
    if (pieces.some((piece) => !isPart(piece))) return [];
    const isThan = pieces.some((piece) => piece.kind === 'term' && piece.term === 'than');
    const isVerdict = isThan && question.form === 'yes-no';
    const rest = pieces.filter((piece) => piece.kind === 'cue' || piece.kind === 'noun');
    const left = setsFrom(rest, first);
    const right = setsFrom(rest, second);
    return left.flatMap((set): Comparison[] => {
      const other = right.find((candidate) => asksSame(set, candidate));
      if (other === undefined) return [];
      return [{ sets: [set, other], isMore: term.term === 'more', isVerdict }];
    });
  });
}

function isPart(piece: Piece): boolean {
  if (piece.kind === 'connective') return piece.connective === 'and' || piece.connective === 'or';
  if (piece.kind === 'term') return /^(?:more|fewer|than)$/.test(piece.term);
  return piece.kind !== 'number';
}

function setsFrom(rest: readonly Piece[], name: Name): readonly ParsedSet[] {
  const cues = rest.filter((piece) => piece.kind === 'cue');
  const nouns = rest.filter((piece) => piece.kind === 'noun');
  const heads = nouns.length === 0 ? [[]] : nouns.map((noun) => [noun]);
  const found = heads.flatMap((head) => [
    ...parseListedSet([...head, name, ...cues]),
    ...parseListedSet([...head, ...cues, name]),
    ...(cues.length === 0 ? parseListedSet([name, ...head]) : []),
  ]);
  return found
    .filter(({ plan }) => plan.kind === 'values')
    .sort((left, right) => right.rank - left.rank);
}

function asksSame({ plan }: ParsedSet, { plan: other }: ParsedSet): boolean {
  if (plan.kind !== 'values' || other.kind !== 'values') return false;
  return plan.relation === other.relation && plan.side === other.side;
}

const MOST_READINGS = 2;
/** A name that was guessed affirms nothing. */
const LEAST_LINK = 0.85;

export const comparison: PlanKind<Comparison> = {
  name: 'comparison',
  match: (question) => getComparisons(question).slice(0, MOST_READINGS),
  async execute({ sets, isMore, isVerdict }, context) {
    const [one, other] = sets;
    const left = await evaluateSet(one.plan, context);
    const right = await evaluateSet(other.plan, context);
    if (left === null || right === null) return null;
    const sizes = [left.members.size, right.members.size] as const;
    // Of what the graph knows nothing, it does not know that there is little.
    if (Math.min(...sizes) === 0) return null;
    const link = Math.min(one.link, other.link);
    const probability = setProbability({ ...one, link }, { isFallback: false });
    if (link < LEAST_LINK && isVerdict) return null;
    const claims = await countClaims([left, right], probability, context);
    if (claims.length < 2) return null;
    const [before, after] = claims.map(({ text }) => text);
    const text = getVerdict(left, right, { isMore, isVerdict });
    const reading = `${readAs(left.plan)}${readAs(right.plan)}`;
    return {
      text,
      context: quote(`${reading}${before} ${after} In the graph: `, text, '.'),
      probability,
      entities: [left, right].flatMap(({ plan }) =>
        getThings(plan).flatMap(({ senses }) => senses[0]?.[0] ?? []),
      ),
      claims,
      sparql: countOfSet(left.plan, context.vocabulary),
    };
  },
  describe: ({ sets: [one, other] }) =>
    `Number of ${lowerFirst(describeSet(one.plan))}, compared with ${lowerFirst(describeSet(other.plan))}`,
};

function getVerdict(
  left: EvaluatedSet,
  right: EvaluatedSet,
  { isMore, isVerdict }: Pick<Comparison, 'isMore' | 'isVerdict'>,
): string {
  const difference = (left.members.size - right.members.size) * (isMore ? 1 : -1);
  if (isVerdict) return difference > 0 ? 'Yes' : 'No';
  const readName = ({ plan }: EvaluatedSet) => getThings(plan).map(getLabel).join(', ');
  if (difference === 0) return `${readName(left)} and ${readName(right)} have equally many`;
  return readName(difference > 0 ? left : right);
}

/** Returns the sets behind `diseases that share genes with X` and `genes shared by X and Y`, the most plausible first. */
function getSharedSets(question: LinkedQuestion): readonly ParsedSet[] {
  const isVerdict = question.form === 'yes-no';
  return wholeSegments(question).flatMap(({ pieces }) => {
    const at = pieces.findIndex(
      (piece) => piece.kind === 'term' && /^(?:share|same|similar)$/.test(piece.term),
    );
    if (at < 0) return [];
    const rest = pieces.filter((_, index) => index !== at);
    if (rest.some(({ kind }) => kind === 'term' || kind === 'number')) return [];
    const names = rest.filter((piece): piece is Name => piece.kind === 'name');
    if (names.length !== 1) return inCommon(rest, names);
    return isVerdict ? [] : similarTo(rest, names);
  });
}

function similarTo(rest: readonly Piece[], [name]: readonly Name[]): readonly ParsedSet[] {
  const [head, ...more] = rest;
  if (head?.kind !== 'noun' || name === undefined) return [];
  const shared = more.filter((piece) => piece !== name);
  return setsFrom(shared, name).flatMap((inner): ParsedSet[] => {
    const { plan } = inner;
    if (plan.kind !== 'values') return [];
    const own = plan.relation[plan.side].types;
    if (own.length > 0 && !head.types.some((type) => own.includes(type))) return [];
    const types = own.length === 0 ? head.types : head.types.filter((type) => own.includes(type));
    const side = otherSide(plan.side);
    const through = { kind: 'through', relation: plan.relation, side, inner: plan, types } as const;
    return [{ ...inner, plan: through }];
  });
}

function inCommon(rest: readonly Piece[], names: readonly Name[]): readonly ParsedSet[] {
  if (names.length < 2) return [];
  const shared = rest.filter(({ kind }) => kind === 'noun' || kind === 'cue');
  const isJoined = rest.every((piece) => piece.kind !== 'connective' || piece.connective === 'and');
  const [first, ...others] = names.map((name) => setsFrom(shared, name));
  if (!isJoined || first === undefined) return [];
  return first.flatMap((set): ParsedSet[] => {
    const { plan } = set;
    if (plan.kind !== 'values') return [];
    const same = others.map((sets) => sets.find((other) => asksSame(set, other)));
    const parts = [plan, ...same.flatMap((other) => (other === undefined ? [] : [other.plan]))];
    if (parts.length < names.length) return [];
    const link = Math.min(set.link, ...same.map((other) => other?.link ?? 1));
    return [{ ...set, link, plan: { kind: 'and', parts } }];
  });
}

interface Shared extends ParsedSet {
  readonly isVerdict: boolean;
}

export const shared: PlanKind<Shared> = {
  name: 'shared',
  match: (question) =>
    getSharedSets(question)
      .slice(0, MOST_READINGS)
      .map((set) => ({ ...set, isVerdict: question.form === 'yes-no' })),
  async execute(set, context) {
    const evaluated = await evaluateSet(set.plan, context);
    if (evaluated === null) return null;
    const probability = setProbability(set, { isFallback: false });
    if (set.plan.kind !== 'through') {
      const finding = await findingOfSet(evaluated, { probability }, context);
      if (finding === null || !set.isVerdict) return finding;
      const { total, orderedBy, ...verdict } = finding;
      return set.link < LEAST_LINK ? null : { ...verdict, text: 'Yes' };
    }
    const own = new Set(namesIn(evaluated.plan));
    const others = new Map([...evaluated.members].filter(([value]) => !own.has(value)));
    const likeness = new Map([...others].map(([value, { vias }]) => [value, vias.length]));
    return findingOfSet(
      { ...evaluated, members: others },
      { probability, likeness, barred: getThings(evaluated.plan).map(getLabel) },
      context,
    );
  },
  describe: ({ plan }) => describeSet(plan),
};

function namesIn(plan: SetPlan): readonly string[] {
  return getThings(plan).flatMap(({ senses }) => senses.flat().map(({ iri }) => iri));
}
