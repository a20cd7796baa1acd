import type { EntityType } from '@biographql/core';
import type { Cue, Relation } from '../lexicon/relation.js';
import type { Relations } from '../lexicon/relations.js';
import { simplifyQuestion } from '../phrasing/simplify-question.js';
import { isFiller, typesNamedBy } from '../text/answer-nouns.js';
import { isPlainNoun } from '../text/lexicon.js';
import { asksVerdict } from '../text/question-kind.js';
import { isFunctionWord, splitWords, stemWord, type Word } from '../text/words.js';

/** What kind of answer a question wants. */
export type QuestionForm = 'list' | 'count' | 'yes-no' | 'definition';

/** A wording of a relation found in a question. */
export interface CueMatch {
  readonly relation: Relation;
  readonly cue: Cue;
  /** Indexes of the words that the wording consists of, ascending. */
  readonly words: readonly number[];
}

/** The noun that names the wanted answer, e.g. `genes` in `Which genes cause …`. */
export interface WantedNoun {
  readonly word: number;
  /** Index of the first word of its phrase: `neurodevelopmental` in `Which neurodevelopmental disorder …`. */
  readonly first: number;
  readonly types: readonly EntityType[];
}

/** A question taken apart, before anything is looked up. */
export interface AnalyzedQuestion {
  /** What can be asked. */
  readonly relations: Relations;
  /** As it was asked. */
  readonly asked: string;
  /** The question in plain wording, see `simplifyQuestion`. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly form: QuestionForm;
  /** Null when no noun names the answer. */
  readonly wanted: WantedNoun | null;
  /** How many answers are wanted, as in `List 3 drugs`; null when the question does not tell. */
  readonly most: number | null;
  readonly cues: readonly CueMatch[];
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COMMAND = /^(?:list|name|give|find|show|mention|enumerate|identify|state)$/;
const DEFINITION =
  /^\s*(?:(?:what|who)(?:\s+(?:is|are|was|were)|['’]s)|define|describe|explain|(?:please\s+)?tell\s+me\s+about|(?:give\s+)?information\s+(?:on|about))\s/i;
/** Words between the parts of a wording, at most; none after a question word. */
const LONGEST_GAP = 2;

/** Returns a question taken apart: its form, the noun that names the answer, and every wording of these relations in it. */
export function analyzeQuestion(question: string, relations: Relations): AnalyzedQuestion {
  const text = simplifyQuestion(question);
  const words = splitWords(text);
  return {
    relations,
    asked: question,
    text,
    words,
    form: getForm(text),
    wanted: wantedNoun(words),
    most: wantedNumber(words),
    cues: findCues(words, relations),
  };
}

function getForm(text: string): QuestionForm {
  if (/\bhow many\b|\bthe (?:total )?number of\b/i.test(text)) return 'count';
  if (!isNamedPlural(text) && asksVerdict(text)) return 'yes-no';
  return DEFINITION.test(text) ? 'definition' : 'list';
}

/** `diseases that X is linked to`, `diseases X is linked to`: what is named is asked for. */
function isNamedPlural(text: string): boolean {
  const [first, second] = splitWords(text.replace(/^(?:all )?(?:the )?/i, ''));
  if (first === undefined || !first.folded.endsWith('s') || !isPlainNoun(first.stem)) return false;
  return !/^(?:is|are|was|were|do|does|can|have|has)$/.test(second?.folded ?? '');
}

/** A number right after the command or the question word; `type 2 diabetes` is none. */
function wantedNumber(words: readonly Word[]): number | null {
  const start = words.findIndex(({ folded }) => COMMAND.test(folded));
  if (start < 0) return null;
  const next = words
    .slice(start + 1, start + 3)
    .find(({ folded }) => !isFunctionWord(folded) || folded === 'one');
  const number = next === undefined ? -1 : NUMBERS.indexOf(next.folded) + 1 || Number(next.folded);
  return Number.isInteger(number) && number >= 1 && number <= 100 ? number : null;
}

/** Verbs that end the phrase of the wanted noun: in `What causes heart disease?` the disease is not what is wanted. After an article the word is a noun: `the target protein`. */
const VERBS: ReadonlySet<string> = new Set(
  `treats cures causes encodes expresses regulates inhibits targets binds activates interacts prevents produces secretes contains
blocks induces triggers affects associates links relieves transmits underlies carries marks involves includes controls kills`
    .split(/\s+/)
    .map(stemWord),
);

/** `Which type of cancer …` wants a cancer; `the types of cancer` wants types. */
const KIND = /^(?:type|kind|form|class)$/;

function wantedNoun(words: readonly Word[]): WantedNoun | null {
  const start = words.findIndex(
    ({ folded }) => /^(?:which|what|whose|who|whom)$/.test(folded) || COMMAND.test(folded),
  );
  const opening = words[start];
  if (opening === undefined) return null;
  if (/^who/.test(opening.folded)) return nounAt(words, start, start);
  let first = -1;
  for (let index = start + 1; index < Math.min(words.length, start + 10); index++) {
    const word = words[index];
    if (word === undefined) break;
    if (isFunctionWord(word.folded)) {
      const joinsKind =
        word.folded === 'of' && index === start + 2 && KIND.test(words[start + 1]?.folded ?? '');
      if (first >= 0 && !joinsKind) break;
      continue;
    }
    if (VERBS.has(word.stem) && (first >= 0 || index === start + 1)) return null;
    if (first < 0) first = index;
    if (typesNamedBy(word.stem) === undefined) continue;
    return headNoun(words, first, index);
  }
  return null;
}

/** Words that make the noun before them a mere attribute: the targets of `drug targets` are not drugs. */
const HEADS: ReadonlySet<string> = new Set(
  `target targets interaction interactions class classes name names id ids role roles function functions symbol symbols family families
association associations product products code codes identifier identifiers location side`.split(
    /\s+/,
  ),
);

function headNoun(words: readonly Word[], first: number, from: number): WantedNoun | null {
  const next = words[from + 1];
  if (next !== undefined && typesNamedBy(next.stem) !== undefined)
    return headNoun(words, first, from + 1);
  if (next !== undefined && HEADS.has(next.folded)) return null;
  return nounAt(words, first, from);
}

function nounAt(words: readonly Word[], first: number, index: number): WantedNoun | null {
  const types = typesNamedBy(words[index]?.stem ?? '');
  return types === undefined ? null : { word: index, first, types };
}

function findCues(words: readonly Word[], { cuesFrom }: Relations): readonly CueMatch[] {
  return words.flatMap((word, index) =>
    cuesFrom(word.stem).flatMap(({ relation, cue, stems }): CueMatch[] => {
      const matched = matchFrom(words, index, stems);
      return matched === null ? [] : [{ relation, cue, words: matched }];
    }),
  );
}

function matchFrom(
  words: readonly Word[],
  start: number,
  stems: readonly string[],
): readonly number[] | null {
  const gap = /^(?:what|which)$/.test(stems[0] ?? '') ? 0 : LONGEST_GAP;
  const matched = [start];
  let position = start;
  for (const stem of stems.slice(1)) {
    const next = nextMatch(words, { from: position, stem, gap });
    if (next === null) return null;
    matched.push(next);
    position = next;
  }
  return matched;
}

/** Words that change what is asked or begin a clause: no wording passes over them. `Genes involved in` is no `genes in`. */
const MEANT =
  /^(?:most|more|fewer|least|less|not|no|nor|never|than|same|similar|that|which|who|whose|is|are|do|does|associated|involved|related)$/;

function nextMatch(
  words: readonly Word[],
  { from, stem, gap }: { readonly from: number; readonly stem: string; readonly gap: number },
): number | null {
  for (let index = from + 1; index <= from + 1 + gap; index++) {
    const word = words[index];
    if (word === undefined) return null;
    if (word.stem === stem) return index;
    const isPassed = isFunctionWord(word.folded) || isFiller(word.stem);
    if (MEANT.test(word.folded) || !isPassed || isPlainNoun(word.stem)) return null;
  }
  return null;
}
