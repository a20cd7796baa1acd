import type { EntityType } from '@biographql/core';
import type { CueMatch } from '../analyze/analyze-question.js';
import { LEAST_WEIGHT } from '../lexicon/expand-wordings.js';
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
import { type Head, NO_HEAD, narrowValues, typesFor } from './set-readings.js';

type Name = PieceOf<'name'>;
type Noun = PieceOf<'noun'>;
type Cue = PieceOf<'cue'>;

interface Parts {
  readonly names: readonly Name[];
  readonly isAny: boolean;
  readonly head: Noun | null;
  readonly middle: Noun | null;
  readonly cues: readonly Cue[];
}

/** What it costs that the order of the words was not read. */
const ORDER_COST = 0.3;
const THROUGH_COST = 0.8;
const IMPLIED = 0.7;
const MOST_NAMES = 4;
/** Weaker wordings say nothing of direction. */
const LEAST_DIRECTED = 0.6;

/** As {@link parseSet}, and what a noun beside a name means without a wording: to list values, never to affirm one. */
export function parseListedSet(pieces: readonly Piece[]): readonly ParsedSet[] {
  const hasWording = pieces.some(({ kind }) => kind === 'cue');
  return [...parseSet(pieces), ...(hasWording ? [] : typedSets(pieces))];
}

export function listedSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  return distinct([...parseSet(pieces), ...typedSets(pieces), ...roleSets(pieces)]);
}

function typedSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  const parts = getParts(pieces);
  if (parts === null) return [];
  const direct = parts.middle === null ? directSets(parts) : [];
  return direct.length > 0 ? direct : throughSets(parts);
}

function getParts(pieces: readonly Piece[]): Parts | null {
  const names = pieces.filter((piece): piece is Name => piece.kind === 'name');
  const isPlain = pieces.every(
    (piece) =>
      piece.kind === 'name' ||
      piece.kind === 'noun' ||
      piece.kind === 'cue' ||
      (piece.kind === 'connective' &&
        (piece.connective === 'and' || piece.connective === 'or') &&
        names.length > 1),
  );
  if (!isPlain || names.length === 0 || names.length > MOST_NAMES) return null;
  const nouns = pieces.flatMap((piece, index) =>
    piece.kind === 'noun' && !isBesideName(pieces, index) ? [piece] : [],
  );
  const head = nouns.find(({ isAsked }) => isAsked) ?? nouns[0] ?? null;
  const [middle = null, ...more] = nouns.filter((noun) => noun !== head && !isSame(noun, head));
  if (more.length > 0) return null;
  const cues = pieces.filter((piece): piece is Cue => piece.kind === 'cue');
  const isAny = pieces.some((piece) => piece.kind === 'connective' && piece.connective === 'or');
  return { names, isAny, head, middle, cues };
}

/** `the gene BRCA1`, `BRCA1 gene`: the noun tells what the name is, and not what is asked for. */
function isBesideName(pieces: readonly Piece[], index: number): boolean {
  const noun = pieces[index];
  if (noun?.kind !== 'noun' || noun.isAsked) return false;
  // `NF1 diseases` asks for diseases, though one has that name.
  const hasWording = pieces.some(({ kind }) => kind === 'cue');
  const fits = (each: readonly boolean[]) =>
    hasWording ? each.includes(true) : !each.includes(false);
  const isOf = (piece: Piece | undefined, isClose: boolean) =>
    piece?.kind === 'name' &&
    isClose &&
    fits(
      piece.mention.candidates.map(({ types }) => types.some((type) => noun.types.includes(type))),
    );
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  return (
    isOf(after, after?.kind === 'name' && after.isApposed) ||
    isOf(before, before?.last === noun.first - 1)
  );
}

function isSame(noun: Noun, head: Noun | null): boolean {
  return head !== null && noun.types.join() === head.types.join();
}

function directSets({ names, isAny, head, cues }: Parts): readonly ParsedSet[] {
  const [name] = names;
  if (name === undefined) return [];
  const asked = head ?? NO_HEAD;
  const found = getRelations(cues, { name, head }).flatMap(({ relation, matches }) =>
    getSides(relation, { head: asked, matches, name }).flatMap((side): ParsedSet[] => {
      const sets = names.flatMap((one) => toValues(one, side, { relation, matches, head: asked }));
      const [first] = sets;
      if (first === undefined || sets.length < names.length) return [];
      if (sets.length === 1) return [first];
      const plan: SetPlan = { kind: isAny ? 'or' : 'and', parts: sets.map((set) => set.plan) };
      return [{ ...first, plan, link: Math.min(...sets.map(({ link }) => link)) }];
    }),
  );
  return found.map((set) => withinClass(set, head));
}

function throughSets({ names, head, middle, cues }: Parts): readonly ParsedSet[] {
  const [name] = names;
  if (name === undefined || names.length > 1 || head === null) return [];
  return cues.flatMap((inner, index) => {
    const others = cues.filter((cue) => cue !== inner);
    const distance = Math.abs(index - cues.findIndex((cue) => cue.first > name.first));
    const isNamed = middle !== null || inner.matches.some(({ cue }) => cue.asks !== undefined);
    if (!isNamed || others.length === 0) return [];
    const within = directSets({ names, isAny: false, head: middle, middle: null, cues: [inner] });
    return within.flatMap((set) => {
      const from = middle?.types ?? toTypes(set.plan) ?? [];
      return getRelations(others, { name, head }).flatMap(({ relation, matches }) => {
        const [side, ...more] = SIDES.filter((one) => isTold(relation, one, { from, to: head }));
        if (side === undefined || more.length > 0) return [];
        // There and back again asks for nothing, unless what lies between is named.
        const isBack = set.plan.kind === 'values' && set.plan.relation === relation;
        if (isBack && middle === null) return [];
        const reading = getReading(relation, side, matches);
        const types = typesFor(reading, head);
        const plan: SetPlan = { kind: 'through', relation, side, inner: set.plan, types };
        const rank = set.rank + reading.cue - THROUGH_COST - distance / 10;
        const isLoose = set.isLoose || reading.isLoose;
        return [{ ...set, plan, rank, isLoose, cue: Math.min(set.cue, reading.cue) }];
      });
    });
  });
}

