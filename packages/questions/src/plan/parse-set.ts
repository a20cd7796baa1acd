import type { EntityType } from '@biographql/core';
import { DRUGS } from '../lexicon/relation.js';
import type { EntityMention } from '../link/mention.js';
import { meets, type NamedThing, type SetPlan, toTypes } from '../sets/say-set.js';
import {
  classSet,
  combine,
  distinct,
  type ParsedSet,
  type RelationReading,
  relationReadings,
  thingAt,
  withinClass,
} from './parsed-set.js';
import type { Piece, PieceOf } from './pieces.js';
import {
  cuesFrom,
  fitsHead,
  governs,
  governsNoClause,
  type Head,
  isCauseOfDisease,
  NO_HEAD,
  narrowValues,
  saysMore,
  saysWhat,
  typesFor,
} from './set-readings.js';

/** A parse of the first pieces of a sequence; the next begins at `next`. */
interface Partial {
  readonly set: ParsedSet;
  readonly next: number;
}

const DEEPEST = 3;
/** What a second relation costs: a question is simple before it is not. */
const THROUGH_COST = 0.5;
const LEAST_CUE = 1.2;
const LESSER_SENSE_COST = 0.35;

export function parseSet(pieces: readonly Piece[]): readonly ParsedSet[] {
  const found = [pieces, ...nounFirst(pieces)].flatMap((order) =>
    phrasesFrom(order, 0, DEEPEST).flatMap(({ set, next }) => (next === order.length ? [set] : [])),
  );
  return distinct([...found, ...classSets(pieces)]).sort((left, right) => right.rank - left.rank);
}

/** `statins`, `Which drugs are statins?`, `Which drugs that treat X are statins?` */
function classSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  const last = pieces.at(-1);
  const all = classSet(last);
  if (all === null) return [];
  const before = pieces.slice(0, -1);
  const [noun] = before;
  if (noun === undefined || (before.length === 1 && noun.kind === 'noun' && isOfDrugs(noun)))
    return [all];
  return phrasesFrom(before, 0, DEEPEST).flatMap(({ set, next }) =>
    next === before.length && toTypes(set.plan)?.some((type) => DRUGS.includes(type)) === true
      ? [withinClass(set, last)]
      : [],
  );
}

function isOfDrugs({ types }: PieceOf<'noun'>): boolean {
  return types.some((type) => DRUGS.includes(type));
}

/** `X is a symptom of which diseases?` asks what `Which diseases is X a symptom of?` does. */
function nounFirst(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const last = pieces.at(-1);
  return last?.kind === 'noun' && last.isRequested ? [[last, ...pieces.slice(0, -1)]] : [];
}

function phrasesFrom(pieces: readonly Piece[], start: number, depth: number): readonly Partial[] {
  if (depth === 0) return [];
  const piece = pieces[start];
  const headed = piece?.kind === 'noun' ? clausesFrom(pieces, start + 1, piece, depth) : [];
  return [
    ...headed.map(({ set, next }) => ({ set: withinClass(set, piece), next })),
    ...clausesFrom(pieces, start, NO_HEAD, depth),
  ];
}

function clausesFrom(
  pieces: readonly Piece[],
  start: number,
  head: Head,
  depth: number,
): readonly Partial[] {
  const next = (at: number) => clauseFrom(pieces, at, head, depth);
  return withMore(pieces, next(start), { next, isList: false });
}

interface Series {
  next(start: number): readonly Partial[];
  /** Whether a connective stands before each part, and what one joins is one set: `X, Y and Z`. */
  readonly isList: boolean;
}

/** The parses that begin a series, and every longer one that what follows makes of them. */
function withMore(
  pieces: readonly Piece[],
  first: readonly Partial[],
  series: Series,
): readonly Partial[] {
  const found = [...first];
  let open = first;
  while (open.length > 0) {
    open = open.flatMap(({ set, next }) => {
      const { joins, next: after } = joinsFrom(pieces, next);
      if (joins.includes('neither') || (series.isList && joins.length === 0)) return [];
      return series.next(after).map(({ set: more, next: end }) => {
        const plan = joinPlans(set.plan, more.plan, { joins, isList: series.isList });
        return { set: combine(set, more, plan), next: end };
      });
    });
    found.push(...open);
  }
  return found;
}

