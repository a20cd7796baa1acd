import type { LabelHit } from '@biographql/engines';
import { isGene } from '../text/answer-nouns.js';
import { countEdits, isEnglishWord } from '../text/english.js';
import { foldWord, splitWords } from '../text/words.js';

/** Words that a name may have in addition to those of the question. */
const GENERIC =
  /^(?:disease|syndrome|disorder|illness|infection|deficiency|hydrochloride|sodium|potassium|gene|protein|virus|pathway|signaling)s?$/;
const SHORTEST_MISTYPED = 5;
/** Capitalized aliases of genes up to this length are words or places by chance. */
const SHORT_SYMBOL = 6;
/** Endings of the names of proteins that are English words, such as `insulin`. */
const PROTEIN = /\p{L}{3}(?:in|ase|gen|kine|globin|protein|hormone)s?$/iu;
/** Longer words may have two typing errors. */
const LONG_WORD = 8;

/**
 * Returns whether an exact name may be meant by the words of a question. An ordinary English word, or a word with one capital
 * at its beginning, is no symbol or abbreviation of the same letters: `ice` is not the gene ICE, nor Paris the gene PARIS.
 */
export function mayMean(written: string, hit: LabelHit): boolean {
  if (/\s/.test(written) || /\d/.test(written)) return true;
  const isLower = written === written.toLowerCase();
  const isCapitalized = /^\p{Lu}[\p{Ll}'’]+$/u.test(written);
  if (!isLower && !isCapitalized) return true;
  const name = hit.alias ?? hit.label;
  const isSymbol = /\p{Lu}/u.test(name.slice(1)) && !/\p{Ll}/u.test(name);
  const isGeneAlias = hit.alias !== null && isGene(hit.types);
  if (isCapitalized && (isSymbol || (isGeneAlias && written.length <= SHORT_SYMBOL))) return false;
  if (!isEnglishWord(written)) return true;
  if (isGene(hit.types) && name !== name.toLowerCase()) return false;
  return !isSymbol && (!isGeneAlias || PROTEIN.test(written));
}

/**
 * Returns whether a name that was found by beginning or typing error is what was typed: the words that differ are
 * mistyped, which an ordinary English word is not, and what it has in addition says nothing. Anything else is a guess.
 */
export function isTyped(written: string, hit: LabelHit): boolean {
  if (!mayMean(written, hit)) return false;
  const typed = splitWords(written).map(({ folded }) => folded);
  const named = splitWords(hit.alias ?? hit.label).map(({ folded }) => folded);
  const more = named.slice(typed.length);
  if (named.length < typed.length || !more.every((word) => GENERIC.test(word))) return false;
  return typed.every((word, index) => isMistyped(word, named[index] ?? ''));
}

function isMistyped(typed: string, word: string): boolean {
  if (foldWord(typed) === foldWord(word)) return true;
  if (typed.length < SHORTEST_MISTYPED || typed[0] !== word[0] || /\d/.test(typed)) return false;
  if (isEnglishWord(typed)) return false;
  const isScrambled = typed.length > SHORTEST_MISTYPED && sortLetters(typed) === sortLetters(word);
  return countEdits(typed, word) <= (typed.length < LONG_WORD && !isScrambled ? 1 : 2);
}

function sortLetters(word: string): string {
  return [...word].sort().join('');
}

/** Returns whether a name resembles what was typed enough to ask whether it was meant: it continues it, or differs by two letters. */
export function isSuggestion(written: string, hit: LabelHit): boolean {
  const typed = foldWord(written);
  const name = foldWord(hit.alias ?? hit.label);
  if (name.split(' ').some((word) => word === typed) || name.startsWith(`${typed} `)) return true;
  return typed.length >= SHORTEST_MISTYPED && countEdits(typed, name) <= 2;
}
