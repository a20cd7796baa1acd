import type { AnalyzedQuestion, CueMatch } from '../analyze/analyze-question.js';
import { isInside, type Stretch } from '../link/mention.js';
import { isFiller, isPlainStem, typesNamedBy } from '../text/answer-nouns.js';
import { isFunctionWord } from '../text/words.js';

/**
 * Returns the share of the meaningful words that a name and wordings explain, 0 to 1; fillers count a fifth, attributes
 * of the wanted noun a half. 0 without meaningful words.
 */
export function getCoverage(
  { words, wanted }: AnalyzedQuestion,
  name: Stretch,
  matches: readonly Pick<CueMatch, 'words'>[],
): number {
  const explained = new Set(matches.flatMap((match) => match.words));
  if (wanted !== null) explained.add(wanted.word);
  let total = 0;
  let covered = 0;
  words.forEach((word, index) => {
    const isNamed = isInside(index, name);
    if (isFunctionWord(word.folded) && !isNamed) return;
    const isPlain = isFiller(word.stem) || typesNamedBy(word.stem) !== undefined;
    const isTold = isNamed || isPlain || explained.has(index);
    const isAttribute = wanted !== null && index >= wanted.first && index < wanted.word;
    const weight = isPlain && !isNamed ? 0.2 : isAttribute && !isTold ? 0.5 : 1;
    total += weight;
    if (isTold) covered += weight;
    else if (isAttribute) covered += weight / 2;
  });
  return total === 0 ? 0 : covered / total;
}

/** Whether a stretch names something in particular, and is more than fillers and nouns such as `disease`. */
export function isParticular({ first, last }: Stretch, { words }: AnalyzedQuestion): boolean {
  return words
    .slice(first, last + 1)
    .some(({ stem, folded }) => !isFunctionWord(folded) && !isPlainStem(stem));
}