function joinPlans(
  plan: SetPlan,
  more: SetPlan,
  { joins, isList }: { readonly joins: readonly string[]; readonly isList: boolean },
): SetPlan {
  if (joins.includes('not')) return { kind: 'minus', from: plan, without: more };
  const kind = joins.includes('or') ? 'or' : 'and';
  return { kind, parts: isList && plan.kind === kind ? [...plan.parts, more] : [plan, more] };
}

function joinsFrom(pieces: readonly Piece[], start: number) {
  const joins: string[] = [];
  let next = start;
  for (let piece = pieces[next]; piece?.kind === 'connective'; piece = pieces[next]) {
    joins.push(piece.connective);
    next += 1;
  }
  return { joins, next };
}

function clauseFrom(
  pieces: readonly Piece[],
  start: number,
  head: Head,
  depth: number,
): readonly Partial[] {
  const cue = cuesFrom(pieces, start);
  if (cue === null) return namesFirst(pieces, start, head);
  const plain = cue.flatMap(({ matches, next }) =>
    relationReadings(matches, governs(pieces, next) ? 'after' : 'before').flatMap((reading) =>
      operandsFrom(pieces, next, { reading, head, depth }),
    ),
  );
  return [...plain, ...namesBetween(pieces, start, head)];
}

interface Operation {
  readonly reading: RelationReading;
  readonly head: Head;
  readonly depth: number;
}

function operandsFrom(
  pieces: readonly Piece[],
  start: number,
  operation: Operation,
): readonly Partial[] {
  const { reading, head } = operation;
  const { relation, side } = reading;
  if (!fitsHead(reading, head)) return [];
  const names = namesFrom(pieces, start, operation);
  // `Which symptoms does X relieve?` asks for no symptoms of what X relieves.
  if (pieces[start]?.kind === 'name' && reading.isBare) return names;
  if (relation[side].isLiteral === true || governsNoClause(pieces[start], reading)) return [];
  return [...names, ...nestedFrom(pieces, start, operation)];
}

/** A set in the place of a name: `genes associated with diseases that X treats`, `targets of statins`. */
function nestedFrom(
  pieces: readonly Piece[],
  start: number,
  { reading, head, depth }: Operation,
): readonly Partial[] {
  const { relation, side } = reading;
  const all = classSet(pieces[start]);
  const found = phrasesFrom(pieces, start, depth - 1);
  const inner = all === null ? found : [...found, { set: all, next: start + 1 }];
  return inner.flatMap(({ set, next }): Partial[] => {
    if (!saysWhat(pieces.slice(start, next))) return [];
    const types = toTypes(set.plan);
    if (!('relation' in set.plan)) return [];
    // There and back again asks for nothing, unless what lies between is named.
    if (set.plan.relation === relation && pieces[start]?.kind !== 'noun') return [];
    if (types !== null && !meets(types, relation[side].types)) return [];
    const plan: SetPlan = {
      kind: 'through',
      relation,
      side,
      inner: set.plan,
      types: typesFor(reading, head),
    };
    const rank = set.rank + reading.rank - LEAST_CUE - THROUGH_COST;
    const joined = combine(set, { ...reading, link: set.link }, plan);
    return [{ set: { ...joined, rank }, next }];
  });
}

/** One name or several joined ones: `both X and Y`, `X but not Y`. A noun of its type may stand next to each. */
function namesFrom(
  pieces: readonly Piece[],
  start: number,
  { reading, head }: Omit<Operation, 'depth'>,
): readonly Partial[] {
  const next = (at: number) => nameFrom(pieces, at, reading, head);
  return withMore(pieces, next(start), { next, isList: true });
}

