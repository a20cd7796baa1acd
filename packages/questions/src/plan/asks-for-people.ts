import type { AnalyzedQuestion } from '../analyze/analyze-question.js';
import { namesPeople } from '../text/lexicon.js';

const ASKING =
  /^(?:which|what|many|list|name|find|show|mention|enumerate|identify|count|number|proportion|percentage|share)$/;
const BETWEEN = /^(?:the|all|any|some|me|us|of)$/;

/** Whether a word names people as what is asked for: `Which patients …`, `the number of people with …`. */
export function asksForPeople({ words }: Pick<AnalyzedQuestion, 'words'>, index: number): boolean {
  if (!namesPeople(words[index]?.stem ?? '')) return false;
  let before = index - 1;
  while (BETWEEN.test(words[before]?.folded ?? '')) before -= 1;
  return ASKING.test(words[before]?.folded ?? '');
}
