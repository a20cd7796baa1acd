import type { EntityType } from '@biographql/core';
import { otherSide, type Relation, type Side } from '../lexicon/relation.js';
import type { LinkedQuestion } from '../link/link-question.js';
import { meets } from '../sets/set-plan.js';
import { relationsNamedBy, typesNamedBy } from '../text/answer-nouns.js';
import { isPlainNoun } from '../text/lexicon.js';
import { relationReadings } from './parsed-set.js';
import type { Piece } from './pieces.js';
import { wholeSegments } from './read-sets.js';

/** The things with the most values at the other end of a relation, among all of a type. */
export interface Superlative {
  readonly relation: Relation;
  /** The end at which the wanted things stand. */
  readonly side: Side;
  readonly types: readonly EntityType[];
  /** The types of the values that are counted; null for all. */
  readonly counted: readonly EntityType[] | null;
  /** What is counted, as written. */
  readonly noun: string;
}

/** Returns what `Which gene is associated with the most diseases?` ranks, the most plausible reading first. */
export function getSuperlatives(question: LinkedQuestion): readonly Superlative[] {
  if (question.form === 'yes-no') return [];
  return wholeSegments(question).flatMap(({ pieces }) => {
    const at = pieces.findIndex((piece) => piece.kind === 'term' && piece.term === 'most');
    const [head] = pieces;
    const headTypes = typesOfHead(question, head);
    if (at < 1 || headTypes === null) return [];
    const only = relationsNamedBy(question.words[head?.first ?? -1]?.stem ?? '');
    const rest = pieces.filter(
      (piece, index) => index !== at && (index > 0 || piece.kind === 'cue'),
    );
    if (rest.some(({ kind }) => kind !== 'cue' && kind !== 'noun')) return [];
    const target = pieces.slice(at + 1).find((piece) => piece.kind === 'noun');
    const cues = rest.filter((piece) => piece.kind === 'cue');
    const words = question.words.slice((pieces[at]?.last ?? 0) + 1).map(({ text }) => text);
    return getReadings(question, { head: headTypes, target, cues })
      .filter(
        ({ relation, side }) => only === null || (side === 'right' && only.includes(relation.id)),
      )
      .map((reading) => ({ ...reading, noun: words.join(' ') }));
  });
}

/** The types of the noun that is ranked; it may be the first word of a wording, as in `gene associated with`. */
function typesOfHead(
  { words }: LinkedQuestion,
  head: Piece | undefined,
): readonly EntityType[] | null {
  if (head?.kind === 'noun') return head.types;
  const stem = words[head?.first ?? -1]?.stem ?? '';
  return head?.kind === 'cue' && isPlainNoun(stem) ? (typesNamedBy(stem) ?? null) : null;
}

interface Parts {
  readonly head: readonly EntityType[];
  readonly target: Piece | undefined;
  readonly cues: readonly Piece[];
}

function getReadings(
  { relations }: LinkedQuestion,
  { head, target, cues }: Parts,
): readonly Omit<Superlative, 'noun'>[] {
  const counted = target?.kind === 'noun' ? target.types : null;
  const [cue, ...others] = cues.flatMap((piece) => (piece.kind === 'cue' ? [piece.matches] : []));
  const sides: readonly Side[] = ['left', 'right'];
  const asked =
    cue === undefined
      ? ['genetic-association', 'treats', 'drug-target', 'symptom', 'pathway'].flatMap((id) =>
          sides.flatMap((side) => {
            const relation = relations.byId(id);
            return relation === undefined ? [] : [{ relation, side, rank: 0 }];
          }),
        )
      : relationReadings(cue, 'before').filter(
          ({ relation, isLoose }) =>
            !isLoose && others.every((more) => more.some((match) => match.relation === relation)),
        );
  return [...asked]
    .sort((left, right) => right.rank - left.rank)
    .flatMap(({ relation, side }) => {
      const own = relation[side].types;
      const end = relation[otherSide(side)];
      if (end.isLiteral === true || own.length === 0 || !meets(head, own)) return [];
      if (counted !== null && (end.types.length === 0 || !meets(counted, end.types))) return [];
      if (counted === null && cue === undefined) return [];
      const types = head.filter((type) => own.includes(type));
      const kept = counted?.filter((type) => end.types.includes(type)) ?? end.types;
      return types.length === 0
        ? []
        : [{ relation, side, types, counted: kept.length === 0 ? null : kept }];
    });
}
