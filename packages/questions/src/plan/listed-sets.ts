import type { EntityType } from '@biographql/core';
import {
  DRUGS,
  expandTypes,
  otherSide,
  type Relation,
  SIDES,
  type Side,
} from '../lexicon/relation.js';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { getRelations, meets, type SetPlan, toTypes } from '../sets/say-set.js';
import { isPlainNoun, typesNamedBy, type Word } from '../text/lexicon.js';
import { parseSet } from './parse-set.js';
import { distinct, type ParsedSet, thingAt, withinClass } from './parsed-set.js';
import { getSegments, type Piece, type PieceOf } from './pieces.js';
import { narrowValues } from './set-readings.js';

type Name = PieceOf<'name'>;
type Noun = PieceOf<'noun'>;

const IMPLIED = 0.7;
const MOST_NAMES = 4;

/** As {@link parseSet}, and what a noun next to a name means without a wording: to list values, never to affirm one. */
export function parseListedSet(pieces: readonly Piece[]): readonly ParsedSet[] {
  return [...parseSet(pieces), ...typedSets(pieces)];
}

function listedSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  return distinct([...parseSet(pieces), ...typedSets(pieces), ...roleSets(pieces)]);
}

/** A noun next to names, without a wording: `asthma drugs`, `genes asthma`. */
function typedSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  const names = pieces.filter((piece): piece is Name => piece.kind === 'name');
  const isPlain = pieces.every(
    (piece) =>
      piece.kind === 'name' ||
      piece.kind === 'noun' ||
      (piece.kind === 'connective' && /^(?:and|or)$/.test(piece.connective) && names.length > 1),
  );
  if (!isPlain || names.length === 0 || names.length > MOST_NAMES) return [];
  const nouns = pieces.flatMap((piece, index) =>
    piece.kind === 'noun' && !isBesideName(pieces, index) ? [piece] : [],
  );
  const head = nouns.find(({ isRequested }) => isRequested) ?? nouns[0];
  if (head === undefined || !nouns.every((noun) => noun.types.join() === head.types.join()))
    return [];
  const isAny = pieces.some((piece) => piece.kind === 'connective' && piece.connective === 'or');
  return impliedSets(names, head, isAny).map((set) => withinClass(set, head));
}

/** `the gene BRCA1`, `BRCA1 gene`: the noun says what the name is, and not what is requested. */
function isBesideName(pieces: readonly Piece[], index: number): boolean {
  const noun = pieces[index];
  if (noun?.kind !== 'noun' || noun.isRequested) return false;
  // `NF1 diseases` asks for diseases, though one has that name.
  const isOf = (piece: Piece | undefined, isClose: boolean) =>
    piece?.kind === 'name' &&
    isClose &&
    piece.mention.candidates.every(({ types }) => types.some((type) => noun.types.includes(type)));
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  return (
    isOf(after, after?.kind === 'name' && after.isApposed) ||
    isOf(before, before?.last === noun.first - 1)
  );
}

/** The sets of the first relation that a name and a noun of these types mean. */
function impliedSets(names: readonly Name[], head: Noun, isAny: boolean): readonly ParsedSet[] {
  const [name] = names;
  if (name === undefined) return [];
  const types = name.mention.candidates.flatMap((hit) => hit.types);
  const readings = impliedRelations(name, head).map((relation) => ({
    relation,
    sides: SIDES.filter((side) => isTold(relation, side, { from: types, to: head })),
  }));
  const found = readings.find(({ sides }) => sides.length > 0);
  if (found === undefined || (found.sides.length > 1 && found.relation.isSymmetric !== true))
    return [];
  const [side = 'left'] = found.sides;
  const sets = names.flatMap((one) => toValues(one, side, found.relation, head));
  const [first] = sets;
  if (first === undefined || sets.length < names.length) return [];
  if (sets.length === 1) return [first];
  const plan: SetPlan = { kind: isAny ? 'or' : 'and', parts: sets.map((set) => set.plan) };
  return [{ ...first, plan, link: Math.min(...sets.map(({ link }) => link)) }];
}

function isTold(
  relation: Relation,
  side: Side,
  { from, to }: { readonly from: readonly EntityType[]; readonly to: Noun },
): boolean {
  const [own, other] = [relation[side], relation[otherSide(side)]];
  if (own.isLiteral === true || other.isLiteral === true) return false;
  if (to.only !== null && (side !== 'left' || !to.only.includes(relation.id))) return false;
  const isOwn =
    own.types.length === 0 || from.some((type) => type !== 'UNDEFINED' && own.types.includes(type));
  return isOwn && other.types.length > 0 && meets(other.types, to.types);
}

function toValues(
  { mention }: Name,
  side: Side,
  relation: Relation,
  head: Noun,
): readonly ParsedSet[] {
  const thing = thingAt(mention, relation[side].types);
  if (thing === null) return [];
  const reading = { relation, side, nounTypes: null };
  const plan = { kind: 'values', relation, side, thing, ...narrowValues(reading, head) } as const;
  const { quality: link } = thing;
  return [{ plan, rank: IMPLIED + link, cue: IMPLIED, isLoose: false, link }];
}

