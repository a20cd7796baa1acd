import type { Relations } from '../lexicon/relations.js';
import { countEdits, isEnglishWord } from '../text/english.js';
import { splitWords } from '../text/words.js';

const SHORTEST = 6;
/** Longer words may have two typing errors. */
const LONG = 9;

/**
 * Returns a question with the wordings of relations that are mistyped in it, such as `symptms`; null when none is. Only a word
 * that names nothing and is not English is mistyped, and only if one wording alone is near.
 */
export function correctWordings(
  text: string,
  unread: readonly string[],
  relations: Relations,
): string | null {
  let corrected = text;
  for (const { text: typed, stem } of unread.flatMap(splitWords)) {
    if (stem.length < SHORTEST || /\d/.test(typed) || isEnglishWord(typed)) continue;
    const near = new Set(
      relations.all
        .flatMap(({ cues }) =>
          cues.flatMap(({ phrase }) =>
            splitWords(phrase).filter((word) => isNear(stem, word.stem)),
          ),
        )
        .map(({ text: word }) => word),
    );
    const stems = new Set([...near].map((word) => splitWords(word)[0]?.stem));
    const [wording] = near;
    if (wording !== undefined && stems.size === 1) corrected = corrected.replace(typed, wording);
  }
  return corrected === text ? null : corrected;
}

function isNear(typed: string, stem: string): boolean {
  if (stem[0] !== typed[0] || Math.abs(stem.length - typed.length) > 2) return false;
  return stem !== typed && countEdits(typed, stem) <= (typed.length < LONG ? 1 : 2);
}
