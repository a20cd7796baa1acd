import type { EntityType } from '@biographql/core';
import type { LabelHit } from '@biographql/engines';
import type { CueMatch } from '../analyze/analyze-question.js';
import {
  type Cue,
  MIN_WEIGHT,
  otherSide,
  type Relation,
  SIDES,
  type Side,
} from '../lexicon/relations.js';
import file from '../lexicon/words.json' with { type: 'json' };
import { type EntityMention, getCandidates } from '../link/nearest-names.js';
import {
  expandTypes,
  isGene,
  isHumanGene,
  isPlainNoun,
  splitWords,
  typesNamedBy,
} from '../text/lexicon.js';
import { meets, type NamedThing, type ValuesSet } from './expression.js';
import type { Head, Piece } from './pieces.js';

/** Reading of a name before or after a wording. */
export interface RelationReading {
  readonly relation: Relation;
  /** The end at which the name stands. */
  readonly side: Side;
  readonly cue: Cue;
  readonly rank: number;
  readonly isOpen: boolean;
}

/** Returns the surest reading, per relation and end, of a name before or after wordings. */
export function relationReadings(
  matches: readonly CueMatch[],
  place: 'after' | 'before',
): readonly RelationReading[] {
  const best = new Map<string, RelationReading>();
  for (const { relation, cue } of matches) {
    const requested = cue.asks === undefined ? undefined : otherSide(cue.asks);
    const known = cue[place] ?? getCopula(cue, place) ?? requested;
    const isOpen = known === undefined;
    const rank = cue.weight + (isOpen ? 0 : 0.2);
    // The other place decides: `regulates X` names the right end, so `X regulates` the left one.
    const opposite = relation.isSymmetric ? undefined : cue[place === 'after' ? 'before' : 'after'];
    for (const side of SIDES.filter((one) => (isOpen ? opposite !== one : known === one))) {
      const key = `${relation.id} ${side}`;
      const reading = { relation, side, cue, rank, isOpen };
      const other = best.get(key);
      if (other === undefined || getStrength(reading) > getStrength(other)) best.set(key, reading);
    }
  }
  return [...best.values()].filter(({ cue }) => cue.weight >= MIN_WEIGHT);
}

function getStrength({ rank, cue }: RelationReading): number {
  return rank - (cue.isLoose === true ? 0.5 : 0);
}

/** The name before `a drug for` is the drug, the name after it the disease. */
function getCopula({ after, phrase }: Cue, place: 'after' | 'before') {
  const isNamed = place === 'before' && / (?:of|for|in|against|with)$/.test(phrase);
  return after === undefined || !isNamed ? undefined : otherSide(after);
}

/** No noun: only the relation says what is requested. */
export const NO_HEAD: Head = { types: null, only: null };

/** Wordings for any cause: of genes only when genes are requested. `Where does X occur?` asks for no disease. */
const ANY_CAUSE =
  /^(?:caused? by|cause|causing|responsible(?: for)?|attributed to|due to|lead to|give rise to|result in|trigger|(?:be )?behind|to blame for|at fault in)$/;
/** Verbs between a disease and its symptom; between two diseases they say that one is the cause. */
const CAUSES = /^(?:cause|produce|lead to|bring about|entail|(?:be )?behind|underlie)$/;

function needsNoun({ relation: { id }, side, cue: { phrase, isLoose } }: RelationReading): boolean {
  if (id === 'symptom') return phrase === 'occur' || phrase === 'seen';
  if (id !== 'genetic-association' || isLoose !== true) return false;
  return side === 'left' && ANY_CAUSE.test(phrase);
}

/** A question for causes doesn't read a disease as a symptom: diseases with that sign don't cause it. */
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

type Narrowing = Pick<RelationReading, 'relation' | 'side'> & { readonly cue?: Cue | undefined };

/** A set of values as a name and a wording mean it, e.g. of the drugs for X. */
export function setOfName(
  thing: NamedThing,
  { relation, side, cue }: Narrowing,
  head: Head = NO_HEAD,
): ValuesSet {
  return {
    ...{ kind: 'values', relation, side, thing, types: typesFor({ relation, side, cue }, head) },
    ...(cue?.effect !== undefined && { effect: cue.effect }),
    ...(head.named !== undefined && { named: head.named }),
  };
}

