import type { EntityType } from '@biographql/core';
import type { EntityMention } from '../link/nearest-names.js';
import { DRUGS, isPlainNoun, splitWords } from '../text/lexicon.js';
import { combine, distinct, meets, type ParsedSet, toTypes } from './expression.js';
import type { Head, Piece } from './pieces.js';
import {
  cuesFrom,
  fitsHead,
  isCauseOfDisease,
  isOfTypes,
  NO_HEAD,
  type RelationReading,
  relationReadings,
  saysMore,
  setOfName,
  thingAt,
  typesFor,
} from './wordings.js';

/** A parse of the first pieces of a sequence; the next begins at `next`. */
interface Partial {
  readonly set: ParsedSet;
  readonly next: number;
}

const DEEPEST = 3;
/** Cost of a second relation, because simple readings are more likely. */
const THROUGH_COST = 0.5;
const MIN_CUE = 1.2;
const LESSER_SENSE_COST = 0.35;

/**
 * Returns the sets that pieces describe, the most plausible first:
 *
 *     phrase  = [noun] clause { [and | or | not] clause } | noun of a class of drugs
 *     clause  = wording operand | operand wording
 *     operand = name { (and | or | not) name } | phrase
 */
export function parseSet(pieces: readonly Piece[]): readonly ParsedSet[] {
  const found = [pieces, ...nounFirst(pieces)].flatMap((order) => wholePhrases(order));
  return distinct([...found, ...classSets(pieces)]).sort((left, right) => right.rank - left.rank);
}

function wholePhrases(pieces: readonly Piece[]): readonly ParsedSet[] {
  return phrasesFrom(pieces, 0, DEEPEST).flatMap(({ set, next }) =>
    next === pieces.length ? [set] : [],
  );
}

/** `X is a symptom of which diseases?` asks what `Which diseases is X a symptom of?` does. */
function nounFirst(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const last = pieces.at(-1);
  return last?.kind === 'noun' && last.isRequested ? [[last, ...pieces.slice(0, -1)]] : [];
}

/** `statins`, `Which drugs are statins?`, `Which drugs that treat X are statins?`, `drugs for X except statins` */
function classSets(pieces: readonly Piece[]): readonly ParsedSet[] {
  const last = pieces.at(-1);
  const all = classSet(last);
  if (all === null) return [];
  const before = pieces.slice(0, -1);
  const [noun] = before;
  const end = before.findLastIndex(({ kind }) => kind !== 'connective') + 1;
  if (joinsFrom(before, end).includes('not'))
    return parseSet(before.slice(0, end)).flatMap((set) =>
      areDrugs(toTypes(set.plan) ?? [])
        ? [{ ...set, plan: { kind: 'minus', parts: [set.plan, all.plan] } }]
        : [],
    );
  if (noun === undefined || (before.length === 1 && noun.kind === 'noun' && areDrugs(noun.types)))
    return [all];
  return wholePhrases(before).flatMap((set) =>
    areDrugs(toTypes(set.plan) ?? []) ? [withinClass(set, last)] : [],
  );
}

function areDrugs(types: readonly EntityType[]): boolean {
  return types.some((type) => DRUGS.includes(type));
}

function classSet(piece: Piece | undefined): ParsedSet | null {
  const plan = piece?.kind === 'noun' ? piece.members : undefined;
  return plan === undefined ? null : { plan, rank: 3.5, cue: 1, isLoose: false, link: 1 };
}