interface Wanted {
  readonly relation: Relation;
  readonly matches: readonly CueMatch[];
  readonly head: Head;
}

/** The relations that all wordings share; without a wording, the first that a name and a noun of these types mean. */
function getRelations(
  cues: readonly Cue[],
  { name, head }: { readonly name: Name; readonly head: Noun | null },
) {
  if (cues.length === 0) return impliedBy(name, head);
  const [first, ...others] = cues;
  const relations = [...new Set(first?.matches.map(({ relation }) => relation) ?? [])];
  return relations.flatMap((relation) => {
    const of = (cue: Cue) => cue.matches.filter((match) => match.relation === relation);
    if (others.some((cue) => of(cue).length === 0)) return [];
    const matches = cues.flatMap(of);
    return matches.some(({ cue }) => cue.weight >= LEAST_WEIGHT) ? [{ relation, matches }] : [];
  });
}

function impliedBy(name: Name, head: Noun | null) {
  if (head === null) return [];
  const types = name.mention.candidates.flatMap((hit) => hit.types);
  const [relation] = impliedRelations(name, head).filter((candidate) =>
    SIDES.some((side) => isTold(candidate, side, { from: types, to: head })),
  );
  return relation === undefined ? [] : [{ relation, matches: [] as readonly CueMatch[] }];
}

/** The ends that the name may stand at; when types allow both, what the wordings say of their order. */
function getSides(
  relation: Relation,
  { name, head, matches }: Omit<Wanted, 'relation'> & { readonly name: Name },
): readonly Side[] {
  const types = name.mention.candidates.flatMap((hit) => hit.types);
  const fitting = SIDES.filter((side) => isTold(relation, side, { from: types, to: head })).filter(
    (side) => relation.isSymmetric === true || !isReversed(matches, name, side),
  );
  if (fitting.length < 2) return fitting;
  if (relation.isSymmetric === true) return ['left'];
  const told = new Set(
    matches.flatMap(({ cue, words }): readonly Side[] => {
      if (cue.asks !== undefined) return [otherSide(cue.asks)];
      const side = (words[0] ?? 0) < name.first ? cue.after : cue.before;
      return side === undefined ? [] : [side];
    }),
  );
  return told.size === 1 ? [...told] : [];
}

/** Whether a wording says that the name stands at the other end: `What does malaria treat?`, `drugs for metformin`. */
function isReversed(matches: readonly CueMatch[], { first }: Name, side: Side): boolean {
  const places = new Set(matches.map(({ words }) => words[0] ?? 0));
  return [...places].some((place) => {
    const sides = matches
      .filter(({ words, cue }) => words[0] === place && cue.weight >= LEAST_DIRECTED)
      .map(({ cue }) => {
        const told = place < first ? cue.after : cue.before;
        return told ?? (cue.asks === undefined ? undefined : otherSide(cue.asks));
      });
    return sides.length > 0 && sides.every((told) => told !== undefined && told !== side);
  });
}

function isTold(
  relation: Relation,
  side: Side,
  { from, to }: { readonly from: readonly EntityType[]; readonly to: Head },
): boolean {
  const [own, other] = [relation[side], relation[otherSide(side)]];
  if (own.isLiteral === true) return false;
  if (to.only !== null && (side !== 'left' || !to.only.includes(relation.id))) return false;
  const isOwn =
    own.types.length === 0 || from.some((type) => type !== 'UNDEFINED' && own.types.includes(type));
  if (!isOwn) return false;
  if (to.types === null) return true;
  return other.isLiteral !== true && other.types.length > 0 && meets(other.types, to.types);
}

function getReading(relation: Relation, side: Side, matches: readonly CueMatch[]) {
  const weights = matches.map(({ cue }) => cue.weight);
  const cue = weights.length === 0 ? IMPLIED : Math.max(...weights);
  const effect = matches.find((match) => match.cue.effect !== undefined)?.cue.effect;
  const isLoose = matches.length > 0 && matches.every((match) => match.cue.isLoose === true);
  const order = { relation, side, nounTypes: null };
  return { ...order, cue, isLoose, ...(effect !== undefined && { effect }) };
}

function toValues(
  { mention }: Name,
  side: Side,
  { relation, matches, head }: Wanted,
): readonly ParsedSet[] {
  const thing = thingAt(mention, relation[side].types);
  if (thing === null) return [];
  const reading = getReading(relation, side, matches);
  const plan = { kind: 'values', relation, side, thing, ...narrowValues(reading, head) } as const;
  const rank = reading.cue + thing.quality - (matches.length === 0 ? 0 : ORDER_COST);
  return [{ plan, rank, cue: reading.cue, isLoose: reading.isLoose, link: thing.quality }];
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
