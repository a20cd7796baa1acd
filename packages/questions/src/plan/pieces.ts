import type { EntityType } from '@biographql/core';
import type { CueMatch } from '../analyze/analyze-question.js';
import { ANATOMY, DRUGS } from '../lexicon/relation.js';
import type { Relations } from '../lexicon/relations.js';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { type EntityMention, isParticular, type Stretch } from '../link/mention.js';
import {
  asksForPeople,
  type Connective,
  classNamedBy,
  type DrugClass,
  drugClassAt,
  getConnective,
  getNumber,
  isPassedOver,
  isPlainNoun,
  isSkipped,
  type NounClass,
  relationsNamedBy,
  typesNamedBy,
} from '../text/lexicon.js';

export type Piece = Stretch &
  (
    | {
        readonly kind: 'name';
        readonly mention: EntityMention;
        readonly written: string;
        /** Whether it follows `does` or `do`: then the wording before it does not govern it. */
        readonly isSubject: boolean;
        /** Whether nothing but an article or `is` stands between it and the noun before it. */
        readonly isApposed: boolean;
        readonly relations: Relations;
      }
    | { readonly kind: 'cue'; readonly matches: readonly CueMatch[] }
    | {
        readonly kind: 'noun';
        readonly types: readonly EntityType[];
        readonly only: readonly string[] | null;
        readonly isRequested: boolean;
        readonly named?: NounClass;
        readonly drugClass?: DrugClass;
        readonly relations?: Relations;
      }
    | { readonly kind: 'connective'; readonly connective: Connective }
    | { readonly kind: 'number'; readonly number: number }
    | { readonly kind: 'term'; readonly term: Term }
  );

export type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>;

export type Term =
  | 'more'
  | 'fewer'
  | 'than'
  | 'most'
  | 'fewest'
  | 'count'
  | 'share'
  | 'same'
  | 'similar'
  | 'top'
  | 'between';

export interface Segmentation {
  readonly pieces: readonly Piece[];
  readonly unread: readonly number[];
  readonly cost: number;
}

const WIDTH = 40;
/** No question has more pieces, and more are not parsed: parsing takes time that grows fast with their number. */
const MAX_PIECES = 16;
const UNREAD_COST = 20;

const TERMS: ReadonlyMap<string, Term> = new Map(
  Object.entries(file.terms).flatMap(([term, phrases]) =>
    phrases.map((phrase) => [phrase, term as Term] as const),
  ),
);
const LONGEST_TERM = 3;

/** Returns the ways to divide a question into pieces, the simplest first; a word that means nothing known is left unread. */
export function getSegments(question: LinkedQuestion): readonly Segmentation[] {
  const known = CACHE.get(question);
  if (known !== undefined) return known;
  const { words } = question;
  const from = piecesByStart(question);
  const reached: Segmentation[][] = words.map(() => []);
  reached.push([]);
  reached[0] = [{ pieces: [], unread: [], cost: 0 }];
  words.forEach((word, index) => {
    const best = cheapest(reached[index] ?? []);
    reached[index] = [];
    const goTo = (next: number, cost: number, piece?: Piece, unread?: number) => {
      for (const path of best) {
        reached[next]?.push({
          pieces: piece === undefined ? path.pieces : [...path.pieces, piece],
          unread: unread === undefined ? path.unread : [...path.unread, unread],
          cost: path.cost + cost,
        });
      }
    };
    for (const [piece, cost] of from(index)) goTo(piece.last + 1, cost, piece);
    const isMeant =
      DENIAL.test(word.folded) || (question.form === 'yes-no' && EVERY.test(word.folded));
    if (
      (isSkipped(word.folded) && !isMeant) ||
      isManner(question, index) ||
      isOneOf(question, index)
    )
      goTo(index + 1, index > 0 && /^\p{Lu}$/u.test(word.text) ? 1 : 0);
    else if (isPassedOver(word.stem) && !asksForPeople(question.words, index)) goTo(index + 1, 0.4);
    else goTo(index + 1, UNREAD_COST, undefined, index);
  });
  const found = cheapest(reached[words.length] ?? []).filter(
    ({ pieces }) => pieces.length <= MAX_PIECES,
  );
  CACHE.set(question, found);
  return found;
}

