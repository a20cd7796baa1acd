import type { Cue, Relation } from '../lexicon/relation.js';
import type { Relations } from '../lexicon/relations.js';
import { simplifyQuestion } from '../phrasing/simplify-question.js';
import { isFiller, isPlainNoun } from '../text/lexicon.js';
import { asksVerdict, isFunctionWord, splitWords, type Word } from '../text/words.js';

type QuestionForm = 'list' | 'count' | 'yes-no' | 'definition';

export interface CueMatch {
  readonly relation: Relation;
  readonly cue: Cue;
  readonly words: readonly number[];
}

export interface AnalyzedQuestion {
  readonly relations: Relations;
  readonly asked: string;
  readonly text: string;
  readonly words: readonly Word[];
  readonly form: QuestionForm;
  readonly cues: readonly CueMatch[];
}

const DEFINITION =
  /^\s*(?:(?:what|who)(?:\s+(?:is|are|was|were)|['’]s)|define|describe|explain|(?:please\s+)?tell\s+me\s+about|(?:give\s+)?information\s+(?:on|about))\s/i;
/** A longer text is no question for the graph: its words are only searched for in articles. */
const MAX_WORDS = 60;
/** No name has a longer word; the rest of one is left out before anything is matched. */
const MAX_WORD = 100;
const LONG_WORD = new RegExp(`\\S{${MAX_WORD + 1},}`, 'g');
/** Words between the parts of a wording, at most; none after a question word. */
const LONGEST_GAP = 2;

export function analyzeQuestion(question: string, relations: Relations): AnalyzedQuestion {
  const bounded = question.replace(LONG_WORD, (word) => word.slice(0, MAX_WORD));
  const isLong = splitWords(bounded).length > MAX_WORDS;
  const text = isLong ? bounded : simplifyQuestion(bounded);
  const words = splitWords(text);
  return {
    relations,
    asked: question,
    text,
    words,
    form: getForm(text),
    cues: isLong ? [] : findCues(words, relations),
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
