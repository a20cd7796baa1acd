import { type Sentence, splitSentences } from '../text/sentences.js';
import { contentStems, isFunctionWord, splitWords } from '../text/words.js';
import { weigh } from '../weigh.js';
import type { Passage } from './question-answerer.js';

/** What a sentence has in common with a question; shares are 0 to 1. */
export interface SentenceFeatures {
  /** Share of the question's words, weighted by rarity, that the sentence has. */
  readonly overlap: number;
  /** The same share for its whole passage, title included. */
  readonly passageOverlap: number;
  /** Share of the question's pairs of neighboring words that stand near each other in the sentence. */
  readonly pairs: number;
  /** 1 when the sentence has what the question word asks for: a number, a year, a reason; 0 when not or when it asks for nothing of the kind. */
  readonly answerType: number;
  /** 1 for a conclusion or a definition of the question's subject. */
  readonly standing: number;
}

/** A sentence of a passage with its place in the ranking. */
export interface RankedSentence {
  readonly passage: Passage;
  readonly sentence: Sentence;
  readonly features: SentenceFeatures;
  /** Weighted sum of the features; the ranking's order. */
  readonly weight: number;
  /** Index of the sentence within its passage, and how many there are. */
  readonly position: number;
  readonly siblings: number;
}

/** Weights of the features, chosen on BioASQ 12b snippets among distractors. */
const WEIGHTS = {
  overlap: 3,
  passageOverlap: 1,
  pairs: 0.8,
  answerType: 0.8,
  standing: 0.4,
};

/** Returns every sentence of the passages, ranked against a question, the best first; ties keep the order of the passages. */
export function rankSentences(
  question: string,
  passages: readonly Passage[],
): readonly RankedSentence[] {
  const read = passages.map((passage) => ({
    passage,
    sentences: splitSentences(passage.text).map(toRead),
  }));
  const rarity = rarityOf(read.flatMap(({ sentences }) => sentences.map(({ stems }) => stems)));
  const asked = contentStems(question);
  const pairs = asked.slice(1).map((stem, index) => [asked[index] ?? '', stem] as const);
  const wants = answerTypeOf(question);
  const ranked = read.flatMap(({ passage, sentences }) => {
    const all = new Set([
      ...contentStems(passage.title),
      ...sentences.flatMap(({ stems }) => [...stems]),
    ]);
    const passageOverlap = share(asked, all, rarity);
    return sentences.flatMap(({ sentence, stems }, position): RankedSentence[] => {
      if (sentence.text.endsWith('?')) return [];
      const features: SentenceFeatures = {
        overlap: share(asked, stems, rarity),
        passageOverlap,
        pairs:
          pairs.length === 0
            ? 0
            : pairs.filter(([a, b]) => stems.has(a) && stems.has(b)).length / pairs.length,
        answerType: wants?.test(sentence.text) ? 1 : 0,
        standing: isConclusion(sentence.text) || position === sentences.length - 1 ? 1 : 0,
      };
      const weight = weigh(WEIGHTS, features) - lengthPenalty(stems.size);
      return [{ passage, sentence, features, weight, position, siblings: sentences.length }];
    });
  });
  return ranked.sort((left, right) => right.weight - left.weight);
}

function toRead(sentence: Sentence) {
  return { sentence, stems: new Set(contentStems(sentence.text)) };
}

/** Inverse sentence frequency, as in BM25; words that no sentence has weigh the most. */
function rarityOf(sentences: readonly ReadonlySet<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stems of sentences)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const total = sentences.length;
  return (stem) => {
    const count = counts.get(stem) ?? 0;
    return Math.log(1 + (total - count + 0.5) / (count + 0.5));
  };
}

function share(
  asked: readonly string[],
  stems: ReadonlySet<string>,
  rarity: (stem: string) => number,
): number {
  let total = 0;
  let found = 0;
  for (const stem of asked) {
    const weight = rarity(stem) + 0.3;
    total += weight;
    if (stems.has(stem)) found += weight;
  }
  return total === 0 ? 0 : found / total;
}

/** Long sentences match by chance. Counted in meaningful words. */
function lengthPenalty(words: number): number {
  return Math.max(0, words - 30) * 0.02;
}

function isConclusion(text: string): boolean {
  return /^(?:in\s+)?conclusions?\b|\bwe conclude\b|\bin summary\b|^(?:these|our|the present) (?:results|findings|data)\b|\bthis study (?:shows|demonstrates|suggests)\b/i.test(
    text,
  );
}

/** Returns what the question word asks for, as a test on a sentence; null when it asks for anything. */
export function answerTypeOf(question: string): RegExp | null {
  const folded = ` ${splitWords(question)
    .map((word) => word.folded)
    .filter((word) => word !== '')
    .join(' ')} `;
  if (asksPerson(question)) return DISCOVERY;
  if (/ (?:when|what year|which year) /.test(folded)) return /\b(?:1[6-9]|20)\d\d\b/;
  if (
    / (?:how many|how much|how often|how long|percentage|proportion|prevalence|incidence|dose|age|rate) /.test(
      folded,
    )
  )
    return /\d/;
  if (/ (?:why|reason|cause|causes|caused) /.test(folded))
    return /\b(?:because|due to|caused?|causing|result(?:s|ing)? (?:from|in)|mutations?|lead(?:s|ing)? to|attributed)\b/i;
  if (/ (?:treat|treated|treatment|treatments|therapy|indication|used for) /.test(folded))
    return /\b(?:treat\w*|therap\w*|approved|indicat\w*|effective|efficacy|used (?:for|in|to))\b/i;
  if (/ (?:target|targets|targeted|inhibit|inhibitor) /.test(folded))
    return /\b(?:target\w*|inhibit\w*|antagonist|agonist|antibody|bind\w*)\b/i;
  if (/^ what (?:is|are) /.test(folded) && !isFunctionWord(folded.trim().split(' ')[2] ?? ''))
    return /\b(?:is|are) (?:a|an|the|one)\b/i;
  return null;
}

/** What texts of medicine say about persons: who found, named or made something. */
const DISCOVERY =
  /\b(?:discover\w*|invent\w*|describ\w*|develop\w*|named|found\w*|introduc\w*|propos\w*|coin\w*|isolat\w*|pioneer\w*)\b/i;

/** Whether a question asks for a person. */
function asksPerson(question: string): boolean {
  return /^\s*(?:who|whose|whom)\b/i.test(question);
}
