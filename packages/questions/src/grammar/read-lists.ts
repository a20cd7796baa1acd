import type { EntityType } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { UNNAMED } from '../facts/name-values.js';
import { otherSide, type Relation, type Side } from '../lexicon/relations.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { saySet } from '../say/say-set.js';
import { foldWord, isPlainNoun, typesNamedBy } from '../text/lexicon.js';
import {
  getRelations,
  hasClass,
  joinSets,
  meets,
  type ParsedSet,
  type SetPlan,
  toTypes,
  type ValuesSet,
} from './expression.js';
import { type Piece, type PieceOf, toLetters, wholeSegments } from './pieces.js';
import { parseListedSet, readSets } from './read-sets.js';
import { relationReadings, setOfName, thingAt, typesFor } from './wordings.js';

/** Which of two sets has more, or fewer. */
export interface Comparison {
  readonly sets: readonly [ParsedSet, ParsedSet];
  readonly isMore: boolean;
  readonly isVerdict: boolean;
}

/** Which things of some types have the most values of a relation. */
export interface Superlative {
  readonly relation: Relation;
  readonly side: Side;
  readonly types: readonly EntityType[];
  /** The types of the values that count; null for all. */
  readonly counted: readonly EntityType[] | null;
  /** What is counted, as the question says it. */
  readonly noun: string;
}

type Name = PieceOf<'name'>;

interface ValuesReading extends ParsedSet {
  readonly plan: ValuesSet;
}

function namesIn(pieces: readonly Piece[]): readonly Name[] {
  return pieces.filter((piece) => piece.kind === 'name');
}

/** With each of the names, the wording and the nouns: a set for every name, all by one relation. */
function likeSets(pieces: readonly Piece[], question: LinkedQuestion) {
  const [first = [], ...others] = namesIn(pieces).map((name) => setsFrom(question, pieces, name));
  return first.flatMap((set) => {
    const { relation, side } = set.plan;
    const same = others.flatMap(
      (sets) => sets.find(({ plan }) => plan.relation === relation && plan.side === side) ?? [],
    );
    return same.length < others.length ? [] : [[set, ...same] as const];
  });
}

/** Returns the two sets that are compared. */
export function readComparison(
  pieces: readonly Piece[],
  question: LinkedQuestion,
): readonly Comparison[] {
  const letters = toLetters(pieces);
  const isVerdict = letters.includes('t') && question.form === 'yes-no';
  const isMore = /^[^f]*m/.test(letters);
  return likeSets(pieces, question).flatMap(([one, other]) =>
    other === undefined ? [] : [{ sets: [one, other], isMore, isVerdict }],
  );
}

/** Returns what all names have in common: `genes shared by X and Y`. */
export function readCommon(
  pieces: readonly Piece[],
  question: LinkedQuestion,
): readonly ListQuery[] {
  const isVerdict = question.form === 'yes-no';
  return likeSets(pieces, question).map((sets) => ({ set: joinSets('and', sets), isVerdict }));
}

/** Returns what shares something with a name: `diseases that share genes with X`, by way of the genes of X. */
export function readSimilar(
  pieces: readonly Piece[],
  question: LinkedQuestion,
): readonly ListQuery[] {
  const [name] = namesIn(pieces);
  const [head, ...shared] = pieces.filter(({ kind }) => kind === 'noun' || kind === 'cue');
  if (head?.kind !== 'noun' || name === undefined) return [];
  return setsFrom(question, shared, name).flatMap((inner): readonly ListQuery[] => {
    const { relation, side } = inner.plan;
    const own = relation[side].types;
    const types = head.types.filter((type) => own.length === 0 || own.includes(type));
    if (types.length === 0) return [];
    const turned = otherSide(side);
    const plan = { kind: 'through', relation, side: turned, inner: inner.plan, types } as const;
    return [{ set: { ...inner, plan }, isSimilar: true }];
  });
}

