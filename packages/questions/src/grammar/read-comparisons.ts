import type { EntityType } from '@biographql/core';
import { otherSide, type Relation, type Side } from '../lexicon/relations.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { isPlainNoun, typesNamedBy } from '../text/lexicon.js';
import { joinSets, meets, type ParsedSet, type ValuesSet } from './expression.js';
import { type Piece, type PieceOf, toLetters } from './pieces.js';
import { type ListQuery, parseListedSet, readWanted } from './read-lists.js';
import { relationReadings } from './wordings.js';

/** Comparison of the sizes of two sets. */
export interface Comparison {
  readonly sets: readonly [ParsedSet, ParsedSet];
  readonly isMore: boolean;
  readonly isVerdict: boolean;
}

/** Things of some types with the most values of a relation. */
export interface Superlative {
  readonly relation: Relation;
  readonly side: Side;
  readonly types: readonly EntityType[];
  /** The types of the values that count; null for all. */
  readonly counted: readonly EntityType[] | null;
  /** Counted things, in the words of the question. */
  readonly noun: string;
}

interface ValuesReading extends ParsedSet {
  readonly plan: ValuesSet;
}

function namesIn(pieces: readonly Piece[]): readonly PieceOf<'name'>[] {
  return pieces.filter((piece) => piece.kind === 'name');
}

/** Groups of sets: one set per name, all by the same relation. */
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
  const wanted = { ...readWanted(pieces), isVerdict: question.form === 'yes-no' };
  return likeSets(pieces, question).map((sets) => ({ set: joinSets('and', sets), ...wanted }));
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
    const sideTypes = relation[side].types;
    const types = head.types.filter((type) => sideTypes.length === 0 || sideTypes.includes(type));
    if (types.length === 0) return [];
    const turned = otherSide(side);
    const plan = { kind: 'through', relation, side: turned, inner: inner.plan, types } as const;
    return [{ set: { ...inner, plan }, ...readWanted(pieces), isSimilar: true }];
  });
}

/** The sets of a name's values by the wordings and one of the nouns among pieces, in any order. */
function setsFrom(
  question: LinkedQuestion,
  pieces: readonly Piece[],
  name: PieceOf<'name'>,
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
    const [sideTypes, end] = [relation[side].types, relation[otherSide(side)]];
    const ranked = types.filter((type) => sideTypes.includes(type));
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
