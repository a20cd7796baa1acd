import { splitWords } from './words.js';

const AUXILIARY =
  /^(?:is|are|was|were|am|do|does|did|can|could|should|shall|has|have|had|will|would|may|might|must|isn't|aren't|doesn't|don't|didn't)$/;
const ASKING =
  /^(?:which|what|who|whom|whose|where|when|why|how|list|name|give|find|show|mention|enumerate|define|describe|explain|tell|identify|state|compare|summarize)$/;

/** Whether a question asks for a verdict: it opens with an auxiliary verb, or is a statement with one and no question word. */
export function asksVerdict(question: string): boolean {
  const folded = splitWords(question).map((word) => word.folded);
  if (AUXILIARY.test(folded[0] ?? '')) return true;
  const opening = mainClause(question);
  if (opening !== question && AUXILIARY.test(splitWords(opening)[0]?.folded ?? '')) return true;
  if (folded.some((word) => ASKING.test(word))) return false;
  return folded.some(
    (word, index) =>
      index > 0 &&
      AUXILIARY.test(word) &&
      !/^(?:that|who|and|or|but)$/.test(folded[index - 1] ?? ''),
  );
}

/** What follows a topic and a colon, as in `Statins in sepsis: do they help?`. */
function mainClause(question: string): string {
  const colon = question.lastIndexOf(': ');
  return colon < 0 ? question : question.slice(colon + 2);
}
