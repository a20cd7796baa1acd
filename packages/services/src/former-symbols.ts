import { isGene, type LabelHit, readAbbreviation } from '@biographql/engines';
import { foldText } from '@biographql/engines/text';

const LETTERS = /^\p{L}{2,}$/u;
/** In small letters, or with one capital at the start, as words of a sentence are. */
const WORD = /^\p{L}\p{Ll}+$/u;
/** A longer alias that the source writes as a word is the name of a protein (`survivin`). */
const LONGEST_CODE = 5;
const SHORTEST_STEM = 4;

/**
 * Whether a name has the letters of an alias perhaps by chance: in small letters (`baz`, `tmp`) of what is written in
 * capitals, or, for a former symbol of a gene, as an abbreviation of anything. Mixed letters (`eNOS`) are a symbol.
 */
export function mayBeChance(name: string, { match, types, matchedText }: LabelHit): boolean {
  if (!LETTERS.test(name) || (match !== 'abbreviation' && match !== 'exact-alias')) return false;
  if (WORD.test(name) && isInCapitals(matchedText))
    return readAbbreviation(name.toUpperCase()).length === 0;
  const isCode = WORD.test(name) || isInCapitals(name);
  return isGene(types) && isCode && name.length <= LONGEST_CODE;
}

/**
 * Whether an entity's other names bear out an alias: a similar symbol (`SERT1`, `hSERT`), a long name that it shortens or that
 * begins or ends with it (`tau protein`). A word that the source writes as one must be what the symbol shortens (`renin`).
 */
export function isBorneOut(name: string, names: readonly string[]): boolean {
  const code = foldText(name);
  const isPart = (one: string) => one.startsWith(`${code} `) || one.endsWith(` ${code}`);
  if (code.length < 3) return false;
  if (names.some(isPart)) return true;
  const isCode = !WORD.test(name) || name.length >= SHORTEST_STEM;
  if (isCode && names.some((one) => isSimilar(code, one) || shortens(code, one))) return true;
  const symbol = names[0]?.replace(/\d.*$/, '') ?? '';
  const isWritten = names.some((one) => foldText(one) === code && !isInCapitals(one));
  return isWritten && symbol.length > 2 && shortens(symbol, name);
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/** Whether a symbol is the code with one or two more signs, or with the `h` of human genes before it. */
function isSimilar(code: string, symbol: string): boolean {
  const key = foldText(symbol);
  if (key === code || code.length < SHORTEST_STEM) return false;
  const stems = [key, key.replace(/^h/, '')];
  return stems.some((stem) => stem.startsWith(code) && stem.length <= code.length + 2);
}

/** Whether a longer name begins with the same letter and has the others in their order. */
function shortens(code: string, name: string): boolean {
  const [short, long] = [foldText(code), foldText(name)];
  if (long.length < short.length + 2 || long[0] !== short[0]) return false;
  let at = -1;
  return [...short].every((letter) => {
    at = long.indexOf(letter, at + 1);
    return at >= 0;
  });
}