/** Returns the types of the values: those of the noun, or of the noun in the wording, that the relation allows; null for all. */
export function typesFor(
  { relation, side, cue }: Narrowing,
  { types: headTypes }: Head = NO_HEAD,
): readonly EntityType[] | null {
  const end = relation[otherSide(side)];
  if (end.isLiteral === true) return null;
  const stem = splitWords(cue?.phrase ?? '')[0]?.stem ?? '';
  const types = headTypes ?? (isPlainNoun(stem) ? (typesNamedBy(stem) ?? null) : null);
  if (end.types.length === 0) return types;
  return types === null || !meets(types, end.types)
    ? end.types
    : types.filter((type) => end.types.includes(type));
}

/** Returns the wordings from an index on, each with the index after it; consecutive ones must share a relation. */
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

/** `The gene that causes X` is as loose as `causes`: a loose wording makes its neighbors loose. */
function shared(left: readonly CueMatch[], right: readonly CueMatch[]): readonly CueMatch[] {
  const from = (matches: readonly CueMatch[], others: readonly CueMatch[]) =>
    matches
      .filter(({ relation }) => others.some((match) => match.relation === relation))
      .map((match) =>
        saysMore(others, match.relation)
          ? { ...match, cue: { ...match.cue, isLoose: true } }
          : match,
      );
  return [...from(left, right), ...from(right, left)];
}

/** Whether all wordings of a relation say more than it states. */
export function saysMore(matches: readonly CueMatch[], relation: Relation): boolean {
  const relationMatches = matches.filter(
    (match) => match.relation === relation && match.cue.weight >= MIN_WEIGHT,
  );
  return relationMatches.length > 0 && relationMatches.every(({ cue }) => cue.isLoose === true);
}

const MAX_SENSES = 4;
const RACEMATE = /^(?:\((?:rs|r,s|±|\+\/-)\)|rac|dl)-(?=\p{L}{4})/u;

/** Returns the things of these types (any type if empty) that a name may mean; null when there are none. */
export function thingAt(mention: EntityMention, types: readonly EntityType[]): NamedThing | null {
  const { text, quality, candidates } = mention;
  const typed = text.toLowerCase();
  const byName = new Map<string, LabelHit[]>();
  for (const hit of getCandidates(mention, types)) {
    // A racemate counts as its unmarked name; a single enantiomer is another thing.
    const key = hit.label.toLowerCase().replace(RACEMATE, '');
    byName.set(key, [...(byName.get(key) ?? []), hit]);
  }
  if (byName.size === 0) return null;
  const named = [...byName.values()].flatMap(types.length === 0 ? kindsApart : (same) => [same]);
  return {
    text,
    senses: named.slice(0, MAX_SENSES).map(getHuman),
    homonyms: candidates
      .filter(({ label, types: hitTypes }) => !isGene(hitTypes) || label.toLowerCase() === typed)
      .map(({ iri }) => iri),
    quality,
  };
}

/** Types that a role of drugs may have: many sources class it as a substance. `Biologics`, without a type, are none. */
export const ROLES = expandTypes(file.roleTypes);

/** Like {@link thingAt}, but null also when the name means nothing that has one of the types. */
export function typedThingAt(
  mention: EntityMention,
  types: readonly EntityType[],
): NamedThing | null {
  return isOfTypes(mention, types) ? thingAt(mention, types) : null;
}

/** Whether a name may mean something that has one of the types; true without types. */
export function isOfTypes({ candidates }: EntityMention, types: readonly EntityType[]): boolean {
  const isOf = (type: EntityType) => type !== 'UNDEFINED' && types.includes(type);
  return types.length === 0 || candidates.some((hit) => hit.types.some(isOf));
}

/** A disease and a symptom of one name are two things; the disease is meant first. */
function kindsApart(hits: readonly LabelHit[]): readonly (readonly LabelHit[])[] {
  const isSymptom = ({ types }: LabelHit) =>
    types.includes('SYMPTOM') && !types.includes('DISEASE');
  const symptoms = hits.filter(isSymptom);
  const others = hits.filter((hit) => !isSymptom(hit));
  const hasDisease = others.some(({ types }) => types.includes('DISEASE'));
  return symptoms.length > 0 && hasDisease ? [others, symptoms] : [hits];
}

/** Symbols of human genes are written in capitals; the gene of a mouse is not meant. */
function getHuman(hits: readonly LabelHit[]): readonly LabelHit[] {
  const isHuman = ({ label, types }: LabelHit) => isHumanGene(label, types);
  return hits.some(isHuman) ? hits.filter((hit) => isHuman(hit) || !isGene(hit.types)) : hits;
}
