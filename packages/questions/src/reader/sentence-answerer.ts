import { answerOpen } from './answer-open.js';
import { answerVerdict } from './answer-verdict.js';
import { LEAST_SENTENCE_CONFIDENCE, LEAST_VERDICT_CONFIDENCE } from './calibration.js';
import { toInquiry } from './inquiry.js';
import { judgeSentences } from './judged-sentence.js';
import type { Passage, QuestionAnswerer } from './question-answerer.js';
import { rankSentences } from './rank-sentences.js';

/** Characters read of all passages together; more makes no better sentence and takes time. */
const MOST_CHARACTERS = 200_000;

/**
 * Creates the reader that answers with names in a sentence of an article, with the sentence, or with `Yes` or `No`. A
 * sentence qualifies by what it says: it names every entity of the question and words what is asked of them, neither denied
 * nor left open. `No` needs a sentence that denies. What only shares words with the question is passed over, and passages
 * of another index than `articles` are not read. Nothing is learned from the passages beyond the call.
 */
export function sentenceAnswerer(): QuestionAnswerer {
  return {
    name: 'sentence-answerer',
    async ready(options) {
      options?.signal?.throwIfAborted();
    },
    async answer(question, passages, options) {
      options?.signal?.throwIfAborted();
      const inquiry = toInquiry(question, options?.asked);
      const articles = passages.filter(({ index }) => index === 'articles');
      const ranked = rankSentences(question, withinLimit(articles));
      const judged = judgeSentences(ranked, inquiry);
      const { isVerdict } = inquiry;
      const answer = isVerdict
        ? answerVerdict(inquiry, ranked, judged)
        : await answerOpen(inquiry, ranked, judged, options);
      const least = isVerdict ? LEAST_VERDICT_CONFIDENCE : LEAST_SENTENCE_CONFIDENCE;
      return answer !== null && answer.confidence >= least ? answer : null;
    },
    async [Symbol.asyncDispose]() {},
  };
}

/** The passages up to {@link MOST_CHARACTERS}; at least the first, cut. */
function withinLimit(passages: readonly Passage[]): readonly Passage[] {
  let left = MOST_CHARACTERS;
  return passages.flatMap((passage): Passage[] => {
    if (left <= 0) return [];
    const text = passage.text.slice(0, left);
    left -= text.length;
    return [text === passage.text ? passage : { ...passage, text }];
  });
}
