import type { EntityType } from '@biographql/core';
import { otherSide, type Relation, type Side } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { isPlainNoun, typesNamedBy } from '../text/lexicon.js';
import { meets, type ParsedSet, type ValuesSet } from './expression.js';
import { type Piece, type PieceOf, toLetters } from './pieces.js';
import { parseListedSet } from './read-sets.js';
import { relationReadings } from './wordings.js';

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

/** A set of the values of one name. */
interface ValuesReading extends ParsedSet {
  readonly plan: ValuesSet;
}

function namesIn(pieces: readonly Piece[]): readonly Name[] {
  return pieces.filter((piece) => piece.kind === 'name');
}

/** Returns the two sets that are compared: with each of two names, the wording and the nouns. */
export function readComparison(
  pieces: readonly Piece[],
  question: LinkedQuestion,
): readonly Comparison[] {
  const [left = [], right = []] = namesIn(pieces).map((name) => setsFrom(question, pieces, name));
  const isVerdict = toLetters(pieces).includes('t') && question.form === 'yes-no';
  const isMore = /^[^f]*m/.test(toLetters(pieces));
  return left.flatMap((set): readonly Comparison[] => {
    const other = right.find((candidate) => asksSame(set, candidate));
    return other === undefined ? [] : [{ sets: [set, other], isMore, isVerdict }];
  });
}

/** Returns what all names have in common: `genes shared by X and Y`. */
export function readCommon(
  pieces: readonly Piece[],
  question: LinkedQuestion,
): readonly ParsedSet[] {
  const [first = [], ...others] = namesIn(pieces).map((name) => setsFrom(question, pieces, name));
  return first.flatMap((set): readonly ParsedSet[] => {
    const same = others.flatMap((sets) => sets.find((other) => asksSame(set, other)) ?? []);
    if (same.length < others.length) return [];
    const parts = [set, ...same].map(({ plan }) => plan);
    const link = Math.min(set.link, ...same.map((other) => other.link));
    return [{ ...set, link, plan: { kind: 'and', parts } }];
  });
}

/** Returns what shares something with a name: `diseases that share genes with X`, by way of the genes of X. */
export function readSimilar(
  pieces: readonly Piece[],
  question: LinkedQuestion,
): readonly ParsedSet[] {
  const [name] = namesIn(pieces);
  const [head, ...shared] = pieces.filter(({ kind }) => kind === 'noun' || kind === 'cue');
  if (head?.kind !== 'noun' || name === undefined) return [];
  return setsFrom(question, shared, name).flatMap((inner): readonly ParsedSet[] => {
    const { relation, side } = inner.plan;
    const own = relation[side].types;
    const types = head.types.filter((type) => own.length === 0 || own.includes(type));
    if (types.length === 0) return [];
    const turned = otherSide(side);
    const plan = { kind: 'through', relation, side: turned, inner: inner.plan, types } as const;
    return [{ ...inner, plan }];
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

function asksSame({ plan }: ValuesReading, { plan: other }: ValuesReading): boolean {
  return plan.relation === other.relation && plan.side === other.side;
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
  return rankedEnds(pieces).flatMap(({ relation, side }): readonly Superlative[] => {
    const [own, end] = [relation[side].types, relation[otherSide(side)]];
    const counted = target?.kind === 'noun' ? target.types : end.types;
    const isCounted = target === undefined || end.types.length > 0;
    if (end.isLiteral === true || own.length === 0 || !isCounted) return [];
    const ranked = within(types, own);
    const ends = within(counted, end.types);
    if (ranked.length === 0 || !meets(counted, end.types)) return [];
    return [{ relation, side, types: ranked, counted: ends.length === 0 ? null : ends, noun }];
  });
}

/** The relations and ends that all wordings mean, the surest first. */
function rankedEnds(pieces: readonly Piece[]) {
  const [cue = [], ...others] = pieces.flatMap((piece) =>
    piece.kind === 'cue' ? [piece.matches] : [],
  );
  return relationReadings(cue, 'before')
    .filter(
      ({ relation, isLoose }) =>
        !isLoose && others.every((more) => more.some((match) => match.relation === relation)),
    )
    .sort((left, right) => right.rank - left.rank);
}

function within(types: readonly EntityType[], others: readonly EntityType[]) {
  return types.filter((type) => others.includes(type));
}