/** The sets of a name's values that the wordings and one of the nouns among pieces mean, whatever their order. */
function setsFrom(
  question: LinkedQuestion,
  pieces: readonly Piece[],
  name: Name,
): readonly ValuesReading[] {
  const cues = pieces.filter((piece) => piece.kind === 'cue');
  const nouns = pieces.filter((piece) => piece.kind === 'noun');
  const heads = nouns.length === 0 ? [[]] : nouns.map((noun) => [noun]);
  return heads
    .flatMap((head) => [
      ...parseListedSet(question, [...head, name, ...cues]),
      ...parseListedSet(question, [...head, ...cues, name]),
    ])
    .filter((set): set is ValuesReading => set.plan.kind === 'values')
    .sort((left, right) => right.rank - left.rank);
}

/** Returns what `Which gene is associated with the most diseases?` ranks, the most plausible reading first. */
export function readSuperlative(
  pieces: readonly Piece[],
  question: LinkedQuestion,
): readonly Superlative[] {
  const [head] = pieces;
  const at = toLetters(pieces).indexOf('M');
  const stem = question.words[head?.first ?? -1]?.stem ?? '';
  const named = isPlainNoun(stem) ? typesNamedBy(stem) : undefined;
  const types = head?.kind === 'noun' ? head.types : named;
  if (types === undefined) return [];
  const target = pieces.slice(at + 1).find((piece) => piece.kind === 'noun');
  const words = question.words.slice((pieces[at]?.last ?? 0) + 1);
  const noun = words.map(({ text }) => text).join(' ');
  const [cue = [], ...others] = pieces.flatMap((piece) =>
    piece.kind === 'cue' ? [piece.matches] : [],
  );
  const ends = relationReadings(cue, 'before').filter(
    ({ relation, cue: { isLoose } }) =>
      isLoose !== true && others.every((more) => more.some((match) => match.relation === relation)),
  );
  const byRank = ends.sort((left, right) => right.rank - left.rank);
  return byRank.flatMap(({ relation, side }): readonly Superlative[] => {
    const [own, end] = [relation[side].types, relation[otherSide(side)]];
    const ranked = types.filter((type) => own.includes(type));
    const counted = target?.kind === 'noun' ? target.types : end.types;
    const isCounted = target === undefined || end.types.length > 0;
    if (end.isLiteral === true || ranked.length === 0 || !isCounted) return [];
    const fitting = counted.filter((type) => end.types.includes(type));
    if (!meets(counted, end.types)) return [];
    return [
      { relation, side, types: ranked, counted: fitting.length === 0 ? null : fitting, noun },
    ];
  });
}

/** A question for what is in a set, for how much, or whether there is anything. */
export interface ListQuery {
  readonly set: ParsedSet;
  /** Null: as many as fit into an answer. */
  readonly most?: number | null;
  readonly isCount?: boolean;
  /** Whether another relation is read than the wording says. */
  readonly isFallback?: boolean;
  /** Whether what is named itself is left out, and what shares the most with it comes first. */
  readonly isSimilar?: boolean;
  readonly isVerdict?: boolean;
  /** Whether a language model read the question so. */
  readonly isTranslated?: boolean;
}

const MOST_READINGS = 3;
/** Readings of a lower rank than the best by more than this answer another question. */
const WIDEST_RANK = 0.8;
/** A wording below this weight lacks its preposition, or only accompanies another one. */
const LEAST_WORDING = 0.6;
/** A name that was guessed is given to no model. */
const LEAST_LINK = 0.85;

/** What says how many are wanted, before what is asked for: `how many`, `top 5`, `3`. */
const LEAD = /^[c^#]*/;

/** Returns what `Which drugs treat X?`, `How many …` and `top 5 …` ask for, with what is read instead where there is none. */
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
      (cue >= LEAST_WORDING || best.cue < LEAST_WORDING),
  );
  const keys = near.map(({ plan }) => saySet(plan, UNNAMED, UNNAMED));
  const sets = near.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, MOST_READINGS);
  const lead = whole.pieces.slice(0, countLead(whole.pieces));
  const number = lead.find((piece) => piece.kind === 'number');
  // `The number of X in OMIM` is one of OMIM's.
  const isCount =
    toLetters(whole.pieces).includes('c') && !sets.some(({ plan }) => isLiteral(plan));
  const wanted = { most: number?.kind === 'number' ? number.number : null, isCount };
  const fallbacks = sets.slice(0, 1).flatMap((set) => getFallbacks(set, question));
  return [
    ...sets.map((set) => ({ set, ...wanted, isFallback: false })),
    ...fallbacks.map((set) => ({ set, ...wanted, isFallback: true })),
  ];
}

