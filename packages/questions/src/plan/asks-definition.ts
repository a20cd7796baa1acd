import type { AnalyzedQuestion } from '../analyze/analyze-question.js';
import { LEAST_WEIGHT } from '../relations/grammar.js';
import { isSkipped } from '../text/lexicon.js';

/** Words of a question for a definition beside the name. */
const BESIDE =
  /^(?:define|definition|describe|explain|tell|mean|meaning|meant|term|exactly|about|please)$/;
/** Words of a name at most. */
const LONGEST_NAME = 6;

/**
 * Returns whether a question wants to know what something is and nothing else: `What is X?` A sentence that names X
 * defines it seldom, so no text is read for the answer.
 */
export function asksDefinition({ form, words, cues }: AnalyzedQuestion): boolean {
  if (form !== 'definition' || cues.some(({ cue }) => cue.weight >= LEAST_WEIGHT)) return false;
  const open = words.flatMap(({ folded }, index) =>
    isSkipped(folded) || BESIDE.test(folded) ? [] : [index],
  );
  const [first] = open;
  const last = open.at(-1);
  if (first === undefined || last === undefined) return false;
  return last - first < LONGEST_NAME && last - first === open.length - 1;
}
