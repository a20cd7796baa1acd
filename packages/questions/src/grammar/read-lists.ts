import type { EntityType } from '@biographql/core';
import { UNNAMED } from '../facts/name-values.js';
import { otherSide, type Relation, SIDES, type Side } from '../lexicon/relations.js';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { saySet } from '../say/say-set.js';
import { DRUGS, isPlainNoun, typesNamedBy } from '../text/lexicon.js';
import {
  distinct,
  getRelations,
  hasClass,
  joinSets,
  meets,
  type ParsedSet,
  type SetPlan,
  toTypes,
  type ValuesSet,
} from './expression.js';
import { parseSet, withinClass } from './parse-set.js';
import { COST_WEIGHT, type Piece, type PieceOf, toLetters, wholeSegments } from './pieces.js';
import { ROLES, setOfName, thingAt, typedThingAt } from './wordings.js';

type Name = PieceOf<'name'>;
type Noun = PieceOf<'noun'>;

/** A question for the members of a set, their number, or whether it has any. */
export interface ListQuery {
  readonly set: ParsedSet;
  /** Null: as many as fit into an answer. */
  readonly limit?: number | null;
  readonly isCount?: boolean;
  /** Whether a fallback relation replaces the one that the wording means. */
  readonly isFallback?: boolean;
  /** Whether to leave out the named thing and to rank by how much is shared with it. */
  readonly isSimilar?: boolean;
  readonly isVerdict?: boolean;
  /** Whether a language model translated the question. */
  readonly isTranslated?: boolean;
}

const MAX_READINGS = 3;
/** Readings ranked further than this below the best one answer another question. */
const WIDEST_RANK = 0.8;
/** A wording below this weight lacks its preposition, or only accompanies another one. */
const MIN_WORDING = 0.6;

/** Words before the requested things that limit their number: `how many`, `top 5`, `3`. */
const LEAD = /^[c^#]*/;

/** Returns what `Which drugs treat X?`, `How many …` and `top 5 …` ask for, with fallbacks where there is none. */
export function readLists(question: LinkedQuestion): readonly ListQuery[] {
  const readings = readSets(question, (pieces) => pieces.slice(countLead(pieces)));
  const [best] = readings;
  const [whole] = wholeSegments(question);
  if (best === undefined || whole === undefined) return [];
  const plainest = getRelations(best.plan).length;
  const near = readings.filter(
    ({ plan, rank, cue }) =>
      (hasClass(best.plan) ||
        (best.rank - rank <= WIDEST_RANK && getRelations(plan).length <= plainest)) &&
      (cue >= MIN_WORDING || best.cue < MIN_WORDING),
  );
  const keys = near.map(({ plan }) => saySet(plan, UNNAMED, UNNAMED));
  const sets = near.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, MAX_READINGS);
  const { limit, isCount } = readWanted(whole.pieces);
  // `The number of X in OMIM` is an identifier, not a count.
  const wanted = { limit, isCount: isCount && !sets.some(({ plan }) => isLiteral(plan)) };
  const fallbacks = sets.slice(0, 1).flatMap((set) => getFallbacks(set, question));
  return [
    ...sets.map((set) => ({ set, ...wanted, isFallback: false })),
    ...fallbacks.map((set) => ({ set, ...wanted, isFallback: true })),
  ];
}

/** Returns how much of a set is wanted: its number, the first few, or as many as fit. */
export function readWanted(pieces: readonly Piece[]) {
  const lead = pieces.slice(0, countLead(pieces));
  const limit = lead.find((piece) => piece.kind === 'number')?.number ?? null;
  return { limit, isCount: toLetters(pieces).includes('c') };
}

function countLead(pieces: readonly Piece[]): number {
  return LEAD.exec(toLetters(pieces))?.[0].length ?? 0;
}

function isLiteral(plan: SetPlan): boolean {
  return plan.kind === 'values' && plan.relation[otherSide(plan.side)].isLiteral === true;
}

/** The set by fallback relations, for when its own holds nothing; only of the types that the question's noun allows. */
function getFallbacks(set: ParsedSet, { relations }: LinkedQuestion): readonly ParsedSet[] {
  const { plan } = set;
  if (plan.kind !== 'values') return [];
  const end = otherSide(plan.side);
  const isNamed = plan.types !== null && plan.types !== plan.relation[end].types;
  return (plan.relation.fallbacks ?? []).flatMap((id) => {
    const relation = relations.byId(id);
    if (relation === undefined || relation[plan.side].isLiteral) return [];
    const endTypes = relation[end].types;
    const requested = isNamed ? (plan.types ?? []) : endTypes;
    const types =
      endTypes.length === 0 ? requested : requested.filter((type) => endTypes.includes(type));
    if (types.length === 0 && endTypes.length > 0) return [];
    const read = { ...plan, relation, types: types.length === 0 ? null : types };
    return [{ ...set, isLoose: true, plan: read }];
  });
}

