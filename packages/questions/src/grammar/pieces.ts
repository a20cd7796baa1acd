import type { EntityType } from '@biographql/core';
import type { CueMatch } from '../analyze/analyze-question.js';
import file from '../lexicon/words.json' with { type: 'json' };
import type { LinkedQuestion } from '../link/link-question.js';
import { type EntityMention, isParticular, type Stretch } from '../link/nearest-names.js';
import {
  ANATOMY,
  asksForPeople,
  type Connective,
  classNamedBy,
  DRUGS,
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
import type { ClassSet } from './expression.js';

export interface Head {
  /** Null without a noun: only the relation says what is requested. */
  readonly types: readonly EntityType[] | null;
  /** The relations whose right end the noun names; null when it only names types. */
  readonly only: readonly string[] | null;
  /** The class that the noun names, e.g. `receptor`; absent when it only names types. */
  readonly named?: NounClass;
}

export type Piece = Stretch &
  (
    | {
        readonly kind: 'name';
        readonly mention: EntityMention;
        /** Whether it follows `does` or `do`: then the wording before it does not govern it. */
        readonly isSubject: boolean;
        /** Whether nothing but an article or `is` stands between it and the noun before it. */
        readonly isApposed: boolean;
      }
    | { readonly kind: 'cue'; readonly matches: readonly CueMatch[] }
    | (Head & {
        readonly kind: 'noun';
        readonly types: readonly EntityType[];
        readonly isRequested: boolean;
        /** The drugs of the class that the noun names; absent for another noun. */
        readonly members?: ClassSet;
      })
    | { readonly kind: 'connective'; readonly connective: Connective }
    | { readonly kind: 'number'; readonly number: number }
    | { readonly kind: 'term'; readonly term: Term }
  );

export type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>;

const LETTERS = {
  ...{ name: 'N', cue: 'C', noun: 'T', number: '#' },
  ...{ and: '&', or: '|', not: '-', neither: '~' },
  ...{ more: 'm', fewer: 'f', than: 't', most: 'M', fewest: 'F' },
  ...{ count: 'c', share: 's', top: '^', between: 'b' },
} as const;

type Term = Exclude<keyof typeof LETTERS, Connective | 'name' | 'cue' | 'noun' | 'number'>;

/** Returns pieces as a text with a letter for each, which the patterns of forms fit: `TCN` for `drugs treat asthma`. */
export function toLetters(pieces: readonly Piece[]): string {
  return pieces.map((piece) => LETTERS[getSign(piece)]).join('');
}

function getSign(piece: Piece): keyof typeof LETTERS {
  if (piece.kind === 'term') return piece.term;
  return piece.kind === 'connective' ? piece.connective : piece.kind;
}

interface Segmentation {
  readonly pieces: readonly Piece[];
  readonly unread: readonly number[];
  readonly cost: number;
}

const WIDTH = 40;
/** Questions with more pieces are not parsed: parsing time grows fast with their number. */
const MAX_PIECES = 16;
const UNREAD_COST = 20;
/** Weight of a division's cost in the rank of its reading. */
export const COST_WEIGHT = 0.4;

const TERMS: ReadonlyMap<string, Term> = new Map(
  Object.entries(file.terms).flatMap(([term, phrases]) =>
    phrases.map((phrase) => [phrase, term as Term] as const),
  ),
);
const LONGEST_TERM = 3;

const SEGMENTS = new WeakMap<LinkedQuestion, readonly Segmentation[]>();

/** Returns the ways to divide a question into pieces, the simplest first; unknown words are left unread. */
export function getSegments(question: LinkedQuestion): readonly Segmentation[] {
  const known = SEGMENTS.get(question);
  if (known !== undefined) return known;
  const found = divide(question).filter(({ pieces }) => pieces.length <= MAX_PIECES);
  SEGMENTS.set(question, found);
  return found;
}

export function wholeSegments(question: LinkedQuestion): readonly Segmentation[] {
  return getSegments(question).filter(({ unread }) => unread.length === 0);
}

/** Returns the words that no division of a question into pieces explains, as written; empty when there is one that does. */
export function unreadWords(question: LinkedQuestion): readonly string[] {
  const [best] = getSegments(question);
  return (best?.unread ?? []).flatMap((index) => question.words[index]?.text ?? []);
}

function divide(question: LinkedQuestion): readonly Segmentation[] {
  const { words } = question;
  const cues = longestCues(question);
  const reached: Segmentation[][] = words.map(() => []);
  reached.push([]);
  reached[0] = [{ pieces: [], unread: [], cost: 0 }];
  for (const index of words.keys()) {
    const best = cheapest(reached[index] ?? []);
    for (const { piece, cost } of [...piecesAt(question, cues, index), passOver(question, index)])
      for (const path of best)
        reached[(piece?.last ?? index) + 1]?.push({
          pieces: piece === undefined ? path.pieces : [...path.pieces, piece],
          unread: cost === UNREAD_COST ? [...path.unread, index] : path.unread,
          cost: path.cost + cost,
        });
  }
  return cheapest(reached[words.length] ?? []);
}

function cheapest(paths: readonly Segmentation[]): readonly Segmentation[] {
  return [...paths].sort((left, right) => left.cost - right.cost).slice(0, WIDTH);
}

/** Negations: a reading without them answers the opposite. */
const DENIAL = /^(?:not|never)$/;
/** Universal quantifiers: no single statement answers them. */
const EVERY = /^(?:all|every|each)$/;

interface Step {
  readonly piece?: Piece;
  readonly cost: number;
}

function passOver(question: LinkedQuestion, index: number): Step {
  const { words, form } = question;
  const { text = '', folded = '', stem = '' } = words[index] ?? {};
  const isMeant = DENIAL.test(folded) || (form === 'yes-no' && EVERY.test(folded));
  // A single capital costs more: the `A` of `hepatitis A` is part of a name.
  // `One` is not a number in `Is X one of the drugs for Y?`
  const isOneOf = folded === 'one' && words[index + 1]?.folded === 'of';
  if ((isSkipped(folded) && !isMeant) || isOneOf)
    return { cost: index > 0 && /^\p{Lu}$/u.test(text) ? 1 : 0 };
  return { cost: isPassedOver(stem) && !asksForPeople(words, index) ? 0.4 : UNREAD_COST };
}

/** The pieces that begin at a word, each with its cost: exact long names are the cheapest for what they explain. */
function piecesAt(
  question: LinkedQuestion,
  cues: readonly PieceOf<'cue'>[],
  index: number,
): readonly Step[] {
  const { words, mentions } = question;
  const { stem = '', folded = '' } = words[index] ?? {};
  const found: Step[] = [];
  for (const mention of mentions) {
    if (mention.first !== index || !isName(mention, question)) continue;
    const cost = 1 + (1 - mention.quality) * 3;
    const isSubject = /^(?:does|do|did|can)$/.test(wordBefore(question, index));
    const isApposed = isPlainNoun(words[skipBack(question, index, APPOSED)]?.stem ?? '');
    const piece = { kind: 'name', first: index, last: mention.last, mention } as const;
    found.push({ piece: { ...piece, isSubject, isApposed }, cost });
  }
  // `Not` has the stem of `noted`.
  if (!DENIAL.test(folded) && !asksForPeople(words, index))
    for (const piece of cues)
      if (piece.first === index)
        found.push({
          piece,
          cost: 1.2 - 0.2 * Math.max(...piece.matches.map(({ cue }) => cue.weight)),
        });
  const span = { first: index, last: index };
  const connective = getConnective(folded);
  if (connective !== undefined)
    found.push({ piece: { kind: 'connective', ...span, connective }, cost: 0.5 });
  const number = getNumber(folded);
  if (number !== null) found.push({ piece: { kind: 'number', ...span, number }, cost: 1 });
  for (let last = index; last < index + LONGEST_TERM && last < words.length; last += 1) {
    const phrase = words.slice(index, last + 1).map((word) => word.folded);
    const term = TERMS.get(phrase.join(' '));
    if (term !== undefined)
      found.push({ piece: { kind: 'term', first: index, last, term }, cost: 0.8 });
  }
  return [...found, ...nounsAt(question, index, stem)];
}

function nounsAt({ words, relations }: LinkedQuestion, index: number, stem: string) {
  const isRequested = /^(?:which|what)$/.test(words[index - 1]?.folded ?? '');
  const ofClass = classNamedBy(stem);
  const named = ofClass?.isRequestedOnly === true && !isRequested ? undefined : ofClass;
  const only = relationsNamedBy(stem);
  const noun = { kind: 'noun', first: index, last: index, only, isRequested } as const;
  const found: Step[] = [];
  const types = isPlainNoun(stem) || named !== undefined ? typesNamedBy(stem) : undefined;
  if (types !== undefined)
    found.push({ piece: { ...noun, types, ...(named !== undefined && { named }) }, cost: 1 });
  if (stem === 'cell' && /^types?$/.test(words[index + 1]?.folded ?? ''))
    found.push({ piece: { ...noun, last: index + 1, types: ANATOMY }, cost: 1 });
  const ofDrugs = drugClassAt(words, index);
  const relation = relations.byId('literal-atc-code');
  if (ofDrugs !== undefined && relation !== undefined) {
    const { drugClass, stems } = ofDrugs;
    const members = { kind: 'class', relation, drugClass } as const;
    const end = index + stems.length;
    const after = words[end]?.stem ?? '';
    // `opioid drugs` are opioids.
    const isDrugs = isPlainNoun(after) && typesNamedBy(after)?.join() === DRUGS.join();
    const last = isDrugs ? end : end - 1;
    found.push({ piece: { ...noun, last, types: DRUGS, only: null, members }, cost: 0.9 });
  }
  return found;
}

/** Whether a mention names something in particular; `human chromosome 7` does by its number. */
function isName(mention: EntityMention, question: LinkedQuestion): boolean {
  const { first, last, text } = mention;
  return isParticular(mention, question) || (last > first && /\d/.test(text));
}

const ARTICLE = /^(?:the|a|an|both)$/;
const APPOSED = /^(?:the|a|an|is|are|called|named)$/;

/** Index of the last word before `index` that doesn't match a pattern; at least 0. */
function skipBack({ words }: LinkedQuestion, index: number, passed: RegExp): number {
  let at = index - 1;
  while (at > 0 && passed.test(words[at]?.folded ?? '')) at -= 1;
  return at;
}

/** The folded word before a place, articles and type nouns passed over; empty at the beginning. */
function wordBefore(question: LinkedQuestion, index: number): string {
  const { words } = question;
  let at = skipBack(question, index, ARTICLE);
  if (at > 0 && isPlainNoun(words[at]?.stem ?? '')) at -= 1;
  if (at > 0 && words[at]?.folded === 'the') at -= 1;
  return words[at]?.folded ?? '';
}

/** The wordings in order. Of overlapping ones of a relation, only the first, and of these the longest: `caused by`, not `cause`. */
function longestCues({ cues, words }: LinkedQuestion): readonly PieceOf<'cue'>[] {
  const taken = new Map<string, Stretch[]>();
  const pieces = new Map<string, PieceOf<'cue'> & { readonly matches: CueMatch[] }>();
  const found = cues
    .filter((match) => isOfVoice(match, words))
    .map((match) => ({ match, first: match.words[0] ?? 0, last: match.words.at(-1) ?? 0 }))
    .sort((left, right) => left.first - right.first || right.last - left.last);
  for (const { match, first, last } of found) {
    const stretches = taken.get(match.relation.id) ?? [];
    const isHidden = stretches.some(
      (other) =>
        other.first <= last &&
        other.last >= first &&
        (other.first !== first || other.last !== last),
    );
    if (isHidden) continue;
    taken.set(match.relation.id, [...stretches, { first, last }]);
    const hasOrder = match.cue.after !== undefined || match.cue.before !== undefined;
    if (hasOrder && words[last + 1]?.folded === 'by') continue;
    const key = `${first} ${last}`;
    const piece = pieces.get(key) ?? { kind: 'cue', first, last, matches: [] };
    piece.matches.push(match);
    pieces.set(key, piece);
  }
  return [...pieces.values()];
}

/** The wording's verb is its first word, or the one after `used to`. */
function isOfVoice({ cue, words: places }: CueMatch, words: LinkedQuestion['words']): boolean {
  if (cue.voice === undefined) return true;
  const verb = words[(cue.phrase.startsWith('used') ? places.at(-1) : places[0]) ?? 0];
  return (verb?.folded.endsWith('ed') ?? false) === (cue.voice === 'passive');
}