/** `How is X treated?` and `How does X present?` ask for what treats X and how it shows; `How does X treat Y?` asks for more. */
function isManner({ words }: LinkedQuestion, index: number): boolean {
  if (index > 0 || words[index]?.folded !== 'how') return false;
  const next = words[index + 1]?.folded ?? '';
  if (/^(?:is|are)$/.test(next)) return true;
  return /^do(?:es)?$/.test(next) && /^(?:present|manifest)s?$/.test(words.at(-1)?.folded ?? '');
}

/** What turns a question round: a reading without it answers the opposite. */
export const DENIAL = /^(?:not|never)$/;
/** What asks whether something holds of all: no single statement answers that. */
const EVERY = /^(?:all|every|each)$/;
const MODAL = /^(?:do|does|did|can|could|may|might|must|should|will|would)$/;

/** `Is X one of the drugs for Y?` and `What would one take?` count nothing. */
function isOneOf({ words }: LinkedQuestion, index: number): boolean {
  if (words[index]?.folded !== 'one') return false;
  return words[index + 1]?.folded === 'of' || MODAL.test(words[index - 1]?.folded ?? '');
}

const CACHE = new WeakMap<LinkedQuestion, readonly Segmentation[]>();

function cheapest(paths: readonly Segmentation[]): readonly Segmentation[] {
  return [...paths].sort((left, right) => left.cost - right.cost).slice(0, WIDTH);
}

/** The pieces that begin at a word, each with its cost: exact long names are the cheapest for what they explain. */
function piecesByStart(
  question: LinkedQuestion,
): (index: number) => readonly (readonly [Piece, number])[] {
  const { words, mentions } = question;
  const spans = new Map<string, { first: number; last: number; matches: CueMatch[] }>();
  for (const match of longestCues(question)) {
    const first = match.words[0] ?? 0;
    const last = match.words.at(-1) ?? first;
    const span = spans.get(`${first} ${last}`) ?? { first, last, matches: [] };
    span.matches.push(match);
    spans.set(`${first} ${last}`, span);
  }
  return (index) => {
    const found: [Piece, number][] = [];
    for (const mention of mentions) {
      if (mention.first !== index || !isName(mention, question)) continue;
      const cost = 1 + (1 - mention.quality) * 3 + (isCommonWord(mention, question) ? 2 : 0);
      const isSubject = /^(?:does|do|did|can)$/.test(wordBefore(question, index));
      const stretch = { first: index, last: mention.last };
      const { relations } = question;
      const isApposed = followsNoun(question, index);
      const written = question.text.slice(words[index]?.start, words[mention.last]?.end);
      const name = { kind: 'name', ...stretch, mention, written, isSubject, isApposed } as const;
      found.push([{ ...name, relations }, cost]);
    }
    for (const { first, last, matches } of spans.values()) {
      // `Not` has the stem of `noted`.
      const isDenied = DENIAL.test(words[index]?.folded ?? '');
      if (first !== index || isDenied || asksForPeople(words, index)) continue;
      const weight = Math.max(...matches.map(({ cue }) => cue.weight));
      found.push([{ kind: 'cue', first, last, matches }, 1.2 - 0.2 * weight]);
    }
    const word = words[index];
    if (word === undefined) return found;
    const stretch = { first: index, last: index };
    const isRequested = /^(?:which|what)$/.test(words[index - 1]?.folded ?? '');
    const ofClass = classNamedBy(word.stem);
    const named = ofClass?.isRequestedOnly === true && !isRequested ? undefined : ofClass;
    const types =
      isPlainNoun(word.stem) || named !== undefined ? typesNamedBy(word.stem) : undefined;
    if (types !== undefined) {
      const only = relationsNamedBy(word.stem);
      const noun = { kind: 'noun', ...stretch, types, only, isRequested } as const;
      found.push([named === undefined ? noun : { ...noun, named }, 1]);
      if (word.stem === 'cell' && /^types?$/.test(words[index + 1]?.folded ?? '')) {
        const both = { first: index, last: index + 1 };
        found.push([{ kind: 'noun', ...both, types: ANATOMY, only, isRequested }, 1]);
      }
    }
    if (textAt(words, index, 3) === 'as well as')
      found.push([{ kind: 'connective', first: index, last: index + 2, connective: 'and' }, 0.2]);
    const ofDrugs = drugClassAt(words, index);
    if (ofDrugs !== undefined) {
      const { drugClass, stems } = ofDrugs;
      const whole = { first: index, last: index + stems.length - 1 };
      const { relations } = question;
      const noun = { kind: 'noun', ...whole, types: DRUGS, only: null, isRequested } as const;
      found.push([{ ...noun, drugClass, relations }, 0.9]);
    }
    const connective = getConnective(word.folded);
    if (connective !== undefined) found.push([{ kind: 'connective', ...stretch, connective }, 0.5]);
    const number = getNumber(word.folded);
    if (number !== null) found.push([{ kind: 'number', ...stretch, number }, 1]);
    return [...found, ...termsAt(question, index)];
  };
}