/** Limits a set of drugs to a class when its noun names one: `antibiotics for pneumonia`. */
export function withinClass(set: ParsedSet, noun: Piece | undefined): ParsedSet {
  const all = classSet(noun);
  return all === null ? set : { ...set, plan: { kind: 'and', parts: [set.plan, all.plan] } };
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

function clausesFrom(pieces: readonly Piece[], start: number, head: Head, depth: number) {
  return seriesFrom(pieces, start, false, (at) => clauseFrom(pieces, at, head, depth));
}

/** Sets that start at a place, including longer series. A list of names needs connectives, and is one set. */
function seriesFrom(
  pieces: readonly Piece[],
  start: number,
  isList: boolean,
  partsFrom: (at: number) => readonly Partial[],
): readonly Partial[] {
  let open = partsFrom(start);
  const found = [...open];
  while (open.length > 0) {
    open = open.flatMap(({ set, next }) => {
      const joins = joinsFrom(pieces, next);
      if (joins.includes('neither') || (isList && joins.length === 0)) return [];
      const kind = joins.includes('not') ? 'minus' : joins.includes('or') ? 'or' : 'and';
      return partsFrom(next + joins.length).map(({ set: more, next: end }) => {
        const isLonger = isList && kind !== 'minus' && set.plan.kind === kind;
        const before = isLonger && 'parts' in set.plan ? set.plan.parts : [set.plan];
        return { set: combine(set, more, { kind, parts: [...before, more.plan] }), next: end };
      });
    });
    found.push(...open);
  }
  return found;
}

function joinsFrom(pieces: readonly Piece[], start: number): readonly string[] {
  const piece = pieces[start];
  if (piece?.kind !== 'connective') return [];
  return [piece.connective, ...joinsFrom(pieces, start + 1)];
}

function clauseFrom(
  pieces: readonly Piece[],
  start: number,
  head: Head,
  depth: number,
): readonly Partial[] {
  const cues = cuesFrom(pieces, start);
  if (cues.length === 0) return namesFirst(pieces, start, head);
  const plain = cues.flatMap(({ matches, next }) => {
    const name = pieces[next]?.kind === 'noun' ? pieces[next + 1] : pieces[next];
    // In `What symptoms does X have?` the wording stands before the name and does not govern it.
    const isGoverned = name?.kind !== 'name' || !name.isSubject;
    return relationReadings(matches, isGoverned ? 'after' : 'before').flatMap((reading) =>
      operandsFrom(pieces, next, { reading, head, depth }),
    );
  });
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
  const { relation, side, cue } = reading;
  if (!fitsHead(reading, head)) return [];
  const names = namesFrom(pieces, start, operation);
  // `Which symptoms does X relieve?` doesn't ask for symptoms of what X relieves: a bare noun governs no clause.
  const isBare = cue.asks !== undefined && cue.after === undefined;
  if (pieces[start]?.kind === 'name' && isBare) return names;
  // `Drugs cause X` doesn't mean drugs for what causes X: no verb follows a bare noun.
  const isNoun = !cue.phrase.includes(' ') && isPlainNoun(splitWords(cue.phrase)[0]?.stem ?? '');
  if (relation[side].isLiteral === true || (isNoun && pieces[start]?.kind === 'cue')) return [];
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
    const { plan } = set;
    const isNaming = pieces
      .slice(start, next)
      .some((one) => one.kind === 'cue' && one.matches.some(({ cue }) => cue.asks !== undefined));
    // A set that begins with a wording needs one that names its members.
    if (!('relation' in plan) || (pieces[start]?.kind === 'cue' && !isNaming)) return [];
    // A relation and its inverse ask for nothing, unless a noun names what lies between.
    if (plan.relation === relation && pieces[start]?.kind !== 'noun') return [];
    if (!meets(toTypes(plan) ?? [], relation[side].types)) return [];
    const types = typesFor(reading, head);
    const through = { kind: 'through', relation, side, inner: plan, types } as const;
    const rank = set.rank + reading.rank - MIN_CUE - THROUGH_COST;
    return [
      { set: { ...combine(set, { ...toSurety(reading), link: set.link }, through), rank }, next },
    ];
  });
}

/** One name or several joined ones: `both X and Y`, `X but not Y`. A noun of its type may stand next to each. */
function namesFrom(pieces: readonly Piece[], start: number, operation: Omit<Operation, 'depth'>) {
  return seriesFrom(pieces, start, true, (at) => nameFrom(pieces, at, operation));
}