function countLead(pieces: readonly Piece[]): number {
  return LEAD.exec(toLetters(pieces))?.[0].length ?? 0;
}

function isLiteral(plan: SetPlan): boolean {
  return plan.kind === 'values' && plan.relation[otherSide(plan.side)].isLiteral === true;
}

/** The set by the relations that are read instead where its own holds nothing, of the types that the noun of the question allows. */
function getFallbacks(set: ParsedSet, { relations }: LinkedQuestion): readonly ParsedSet[] {
  const { plan } = set;
  if (plan.kind !== 'values') return [];
  const end = otherSide(plan.side);
  const isNamed = plan.types !== null && plan.types !== plan.relation[end].types;
  return (plan.relation.fallbacks ?? []).flatMap((id) => {
    const relation = relations.byId(id);
    if (relation === undefined || relation[plan.side].isLiteral) return [];
    const own = relation[end].types;
    const requested = isNamed ? (plan.types ?? []) : own;
    const types = own.length === 0 ? requested : requested.filter((type) => own.includes(type));
    if (types.length === 0 && own.length > 0) return [];
    const read = { ...plan, relation, types: types.length === 0 ? null : types };
    return [{ ...set, isLoose: true, plan: read }];
  });
}

const MAX_DEPTH = 4;
const MAX_PARTS = 4;
/** As sure as a wording that only suggests its relation. */
const CUE = 0.6;

/** Returns the names of a question that a language model may translate. */
export function getNames({ mentions }: LinkedQuestion): readonly string[] {
  const sure = mentions.filter(({ quality }) => quality >= LEAST_LINK);
  return [...new Set(sure.map(({ text }) => text))];
}

/** Returns what a language model read a question as; null for anything but a set of its names in known relations. */
export function readTranslation(value: unknown, question: LinkedQuestion): ListQuery | null {
  if (!isRecord(value) || (value.form !== 'list' && value.form !== 'count')) return null;
  const plan = readSet(value.set, question, MAX_DEPTH);
  if (plan === null) return null;
  const set = { plan, rank: 0, cue: CUE, isLoose: false, link: LEAST_LINK };
  return { set, isCount: value.form === 'count', isTranslated: true };
}

function readSet(value: unknown, question: LinkedQuestion, depth: number): SetPlan | null {
  if (!isRecord(value) || depth === 0) return null;
  if ('relation' in value) return readRelation(value, question, depth);
  const kind = 'from' in value ? 'minus' : 'all' in value ? 'and' : 'or';
  const parts = { minus: [value.from, value.without], and: value.all, or: value.any }[kind];
  if (!Array.isArray(parts) || parts.length < 2 || parts.length > MAX_PARTS) return null;
  const sets = parts.flatMap((part) => readSet(part, question, depth - 1) ?? []);
  return sets.length < parts.length ? null : { kind, parts: sets };
}

function readRelation(
  { relation: id, nameIs, set, name, effect = null }: Readonly<Record<string, unknown>>,
  question: LinkedQuestion,
  depth: number,
): SetPlan | null {
  const relation = question.relations.byId(String(id));
  const side: Side | null = nameIs === 'left' || nameIs === 'right' ? nameIs : null;
  if (relation === undefined || side === null || relation[side].isLiteral === true) return null;
  if (set !== undefined) {
    const inner = readSet(set, question, depth - 1);
    if (inner === null || !meets(toTypes(inner) ?? [], relation[side].types)) return null;
    return { kind: 'through', relation, side, inner, types: typesFor({ relation, side }) };
  }
  const mention = question.mentions.find(
    ({ text, quality }) => quality >= LEAST_LINK && foldWord(text) === foldWord(String(name)),
  );
  const thing = mention === undefined ? null : thingAt(mention, relation[side].types);
  if (thing === null) return null;
  const plan = setOfName(thing, { relation, side });
  if (effect === null) return plan;
  const isEffect = effect === 'activates' || effect === 'inhibits';
  return relation.id === 'drug-target' && isEffect ? { ...plan, effect } : null;
}
