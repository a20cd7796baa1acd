import type { LinkedQuestion } from '../link/link-question.js';
import { isInside } from '../link/mention.js';
import { isFiller } from '../text/answer-nouns.js';
import { isFunctionWord } from '../text/words.js';
import { type PlannedTerms, planTerms } from './asked-terms.js';

/** What to search articles for. */
export interface LiteraturePlan {
  /** The meaningful words; empty when there are none. Nothing in it is read as an operator. */
  readonly text: string;
  /** Every name of the question as a phrase: articles that have all of them stand first; empty with fewer than two. */
  readonly names: string;
  /** What a sentence must name and say to answer the question. */
  readonly terms: PlannedTerms;
}

const MOST_WORDS = 24;

/** Returns what to search articles for: any of the question's meaningful words, and the names that belong together. */
export function planLiterature(question: LinkedQuestion): LiteraturePlan {
  const { mentions, words } = question;
  const meaningful = words.flatMap(({ text, folded, stem }, index) => {
    const isNamed = mentions.some((mention) => isInside(index, mention));
    const isPlain = isFunctionWord(folded) || (isFiller(stem) && !isNamed);
    return isPlain ? [] : [plain(text)];
  });
  const terms = planTerms(question);
  return {
    text: [...new Set(meaningful)].slice(0, MOST_WORDS).join(' ').trim(),
    names:
      terms.names.length < 2 ? '' : terms.names.map(({ text }) => `"${plain(text)}"`).join(' '),
    terms,
  };
}

/** Letters, digits and blanks only. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