/** How surely a noun next to a name means a relation. */
const IMPLIED = 0.7;

/** Returns the sets that the parts of a question may mean, of the kind that it asks for, the most plausible first. */
export function readSets(
  question: LinkedQuestion,
  partOf: (pieces: readonly Piece[]) => readonly Piece[] = (pieces) => pieces,
): readonly ParsedSet[] {
  const requested = requestedTypes(question);
  return wholeSegments(question)
    .flatMap(({ pieces, cost }) => {
      const part = partOf(pieces);
      if (part.length === 0 || isBarePlace(question, part)) return [];
      const sets = [...parseListedSet(question, part), ...roleSets(question, part)];
      return distinct(sets)
        .map((set) => ({ ...set, plan: ofOpeningNoun(set.plan, part, question) }))
        .filter(({ plan }) => mayBe(plan, requested))
        .map((set) => ({ ...set, rank: set.rank - cost * COST_WEIGHT }));
    })
    .sort((left, right) => right.rank - left.rank);
}

/** `Pathways involved in X` asks for pathways, though their relation may have members of any type. */
function ofOpeningNoun(
  plan: SetPlan,
  [piece]: readonly Piece[],
  { words }: LinkedQuestion,
): SetPlan {
  const word = piece?.kind === 'cue' ? words[piece.first] : undefined;
  if (word === undefined || (plan.kind !== 'values' && plan.kind !== 'through')) return plan;
  if ((plan.types ?? []).length > 0) return plan;
  const end = plan.relation[otherSide(plan.side)];
  if (end.isLiteral === true || end.types.length > 0) return plan;
  if (!/s$/i.test(word.text) || !isPlainNoun(word.stem)) return plan;
  return { ...plan, types: typesNamedBy(word.stem) ?? null };
}

/** Like {@link parseSet}, plus the relation implied by a noun next to a name: to list values, never to affirm one. */
export function parseListedSet(
  question: Pick<LinkedQuestion, 'relations'>,
  pieces: readonly Piece[],
): readonly ParsedSet[] {
  return [...parseSet(pieces), ...typedSets(question, pieces)];
}

/** A noun next to at most four names, without a wording: `asthma drugs`, `genes asthma`. The first relation that they mean. */
function typedSets(
  { relations: { byId } }: Pick<LinkedQuestion, 'relations'>,
  pieces: readonly Piece[],
): readonly ParsedSet[] {
  const letters = toLetters(pieces);
  if (!/^(?:T*NT*|[T&|]*(?:N[T&|]*){2,4})$/.test(letters)) return [];
  const names = pieces.filter((piece): piece is Name => piece.kind === 'name');
  const nouns = pieces.flatMap((piece, index) =>
    piece.kind === 'noun' && !isNextToName(pieces, index) ? [piece] : [],
  );
  const head = nouns.find(({ isRequested }) => isRequested) ?? nouns[0];
  if (head === undefined || !nouns.every((noun) => noun.types.join() === head.types.join()))
    return [];
  const types = names[0]?.mention.candidates.flatMap((hit) => hit.types) ?? [];
  for (const id of file.impliedRelations) {
    const relation = byId(id);
    // In `anticonvulsant drugs` the name is a role; in `drugs for X` it isn't.
    if (relation === undefined || (id === 'drug-role' && head.first < (names[0]?.first ?? 0)))
      continue;
    const [side, other] = SIDES.filter((end) => isImplied(relation, end, types, head));
    if (side === undefined) continue;
    if (other !== undefined && relation.isSymmetric !== true) return [];
    const [first, ...more] = names.flatMap(({ mention }) => {
      const thing = thingAt(mention, relation[side].types);
      return thing === null ? [] : [toImplied(setOfName(thing, { relation, side }, head))];
    });
    if (first === undefined || more.length < names.length - 1) return [];
    return [withinClass(joinSets(letters.includes('|') ? 'or' : 'and', [first, ...more]), head)];
  }
  return [];
}

