import { isFunctionWord, splitWords, stemWord, type Word } from '../text/words.js';

/** Returns what a passage writes in parentheses after a name: `cystic fibrosis (CF)`; at most 10 letters, one of them a capital. */
export function abbreviationsOf(name: string, passage: string): readonly string[] {
  const lower = passage.toLowerCase();
  const folded = name.toLowerCase();
  const found: string[] = [];
  for (let at = lower.indexOf(folded); at >= 0; at = lower.indexOf(folded, at + folded.length)) {
    const after = passage.slice(at + name.length, at + name.length + 16);
    const [, short] = /^s?\s*[([]([\p{L}\p{N}-]{2,10})[)\];,]/u.exec(after) ?? [];
    if (short !== undefined && /\p{Lu}/u.test(short) && opensWith(short, folded)) found.push(short);
  }
  return [...new Set(found)];
}

/** `triple-negative breast cancer (TNBC)` does not abbreviate breast cancer. */
function opensWith(short: string, name: string): boolean {
  return short[0]?.toLowerCase() === name[0];
}

/** Words that an abbreviation may spell besides a name without naming another thing: of `chronic heart failure (CHF)`. */
const COURSE = /^(?:acute|chronic|essential|primary|idiopathic|human|oral|increased)$/;
/** Words before a name that may be part of a longer one. */
const BEFORE = 4;

/**
 * Returns whether what follows a name in parentheses abbreviates a longer one that it ends:
 * `triple-negative breast cancer (TNBC)` names no breast cancer at large.
 *
 * @param words - Those of the text.
 * @param first - Index of the name's first word.
 * @param last - Index of its last word.
 */
export function abbreviatesLonger(
  text: string,
  words: readonly Word[],
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  const after = text.slice(words[last]?.end);
  const [, short] = /^\s?[([](\p{Lu}[\p{L}\p{N}-]{1,9})[)\];,]/u.exec(after) ?? [];
  const letter = short?.[0]?.toLowerCase() ?? '';
  if (letter === '' || words[first]?.folded.startsWith(letter) !== false) return false;
  const before = words.slice(Math.max(0, first - BEFORE), first);
  const phrase = before.slice(before.findLastIndex(({ folded }) => isFunctionWord(folded)) + 1);
  const opening = phrase.findLast(({ folded }) => folded.startsWith(letter));
  if (opening === undefined || COURSE.test(opening.folded)) return false;
  return !/^-(?:induced|associated|related)\b/.test(text.slice(opening.end));
}

/** Characters before an abbreviation that may spell it out. */
const LONGEST_FORM = 120;

/**
 * Returns whether a passage spells out a short name as something that has none of these names: the gene `BAT` is not meant
 * where `brown adipose tissue (BAT)` stands.
 */
export function standsForAnother(
  short: string,
  names: readonly string[],
  passage: string,
): boolean {
  const initials = [...short.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  const known = names.map(stemsOf);
  for (const mark of [`(${short}`, `[${short}`])
    for (let at = passage.indexOf(mark); at >= 0; at = passage.indexOf(mark, at + 1)) {
      if (!/^[)\];,]/.test(passage.slice(at + mark.length))) continue;
      const before = passage.slice(Math.max(0, at - LONGEST_FORM), at);
      const form = longForm(before, initials);
      if (form !== null) {
        if (!known.some((own) => form.every((stem) => own.has(stem)))) return true;
        continue;
      }
      // Letters from within words spell less surely: one word in common with a spelled name is enough.
      if (!names.some((name) => name.includes(' '))) continue;
      const within = formAround(before, initials);
      if (within !== null && !known.some((own) => within.some((stem) => own.has(stem))))
        return true;
    }
  return false;
}

/** The last words of a text that open with these letters, as stems; null when they do not spell them. */
function longForm(text: string, initials: readonly string[]): readonly string[] | null {
  const words = splitWords(text.replace(/[-–/]/g, ' ')).filter(
    ({ folded }) => !isFunctionWord(folded),
  );
  const spell = (candidates: readonly Word[]) => {
    const last = candidates.slice(-initials.length);
    const isSpelled =
      initials.length > 1 &&
      last.length === initials.length &&
      last.every(({ folded }, index) => folded.startsWith(initials[index] ?? ' '));
    return isSpelled ? last.map(({ stem }) => stem) : null;
  };
  return (
    spell(words) ?? (UNSPELLED.test(words.at(-1)?.folded ?? '') ? spell(words.slice(0, -1)) : null)
  );
}

/** The fewest last words that have these letters in order, the first at the beginning, as stems: `postherpetic neuralgia (PHN)`; null when none have. */
function formAround(text: string, letters: readonly string[]): readonly string[] | null {
  if (letters.length < 3) return null;
  const words = splitWords(text.replace(/[-–/]/g, ' '));
  for (let count = 1; count <= Math.min(letters.length, words.length); count += 1) {
    const last = words.slice(-count);
    if (!last[0]?.folded.startsWith(letters[0] ?? ' ')) continue;
    const all = last.map(({ folded }) => folded).join('');
    const end = letters.reduce((at, letter) => {
      const next = at < 0 ? -1 : all.indexOf(letter, at);
      return next < 0 ? -1 : next + 1;
    }, 0);
    if (end > 0) return last.flatMap(({ folded, stem }) => (isFunctionWord(folded) ? [] : [stem]));
  }
  return null;
}

/** What an abbreviation may leave out at its end: `mild cognitive impairment syndrome (MCI)`. */
const UNSPELLED = /^(?:syndrome|disease|disorder|test|index|scale|trial|study)$/;

function stemsOf(name: string): ReadonlySet<string> {
  const words = splitWords(name.replace(/[-–/]/g, ' '));
  return new Set(words.flatMap(({ folded, stem }) => [stem, stemWord(folded)]));
}