function nameFrom(
  pieces: readonly Piece[],
  start: number,
  reading: RelationReading,
  head: Head,
): readonly Partial[] {
  const { types } = reading.relation[reading.side];
  const isNoun = pieces[start]?.kind === 'noun';
  const at = isNoun ? start + 1 : start;
  const piece = pieces[at];
  if (piece?.kind !== 'name') return [];
  const noun = isNoun ? pieces[start] : pieces[at + 1];
  const isBeside = isNoun ? piece.isApposed : noun?.first === piece.last + 1;
  const named = (own: readonly EntityType[], next: number) =>
    setsOfName(piece.mention, own, { reading, head }).map((set) => ({ set, next }));
  const plain = isNoun ? [] : named(types, at + 1);
  if (!isBeside || noun?.kind !== 'noun' || !meets(types, noun.types)) return plain;
  return [...plain, ...named(noun.types, isNoun ? at + 1 : at + 2)];
}

function setsOfName(
  mention: EntityMention,
  types: readonly EntityType[],
  { reading, head }: Omit<Operation, 'depth'>,
): readonly ParsedSet[] {
  const thing = thingAt(mention, types);
  const { relation, side, rank, cue, isLoose, isOpen, phrase } = reading;
  const isSign = side === 'right' && isCauseOfDisease(relation, [phrase], mention);
  if (thing === null || isSign) return [];
  const { senses, quality: link } = thing;
  const isKnown = senses[0]?.some((hit) => hit.types.some((type) => type !== 'UNDEFINED'));
  const isExactLabel = senses[0]?.[0]?.match === 'exact-label';
  const known = rank + (isKnown ? 0.3 : 0) + (isExactLabel ? 0.2 : 0) + link;
  const lesser = isBestKnown(mention, thing) ? 0 : LESSER_SENSE_COST;
  const plan = { kind: 'values', relation, side, thing, ...narrowValues(reading, head) } as const;
  return [{ plan, rank: known - lesser, cue, isLoose, isOpen, link }];
}

/** Whether a reading takes a name for what it means most often, rather than for a pathway that is called like a disease. */
function isBestKnown({ candidates }: EntityMention, { senses }: NamedThing): boolean {
  const [best] = candidates;
  const types = new Set(senses[0]?.flatMap((hit) => hit.types) ?? []);
  return best === undefined || best.types.some((type) => types.has(type));
}

/** `Which biological processes is X involved in?`: a wording, names, and another wording of the same relation. */
function namesBetween(pieces: readonly Piece[], start: number, head: Head): readonly Partial[] {
  const first = pieces[start];
  if (first?.kind !== 'cue' || pieces[start + 1]?.kind !== 'name') return [];
  return namesFirst(pieces, start + 1, head).flatMap(({ set, next }) => {
    const { plan } = set;
    if (plan.kind !== 'values' || !first.matches.some((match) => match.relation === plan.relation))
      return [];
    return [
      { set: { ...set, isLoose: set.isLoose || saysMore(first.matches, plan.relation) }, next },
    ];
  });
}

/** `Which diseases does X treat?`, `X side effects`: names or a class of drugs, then the wording. */
function namesFirst(pieces: readonly Piece[], start: number, head: Head): readonly Partial[] {
  const cueAt = pieces.findIndex((piece, index) => index > start && piece.kind === 'cue');
  if (cueAt < 0) return [];
  const cues = cuesFrom(pieces, cueAt) ?? [];
  return cues.flatMap(({ matches, next }) => {
    const readings = relationReadings(matches, 'before').filter((one) => fitsHead(one, head));
    const found = readings.flatMap((reading) => [
      ...namesFrom(pieces, start, { reading, head }),
      ...nestedFrom(pieces, start, { reading, head, depth: 1 }),
    ]);
    return found.flatMap(({ set, next: end }) => (end === cueAt ? [{ set, next }] : []));
  });
}
