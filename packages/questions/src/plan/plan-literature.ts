import type { EntityIri } from '@biographql/core';
import type { LinkedQuestion } from '../link/link-question.js';
import { isInside } from '../link/mention.js';
import { isFiller } from '../text/answer-nouns.js';
import { isFunctionWord } from '../text/words.js';
import { type PlannedTerms, planTerms } from './asked-terms.js';

/** What to search articles for. */
export interface LiteraturePlan {
  /** The meaningful words, and names of several words in quotation marks; empty when there are none. Nothing in it is read as an operator. */
  readonly text: string;
  /** Articles annotated with this entity stand above equals without it; null when the question names none. */
  readonly entity: EntityIri | null;
  /** Every name of the question as a phrase: articles that have all of them stand first; empty with fewer than two. */
  readonly names: string;
  /** What a sentence must name and say to answer the question. */
  readonly terms: PlannedTerms;
}

const MOST_WORDS = 24;
/** Names of several words searched as phrases. */
const MOST_PHRASES = 4;

/** Returns what to search articles for: any of the question's meaningful words, and the best name's entity. */
export function planLiterature(question: LinkedQuestion): LiteraturePlan {
  const { mentions, words } = question;
  const [surest] = [...mentions].sort(
    (left, right) =>
      right.quality - left.quality || right.last - right.first - (left.last - left.first),
  );
  const meaningful = words.flatMap(({ text, folded, stem }, index) => {
    const isNamed = mentions.some((mention) => isInside(index, mention));
    const isPlain = isFunctionWord(folded) || (isFiller(stem) && !isNamed);
    return isPlain ? [] : [plain(text)];
  });
  const phrases = mentions
    .filter(({ first, last }) => last > first)
    .slice(0, MOST_PHRASES)
    .map(({ text }) => `"${plain(text)}"`);
  const terms = planTerms(question);
  return {
    text: [...new Set(meaningful)].slice(0, MOST_WORDS).concat(phrases).join(' ').trim(),
    entity: surest?.candidates[0]?.iri ?? null,
    names:
      terms.names.length < 2 ? '' : terms.names.map(({ text }) => `"${plain(text)}"`).join(' '),
    terms,
  };
}

/** Letters, digits and blanks only. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
