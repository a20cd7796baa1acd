import type { EntityType } from '@biographql/core';
import type { CueMatch } from '../analyze/analyze-question.js';
import {
  type Effect,
  LEAST_WEIGHT,
  otherSide,
  type Relation,
  SIDES,
  type Side,
} from '../lexicon/relations.js';
import type { EntityMention } from '../link/mention.js';
import { isPlainNoun, splitWords, typesNamedBy } from '../text/lexicon.js';
import { meets, type ValuesSet } from './expression.js';
import type { Head, Piece } from './pieces.js';

/** What a wording says of a name at one place of it. */
export interface RelationReading {
  readonly relation: Relation;
  /** The end at which the name stands. */
  readonly side: Side;
  readonly rank: number;
  readonly cue: number;
  readonly isLoose: boolean;
  readonly isOpen: boolean;
  /** Whether the wording is a noun without a preposition, which governs no clause. */
  readonly isBare: boolean;
  readonly phrase: string;
  readonly effect?: Effect;
  readonly nounTypes: readonly EntityType[] | null;
}

/** Returns what wordings say of a name that stands before or after them: the surest reading of each relation and end. */
export function relationReadings(
  matches: readonly CueMatch[],
  place: 'after' | 'before',
): readonly RelationReading[] {
  const best = new Map<string, RelationReading>();
  for (const { relation, cue } of matches) {
    const asked = cue.asks === undefined ? undefined : otherSide(cue.asks);
    const known = cue[place] ?? getCopula(cue, place) ?? asked;
    // The other place decides: `regulates X` names the right end, so `X regulates` the left one.
    const opposite = relation.isSymmetric ? undefined : cue[place === 'after' ? 'before' : 'after'];
    for (const side of SIDES) {
      if (known === undefined ? opposite === side : known !== side) continue;
      const reading: RelationReading = {
        relation,
        side,
        rank: cue.weight + (known === undefined ? 0 : 0.2),
        cue: cue.weight,
        isLoose: cue.isLoose === true,
        isOpen: known === undefined,
        isBare: cue.asks !== undefined && cue.after === undefined,
        phrase: cue.phrase,
        ...(cue.effect !== undefined && { effect: cue.effect }),
        nounTypes: getNounTypes(cue.phrase),
      };
      const other = best.get(`${relation.id} ${side}`);
      if (other === undefined || getStrength(reading) > getStrength(other))
        best.set(`${relation.id} ${side}`, reading);
    }
  }
  return [...best.values()].filter(({ cue }) => cue >= LEAST_WEIGHT);
}

function getStrength({ rank, isLoose }: RelationReading): number {
  return rank - (isLoose ? 0.5 : 0);
}

/** What stands before `a drug for` is what the wording names, so it is the other end than what stands after it. */
function getCopula({ after, phrase }: CueMatch['cue'], place: 'after' | 'before') {
  const isNamed = place === 'before' && / (?:of|for|in|against|with)$/.test(phrase);
  return after === undefined || !isNamed ? undefined : otherSide(after);
}

function getNounTypes(phrase: string): readonly EntityType[] | null {
  const stem = splitWords(phrase)[0]?.stem ?? '';
  return isPlainNoun(stem) ? (typesNamedBy(stem) ?? null) : null;
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

/** Whether the values of a reading may be what the noun names. */
export function fitsHead(reading: RelationReading, { types, only }: Head): boolean {
  const { relation, side } = reading;
  const end = relation[otherSide(side)];
  if (types === null) return !needsNoun(reading);
  if (only !== null && (side !== 'left' || !only.includes(relation.id))) return false;
  return end.isLiteral !== true && meets(end.types, types);
}

type Narrowing = Pick<RelationReading, 'relation' | 'side' | 'effect'> & {
  readonly nounTypes?: readonly EntityType[] | null;
};

/** Returns the types of the values: those of the noun that the relation allows; null for all. */
export function typesFor(
  { relation, side, nounTypes = null }: Narrowing,
  { types: headTypes }: Head = NO_HEAD,
): readonly EntityType[] | null {
  const end = relation[otherSide(side)];
  if (end.isLiteral === true) return null;
  const types = headTypes ?? nounTypes;
  if (end.types.length === 0) return types;
  return types === null || !meets(types, end.types)
    ? end.types
    : types.filter((type) => end.types.includes(type));
}

export function narrowValues(
  reading: Narrowing,
  head: Head,
): Pick<ValuesSet, 'types' | 'effect' | 'named'> {
  return {
    types: typesFor(reading, head),
    ...(reading.effect !== undefined && { effect: reading.effect }),
    ...(head.named !== undefined && { named: head.named }),
  };
}

/** Returns the wordings from a place on, each with the place after it; several of one relation may follow one another. */
export function cuesFrom(pieces: readonly Piece[], start: number) {
  const found: { readonly matches: readonly CueMatch[]; readonly next: number }[] = [];
  let matches: readonly CueMatch[] = [];
  for (let next = start; ; next += 1) {
    const piece = pieces[next];
    if (piece?.kind !== 'cue') return found;
    matches = next === start ? piece.matches : shared(matches, piece.matches);
    if (matches.length === 0) return found;
    found.push({ matches, next: next + 1 });
  }
}

/** `The gene that causes X` says no less than `causes`: next to a loose wording, every one is. */
function shared(left: readonly CueMatch[], right: readonly CueMatch[]): readonly CueMatch[] {
  const from = (own: readonly CueMatch[], others: readonly CueMatch[]) =>
    own
      .filter(({ relation }) => others.some((match) => match.relation === relation))
      .map((match) =>
        saysMore(others, match.relation)
          ? { ...match, cue: { ...match.cue, isLoose: true } }
          : match,
      );
  return [...from(left, right), ...from(right, left)];
}

/** Whether all that wordings say of a relation is more than it states. */
export function saysMore(matches: readonly CueMatch[], relation: Relation): boolean {
  const own = matches.filter(
    (match) => match.relation === relation && match.cue.weight >= LEAST_WEIGHT,
  );
  return own.length > 0 && own.every(({ cue }) => cue.isLoose === true);
}