function toImplied(plan: ValuesSet): ParsedSet {
  const { quality: link } = plan.thing;
  return { plan, rank: IMPLIED + link, cue: IMPLIED, isLoose: false, link };
}

/** `the gene BRCA1`, `BRCA1 gene`: the noun says what the name is, and not what is requested. */
function isNextToName(pieces: readonly Piece[], index: number): boolean {
  const noun = pieces[index];
  if (noun?.kind !== 'noun' || noun.isRequested) return false;
  // `NF1 diseases` asks for diseases, though one has that name.
  const isOf = ({ mention }: Name) =>
    mention.candidates.every(({ types }) => types.some((type) => noun.types.includes(type)));
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  return (
    (after?.kind === 'name' && after.isApposed && isOf(after)) ||
    (before?.kind === 'name' && before.last === noun.first - 1 && isOf(before))
  );
}

function isImplied(
  relation: Relation,
  side: Side,
  from: readonly EntityType[],
  { types, only }: Noun,
): boolean {
  const [end, other] = [relation[side], relation[otherSide(side)]];
  if (end.isLiteral === true || other.isLiteral === true) return false;
  if (only !== null && (side !== 'left' || !only.includes(relation.id))) return false;
  const isOwn =
    end.types.length === 0 || from.some((type) => type !== 'UNDEFINED' && end.types.includes(type));
  return isOwn && other.types.length > 0 && meets(other.types, types);
}

/** The plural of a role: `anticonvulsants`, `anticonvulsants for epilepsy`. */
function roleSets(question: LinkedQuestion, [name, ...rest]: readonly Piece[]) {
  const relation = question.relations.byId('drug-role');
  if (name?.kind !== 'name' || relation === undefined) return [];
  if (!/[^s]s$/i.test(question.words[name.last]?.text ?? '')) return [];
  const thing = typedThingAt(name.mention, ROLES);
  if (thing === null) return [];
  const role = toImplied({ kind: 'values', relation, side: 'right', thing, types: DRUGS });
  if (rest.length === 0) return [role];
  const { first, last } = name;
  const head = { types: DRUGS, only: null, isRequested: false };
  return parseListedSet(question, [{ kind: 'noun', first, last, ...head }, ...rest])
    .filter(({ plan }) => meets(toTypes(plan) ?? ['UNDEFINED'], DRUGS))
    .map((set) => joinSets('and', [set, role]));
}

/** A question word such as `where`, without a wording: no noun next to a name answers it. */
function isBarePlace({ words }: LinkedQuestion, pieces: readonly Piece[]): boolean {
  return (
    /^(?:where|who|how|why|when)$/.test(words[0]?.folded ?? '') &&
    words[1]?.folded !== 'many' &&
    pieces.every(({ kind }) => kind !== 'cue' && kind !== 'term')
  );
}

const AFTER_NOUN = /^(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|that|which)$/;

/** The types of the noun after a leading `which`, `what` or `how many`, or of `who`; null when there is none, or more than a noun. */
function requestedTypes({ words, cues }: LinkedQuestion): readonly EntityType[] | null {
  const [asking = '', second = '', third = ''] = words.map(({ folded }) => folded);
  if (/^whom?$/.test(asking)) return typesNamedBy('who') ?? null;
  // `How many tablets of X` counts tablets, whatever X does.
  const isCount = asking === 'how' && second === 'many';
  const noun = words[isCount ? 2 : 1]?.stem ?? '';
  // `Which diseases affect X?`: the verb after a plural has no `s`, as the noun in `which drug targets` has.
  const isVerb =
    /s$/.test(second) && !/s$/.test(third) && cues.some((match) => match.words[0] === 2);
  const isWhole = isCount
    ? !isPlainNoun(words[3]?.stem ?? '')
    : /^(?:which|what)$/.test(asking) && (AFTER_NOUN.test(third) || isVerb);
  return isWhole && isPlainNoun(noun) ? (typesNamedBy(noun) ?? null) : null;
}

/** Whether members of a set may be what the question requests: `genes found in` names no place. */
function mayBe(plan: SetPlan, requested: readonly EntityType[] | null): boolean {
  if (requested === null) return true;
  if (plan.kind === 'class') return meets(DRUGS, requested);
  if (plan.kind === 'values' || plan.kind === 'through')
    return meets(plan.types ?? plan.relation[otherSide(plan.side)].types, requested);
  const [from] = plan.parts;
  return plan.kind !== 'minus' || from === undefined || mayBe(from, requested);
}
