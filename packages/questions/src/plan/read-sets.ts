import type { EntityType } from '@biographql/core';
import { otherSide, type Relation } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { getRelations, meets, type SetPlan, toTypes } from '../sets/set-plan.js';
import { isPlainNoun, typesNamedBy } from '../text/lexicon.js';
import type { Word } from '../text/words.js';
import { listedSets } from './listed-sets.js';
import type { ParsedSet } from './parsed-set.js';
import { getSegments, type Piece } from './pieces.js';

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
  const asked = askedTypes(question);
  const isWhere = question.words[0]?.folded === 'where';
  return wholeSegments(question)
    .flatMap(({ pieces, cost }) => {
      const part = partOf(pieces);
      if (part === null || part.length === 0 || isBarePlace(question, part)) return [];
      return listedSets(part)
        .filter(({ plan }) => !isWhere || !getRelations(plan).some(isNoPlace))
        .filter(({ plan }) => mayBe(plan, asked))
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

/** `Where` asks for what no noun beside the name says. */
function isBarePlace({ words }: LinkedQuestion, pieces: readonly Piece[]): boolean {
  return (
    /^(?:where|who|how|why|when)$/.test(words[0]?.folded ?? '') &&
    words[1]?.folded !== 'many' &&
    pieces.every(({ kind }) => kind !== 'cue' && kind !== 'term')
  );
}

const AFTER_ASKED = /^(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|that|which)$/;

/** The types of the noun after a leading `which`, `what` or `how many`, or of `who`; null when there is none, or more than a noun. */
function askedTypes({ words }: LinkedQuestion): readonly EntityType[] | null {
  const [asking, noun, next] = words;
  if (/^whom?$/.test(asking?.folded ?? '')) return typesNamedBy('who') ?? null;
  if (asking?.folded === 'how' && noun?.folded === 'many') return countedTypes(next, words[3]);
  const isAsked = /^(?:which|what)$/.test(asking?.folded ?? '') && isPlainNoun(noun?.stem ?? '');
  if (!isAsked || !AFTER_ASKED.test(next?.folded ?? '')) return null;
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

/** Whether members of a set may be what is asked for, whatever its words were taken for: `genes found in` names no place. */
function mayBe(plan: SetPlan, asked: readonly EntityType[] | null): boolean {
  if (asked === null) return true;
  if (plan.kind === 'values' || plan.kind === 'through')
    return meets(plan.types ?? plan.relation[otherSide(plan.side)].types, asked);
  if (plan.kind === 'class') return meets(toTypes(plan) ?? [], asked);
  return plan.kind === 'minus' ? mayBe(plan.from, asked) : true;
}

/** `Where does X occur?` asks for no disease. */
function isNoPlace({ id }: Relation): boolean {
  return /^(?:symptom|treats|genetic-association|cause)$/.test(id);
}
