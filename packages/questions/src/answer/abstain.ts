import type { Abstention } from '../claim.js';
import { isInside } from '../link/mention.js';
import type { PlannedQuestion } from '../plan/plan-question.js';
import { unreadWords } from '../plan/read-sets.js';
import type { QuestionContext } from '../question-context.js';
import { isPassedOver, isPlainNoun, isSkipped } from '../text/lexicon.js';

/**
 * Returns why a question that nothing answers has no answer: what was looked for, or the words that were not understood.
 *
 * @param others - Sentences on what the graph has instead, see `otherEditions`.
 */
export function abstentionOf(
  question: PlannedQuestion,
  { budget }: Pick<QuestionContext, 'budget'>,
  others: readonly string[],
): Abstention {
  const [plan] = question.graphPlans;
  const base = { unread: [], lookedFor: null };
  if (budget.isSpent())
    return {
      ...base,
      reason: 'OUT_OF_TIME',
      message: 'The time or the queries of one question were spent before an answer was found.',
    };
  if (plan !== undefined) {
    const lookedFor = plan.kind.describe(plan.query);
    const instead =
      others.length === 0 ? '' : ` The graph has another edition: ${others.join(' ')}`;
    return {
      ...base,
      reason: 'NO_STATEMENT',
      lookedFor,
      message: `No statement “${lookedFor}” in the graph, and no sentence found that says so. That is no “no”: neither is complete.${instead}`,
    };
  }
  const unread = question.unknownNames.length > 0 ? question.unknownNames : unreadWords(question);
  if (unread.length > 0 && (question.mentions.length === 0 || unread === question.unknownNames))
    return {
      ...base,
      reason: 'UNKNOWN_ENTITY',
      unread,
      message: `Nothing in the graph is named by ${listOf(unread)}.${suggest(question)}`,
    };
  const loose = unread.length > 0 ? unread : unnamedWords(question);
  return {
    ...base,
    reason: 'UNREAD_WORDS',
    unread: loose,
    message:
      loose.length > 0
        ? `Not understood: ${listOf(loose)}. An answer without them would be one to another question.${suggest(question)}`
        : 'The words are known, but not how they belong together.',
  };
}

/** The words that mean something and name nothing. */
function unnamedWords({ words, mentions }: PlannedQuestion): readonly string[] {
  return words.flatMap(({ text, folded, stem }, index) => {
    const isPlain = isSkipped(folded) || isPassedOver(stem) || isPlainNoun(stem);
    return isPlain || mentions.some((mention) => isInside(index, mention)) ? [] : [text];
  });
}

/** `Did you mean …?` for words that resemble names. */
function suggest({ suggestions }: PlannedQuestion): string {
  const names = [...new Set(suggestions.flatMap((one) => one.names))];
  return names.length === 0
    ? ''
    : ` Did you mean ${names.join(', ').replace(/, ([^,]*)$/, ' or $1')}?`;
}

function listOf(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}
