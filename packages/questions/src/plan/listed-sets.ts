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
import { meets, type SetPlan, toTypes } from '../sets/set-plan.js';
import { parseSet } from './parse-set.js';
import { distinct, type ParsedSet, thingAt, withinClass } from './parsed-set.js';
import type { Piece, PieceOf } from './pieces.js';
import { narrowValues } from './set-readings.js';

type Name = PieceOf<'name'>;
type Noun = PieceOf<'noun'>;

const IMPLIED = 0.7;
const MOST_NAMES = 4;

/** As {@link parseSet}, and what a noun beside a name means without a wording: to list values, never to affirm one. */
export function parseListedSet(pieces: readonly Piece[]): readonly ParsedSet[] {
  return [...parseSet(pieces), ...typedSets(pieces)];
}

export function listedSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  return distinct([...parseSet(pieces), ...typedSets(pieces), ...roleSets(pieces)]);
}

/** A noun beside names, without a wording: `asthma drugs`, `genes asthma`. */
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
  const head = nouns.find(({ isAsked }) => isAsked) ?? nouns[0];
  if (head === undefined || !nouns.every((noun) => noun.types.join() === head.types.join()))
    return [];
  const isAny = pieces.some((piece) => piece.kind === 'connective' && piece.connective === 'or');
  return impliedSets(names, head, isAny).map((set) => withinClass(set, head));
}

/** `the gene BRCA1`, `BRCA1 gene`: the noun tells what the name is, and not what is asked for. */
function isBesideName(pieces: readonly Piece[], index: number): boolean {
  const noun = pieces[index];
  if (noun?.kind !== 'noun' || noun.isAsked) return false;
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

/** Returns the relations that a noun beside a name may mean. `Anticonvulsant drugs` have a role, `drugs for X` have none. */
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
  const drugs = { kind: 'noun', first, last, types: DRUGS, only: null, isAsked: false } as const;
  return parseListedSet([drugs, ...rest]).flatMap((set): ParsedSet[] => {
    const types = toTypes(set.plan);
    if (types === null || !meets(types, DRUGS)) return [];
    const plan: SetPlan = { kind: 'and', parts: [set.plan, role] };
    return [{ ...set, plan, link: Math.min(set.link, thing.quality) }];
  });
}