/** Returns the relations that a noun next to a name may mean. `Anticonvulsant drugs` have a role, `drugs for X` have none. */
function impliedRelations(name: Name, noun: Noun): readonly Relation[] {
  return file.impliedRelations.flatMap((id) =>
    id === 'drug-role' && noun.first < name.first ? [] : (name.relations.byId(id) ?? []),
  );
}

/** What a role of drugs may be of: many sources class it as a substance. */
const ROLES = expandTypes(file.roleTypes);
function roleSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  const [name, ...rest] = pieces;
  if (name?.kind !== 'name' || !/[^s]s$/i.test(name.written)) return [];
  const relation = name.relations.byId('drug-role');
  const thing = relation === undefined ? null : thingAt(name.mention, ROLES);
  if (relation === undefined || thing === null) return [];
  const role: SetPlan = { kind: 'values', relation, side: 'right', thing, types: DRUGS };
  const own = { plan: role, rank: IMPLIED + thing.quality, cue: IMPLIED, isLoose: false } as const;
  if (rest.length === 0) return [{ ...own, link: thing.quality }];
  const { first, last } = name;
  const drugs = {
    kind: 'noun',
    first,
    last,
    types: DRUGS,
    only: null,
    isRequested: false,
  } as const;
  return parseListedSet([drugs, ...rest]).flatMap((set): ParsedSet[] => {
    const types = toTypes(set.plan);
    if (types === null || !meets(types, DRUGS)) return [];
    const plan: SetPlan = { kind: 'and', parts: [set.plan, role] };
    return [{ ...set, plan, link: Math.min(set.link, thing.quality) }];
  });
}

interface SetReading {
  readonly set: ParsedSet;
  /** The order of readings; not a probability. */
  readonly rank: number;
}

const COST_WEIGHT = 0.4;

export function readSets(
  question: LinkedQuestion,
  partOf: (pieces: readonly Piece[]) => readonly Piece[] | null,
): readonly SetReading[] {
  const requested = requestedTypes(question);
  const isWhere = question.words[0]?.folded === 'where';
  return wholeSegments(question)
    .flatMap(({ pieces, cost }) => {
      const part = partOf(pieces);
      if (part === null || part.length === 0 || isBarePlace(question, part)) return [];
      return listedSets(part)
        .filter(({ plan }) => !isWhere || !getRelations(plan).some(isNoPlace))
        .filter(({ plan }) => mayBe(plan, requested))
        .map((set) => ({ set, rank: set.rank - cost * COST_WEIGHT }));
    })
    .sort((left, right) => right.rank - left.rank);
}

export function wholeSegments(question: LinkedQuestion) {
  return getSegments(question).filter(({ unread }) => unread.length === 0);
}

/** Returns the words that no division of a question into pieces explains, as written; empty when there is one that does. */
export function unreadWords(question: LinkedQuestion): readonly string[] {
  const [best] = getSegments(question);
  return (best?.unread ?? []).flatMap((index) => question.words[index]?.text ?? []);
}

/** `Where` asks for what no noun next to the name says. */
function isBarePlace({ words }: LinkedQuestion, pieces: readonly Piece[]): boolean {
  return (
    /^(?:where|who|how|why|when)$/.test(words[0]?.folded ?? '') &&
    words[1]?.folded !== 'many' &&
    pieces.every(({ kind }) => kind !== 'cue' && kind !== 'term')
  );
}

const AFTER_NOUN = /^(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|that|which)$/;

/** The types of the noun after a leading `which`, `what` or `how many`, or of `who`; null when there is none, or more than a noun. */
function requestedTypes({ words }: LinkedQuestion): readonly EntityType[] | null {
  const [asking, noun, next] = words;
  if (/^whom?$/.test(asking?.folded ?? '')) return typesNamedBy('who') ?? null;
  if (asking?.folded === 'how' && noun?.folded === 'many') return countedTypes(next, words[3]);
  const isRequested =
    /^(?:which|what)$/.test(asking?.folded ?? '') && isPlainNoun(noun?.stem ?? '');
  if (!isRequested || !AFTER_NOUN.test(next?.folded ?? '')) return null;
  return typesNamedBy(noun?.stem ?? '') ?? null;
}

/** `How many tablets of X` counts tablets, whatever X does. */
function countedTypes(
  noun: Word | undefined,
  next: Word | undefined,
): readonly EntityType[] | null {
  if (!isPlainNoun(noun?.stem ?? '') || isPlainNoun(next?.stem ?? '')) return null;
  return typesNamedBy(noun?.stem ?? '') ?? null;
}

/** Whether members of a set may be what the question requests: `genes found in` names no place. */
function mayBe(plan: SetPlan, requested: readonly EntityType[] | null): boolean {
  if (requested === null) return true;
  if (plan.kind === 'values' || plan.kind === 'through')
    return meets(plan.types ?? plan.relation[otherSide(plan.side)].types, requested);
  if (plan.kind === 'class') return meets(toTypes(plan) ?? [], requested);
  return plan.kind === 'minus' ? mayBe(plan.from, requested) : true;
}

/** `Where does X occur?` asks for no disease. */
function isNoPlace({ id }: Relation): boolean {
  return /^(?:symptom|treats|genetic-association|cause)$/.test(id);
}