/** A word of a wording, written small, that is a name only by chance: `act` is also a gene. */
function isCommonWord({ first, last, text, candidates }: EntityMention, { cues }: LinkedQuestion) {
  return (
    first === last &&
    text === text.toLowerCase() &&
    candidates[0]?.match !== 'exact-label' &&
    cues.some(({ words }) => words.includes(first))
  );
}

function followsNoun({ words }: LinkedQuestion, index: number): boolean {
  let at = index - 1;
  while (at > 0 && /^(?:the|a|an|is|are|called|named)$/.test(words[at]?.folded ?? '')) at -= 1;
  return isPlainNoun(words[at]?.stem ?? '');
}

/** Whether a mention names something in particular; `human chromosome 7` does by its number. */
function isName(mention: EntityMention, question: LinkedQuestion): boolean {
  const { first, last, text } = mention;
  const isFiller = first === last && isPassedOver(question.words[first]?.stem ?? '');
  if (isFiller && text === text.toLowerCase()) return false;
  if (isParticular(mention, question)) return true;
  return mention.last > mention.first && /\d/.test(mention.text);
}

/** The folded word before a place, articles and type nouns passed over; empty at the beginning. */
function wordBefore({ words }: LinkedQuestion, index: number): string {
  let at = index - 1;
  while (at > 0 && /^(?:the|a|an|both)$/.test(words[at]?.folded ?? '')) at -= 1;
  if (at > 0 && isPlainNoun(words[at]?.stem ?? '')) at -= 1;
  if (at > 0 && words[at]?.folded === 'the') at -= 1;
  return words[at]?.folded ?? '';
}

function termsAt({ words }: LinkedQuestion, index: number): readonly (readonly [Piece, number])[] {
  return Array.from({ length: LONGEST_TERM }, (_, more) => more + 1).flatMap((length) => {
    const term = TERMS.get(textAt(words, index, length));
    const last = index + length - 1;
    if (term === undefined || last >= words.length) return [];
    return [[{ kind: 'term', first: index, last, term }, 0.8] as const];
  });
}

function textAt(words: LinkedQuestion['words'], index: number, length: number): string {
  const stretch = words.slice(index, index + length);
  return stretch.map(({ folded }) => folded).join(' ');
}

/** Of wordings of one relation that share a word, the one that begins first, and of these the longest: `caused by` is no `cause`. */
function longestCues({ cues, words }: LinkedQuestion): readonly CueMatch[] {
  const chosen = new Map<string, (readonly [first: number, last: number])[]>();
  return cues
    .filter((match) => isOfVoice(match, words))
    .map((match) => ({ match, ends: getEnds(match) }))
    .sort(({ ends: left }, { ends: right }) => left[0] - right[0] || right[1] - left[1])
    .flatMap(({ match, ends }) => {
      const { relation, cue } = match;
      const [first, last] = ends;
      const taken = chosen.get(relation.id) ?? [];
      const isHidden = taken.some(
        ([start, end]) => start <= last && end >= first && (start !== first || end !== last),
      );
      if (isHidden) return [];
      chosen.set(relation.id, [...taken, ends]);
      const hasOrder = cue.after !== undefined || cue.before !== undefined;
      return hasOrder && words[last + 1]?.folded === 'by' ? [] : [match];
    });
}

/** The wording's verb is its first word, or the one after `used to`. */
function isOfVoice({ cue, words: places }: CueMatch, words: LinkedQuestion['words']): boolean {
  if (cue.voice === undefined) return true;
  const verb = words[(cue.phrase.startsWith('used') ? places.at(-1) : places[0]) ?? 0];
  return (verb?.folded.endsWith('ed') ?? false) === (cue.voice === 'passive');
}

function getEnds({ words }: CueMatch): readonly [first: number, last: number] {
  const first = words[0] ?? 0;
  return [first, words.at(-1) ?? first];
}
