import type { EntityType } from '@biographql/core';
import type { CueMatch } from '../analyze/analyze-question.js';
import { otherSide, type Relation } from '../lexicon/relation.js';
import { LEAST_WEIGHT } from '../lexicon/relations.js';
import type { EntityMention } from '../link/mention.js';
import { meets, type ValuesSet } from '../sets/say-set.js';
import { isPlainNoun, type NounClass, splitWords } from '../text/lexicon.js';
import type { RelationReading } from './parsed-set.js';
import type { Piece } from './pieces.js';

export interface Head {
  readonly types: readonly EntityType[] | null;
  /** The relations whose right end the noun names; null when only its types say it. */
  readonly only: readonly string[] | null;
  /** The class that the noun names, e.g. `receptor`; absent when only its types say it. */
  readonly named?: NounClass;
}

/** No noun: only the relation says what is requested. */
export const NO_HEAD: Head = { types: null, only: null };

/** What any cause is said with: of genes only when genes are asked for. `Where does X occur?` asks for no disease. */
const ANY_CAUSE =
  /^(?:caused? by|cause|causing|responsible(?: for)?|attributed to|due to|lead to|give rise to|result in|trigger|(?:be )?behind|to blame for|at fault in)$/;
/** What a disease does to have a symptom; of another disease it says that one is the cause. */
const CAUSES = /^(?:cause|produce|lead to|bring about|entail|(?:be )?behind|underlie)$/;

function needsNoun({ relation: { id }, side, phrase, isLoose }: RelationReading): boolean {
  if (id === 'symptom') return phrase === 'occur' || phrase === 'seen';
  return id === 'genetic-association' && isLoose && side === 'left' && ANY_CAUSE.test(phrase);
}

/** A disease is no symptom where causes are asked for: what has it as a sign does not cause it. */
export function isCauseOfDisease(
  { id }: Relation,
  phrases: readonly string[],
  { candidates: [best] }: EntityMention,
): boolean {
  if (id !== 'symptom' || !phrases.some((phrase) => CAUSES.test(phrase))) return false;
  return best?.types.includes('DISEASE') === true && !best.types.includes('SYMPTOM');
}

export function fitsHead(reading: RelationReading, { types, only }: Head): boolean {
  const { relation, side } = reading;
  const end = relation[otherSide(side)];
  if (types === null && needsNoun(reading)) return false;
  if (only !== null && (side !== 'left' || !only.includes(relation.id))) return false;
  if (types === null) return true;
  return end.isLiteral !== true && meets(end.types, types);
}

/** Returns the types of the values: those of the noun that the relation allows; null for all. */
export function typesFor(
  { relation, side, nounTypes }: Pick<RelationReading, 'relation' | 'side' | 'nounTypes'>,
  { types: headTypes }: Head,
): readonly EntityType[] | null {
  const end = relation[otherSide(side)];
  if (end.isLiteral === true) return null;
  const types = headTypes ?? nounTypes;
  if (types === null || !meets(types, end.types)) return end.types.length === 0 ? null : end.types;
  const both = types.filter((type) => end.types.includes(type));
  return end.types.length === 0 ? types : both;
}

export function narrowValues(
  reading: Pick<RelationReading, 'relation' | 'side' | 'nounTypes' | 'effect'>,
  head: Head,
): Pick<ValuesSet, 'types' | 'effect' | 'named'> {
  const { effect } = reading;
  const { named } = head;
  return {
    types: typesFor(reading, head),
    ...(effect !== undefined && { effect }),
    ...(named !== undefined && { named }),
  };
}

/** In `What symptoms does X have?` the wording stands before the name and does not govern it. */
export function governs(pieces: readonly Piece[], next: number): boolean {
  const piece = pieces[next]?.kind === 'noun' ? pieces[next + 1] : pieces[next];
  return piece?.kind !== 'name' || !piece.isSubject;
}

export function cuesFrom(pieces: readonly Piece[], start: number) {
  const piece = pieces[start];
  if (piece?.kind !== 'cue') return null;
  const found = [{ matches: piece.matches, next: start + 1 }];
  let { matches } = piece;
  for (let next = start + 1; ; next += 1) {
    const more = pieces[next];
    if (more?.kind !== 'cue') return found;
    matches = shared(matches, more.matches);
    if (matches.length === 0) return found;
    found.push({ matches, next: next + 1 });
  }
}

function shared(left: readonly CueMatch[], right: readonly CueMatch[]): readonly CueMatch[] {
  const has = (list: readonly CueMatch[], { relation }: CueMatch) =>
    list.some((match) => match.relation === relation);
  return [
    ...left.filter((match) => has(right, match)).map((match) => loosened(match, right)),
    ...right.filter((match) => has(left, match)).map((match) => loosened(match, left)),
  ];
}

/** `The gene that causes X` says no less than `causes`: next to a loose wording, every one is. */
function loosened(match: CueMatch, others: readonly CueMatch[]): CueMatch {
  return saysMore(others, match.relation)
    ? { ...match, cue: { ...match.cue, isLoose: true } }
    : match;
}

export function saysWhat(pieces: readonly Piece[]): boolean {
  const isNaming = (piece: Piece) =>
    piece.kind === 'cue' && piece.matches.some(({ cue }) => cue.asks !== undefined);
  return pieces[0]?.kind !== 'cue' || pieces.some(isNaming);
}

export function saysMore(matches: readonly CueMatch[], relation: Relation): boolean {
  const own = matches.filter(
    (match) => match.relation === relation && match.cue.weight >= LEAST_WEIGHT,
  );
  return own.length > 0 && own.every(({ cue }) => cue.isLoose === true);
}

/** `Drugs cause X` says nothing of drugs for what causes X: a noun without a preposition is followed by no verb. */
export function governsNoClause(next: Piece | undefined, { phrase }: RelationReading): boolean {
  return (
    next?.kind === 'cue' && isPlainNoun(splitWords(phrase)[0]?.stem ?? '') && !phrase.includes(' ')
  );
}