function nameFrom(
  pieces: readonly Piece[],
  start: number,
  operation: Omit<Operation, 'depth'>,
): readonly Partial[] {
  const { relation, side } = operation.reading;
  const { types } = relation[side];
  const isNoun = pieces[start]?.kind === 'noun';
  const at = isNoun ? start + 1 : start;
  const piece = pieces[at];
  if (piece?.kind !== 'name') return [];
  const noun = isNoun ? pieces[start] : pieces[at + 1];
  const isNextTo = isNoun ? piece.isApposed : noun?.first === piece.last + 1;
  const named = (nameTypes: readonly EntityType[], next: number) =>
    setsOfName(piece.mention, nameTypes, operation).map((set) => ({ set, next }));
  const plain = isNoun ? [] : named(types, at + 1);
  if (!isNextTo || noun?.kind !== 'noun' || !meets(types, noun.types)) return plain;
  // `sodium channels` are not what is called `sodium`.
  if (noun.named !== undefined && !isOfTypes(piece.mention, noun.types)) return plain;
  return [...plain, ...named(noun.types, isNoun ? at + 1 : at + 2)];
}

function setsOfName(
  mention: EntityMention,
  types: readonly EntityType[],
  { reading, head }: Omit<Operation, 'depth'>,
): readonly ParsedSet[] {
  const thing = thingAt(mention, types);
  const { relation, side, cue, rank } = reading;
  const isSign = side === 'right' && isCauseOfDisease(relation, [cue.phrase], mention);
  if (thing === null || isSign) return [];
  const { senses, quality: link } = thing;
  const isKnown = senses[0]?.some((hit) => hit.types.some((type) => type !== 'UNDEFINED'));
  const isExactLabel = senses[0]?.[0]?.match === 'exact-label';
  const known = rank + (isKnown ? 0.3 : 0) + (isExactLabel ? 0.2 : 0) + link;
  // A name shared by a disease and a pathway rarely means the pathway.
  const [best] = mention.candidates;
  const meant = senses[0]?.flatMap((hit) => hit.types) ?? [];
  const isBestKnown = best === undefined || best.types.some((type) => meant.includes(type));
  const lesser = isBestKnown ? 0 : LESSER_SENSE_COST;
  const plan = setOfName(thing, reading, head);
  return [{ ...toSurety(reading), plan, rank: known - lesser, link }];
}

function toSurety({ rank, cue: { weight, isLoose = false }, isOpen }: RelationReading) {
  return { rank, cue: weight, isLoose, isOpen };
}

/** `Which biological processes is X involved in?`: a wording, names, and another wording of the same relation. */
function namesBetween(pieces: readonly Piece[], start: number, head: Head): readonly Partial[] {
  const first = pieces[start];
  if (first?.kind !== 'cue' || pieces[start + 1]?.kind !== 'name') return [];
  return namesFirst(pieces, start + 1, head).flatMap(({ set, next }) => {
    const { plan } = set;
    if (plan.kind !== 'values' || !first.matches.some((match) => match.relation === plan.relation))
      return [];
    const isLoose = set.isLoose || saysMore(first.matches, plan.relation);
    return [{ set: { ...set, isLoose }, next }];
  });
}

/** `Which diseases does X treat?`, `X side effects`: names or a class of drugs, then the wording. */
function namesFirst(pieces: readonly Piece[], start: number, head: Head): readonly Partial[] {
  const cueAt = pieces.findIndex((piece, index) => index > start && piece.kind === 'cue');
  if (cueAt < 0) return [];
  return cuesFrom(pieces, cueAt).flatMap(({ matches, next }) => {
    const readings = relationReadings(matches, 'before').filter((one) => fitsHead(one, head));
    const found = readings.flatMap((reading) => [
      ...namesFrom(pieces, start, { reading, head }),
      ...nestedFrom(pieces, start, { reading, head, depth: 1 }),
    ]);
    return found.flatMap(({ set, next: end }) => (end === cueAt ? [{ set, next }] : []));
  });
}
