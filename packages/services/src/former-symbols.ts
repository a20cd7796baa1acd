import { isGene, type LabelHit, readAbbreviation } from '@biographql/engines';
import { foldText } from '@biographql/engines/text';

const LETTERS = /^\p{L}{2,}$/u;
/** In small letters, or with one capital at the start, as words of a sentence are. */
const WORD = /^\p{L}\p{Ll}+$/u;
/** Ends as words do, unlike `copd` and `ckd`. */
const PRONOUNCED =
  /[aeiouy](?:[bcdfgklmnprstvwxz]|[cgst]h|[cfp]t|[dgkmnprt]s|ck|dd|ff|l[dlmt]|mp|n[dgkt]|r[dkmnt]|s[kst])?$/i;
/** A longer alias that the source writes as a word is the name of a protein (`survivin`). */
const LONGEST_CODE = 5;
const SHORTEST_STEM = 4;
/** Small letters up to this length are seldom typed for an abbreviation (`tmp`, `abc`). */
const SHORTEST_CODE = 3;

/**
 * Whether a name has the letters of an alias perhaps by chance: as a word (`bar`, `Paris`, `see`) of what is written in
 * capitals, or, for a former symbol of a gene, as an abbreviation of anything. Mixed letters (`eNOS`) are a symbol.
 */
export function mayBeChance(name: string, { match, types, matchedText }: LabelHit): boolean {
  if (!LETTERS.test(name) || (match !== 'abbreviation' && match !== 'exact-alias')) return false;
  const isShort = WORD.test(name) && name.length <= SHORTEST_CODE;
  const isKnown = readAbbreviation(name.toUpperCase()).length > 0;
  if ((isWord(name) || (isShort && !isKnown)) && isInCapitals(matchedText)) return true;
  const isCode = WORD.test(name) || isInCapitals(name);
  return isGene(types) && isCode && name.length <= LONGEST_CODE;
}

function isWord(name: string): boolean {
  return WORD.test(name) && PRONOUNCED.test(name);
}

/**
 * Whether an entity's other names bear out an alias. Letters in capitals need a similar symbol (`SERT1`, `hSERT`) or a long
 * name that they shorten. A word must begin or end a long name (`tau protein`), or be written as a word by the source and be
 * long or be what the symbol shortens (`renin`).
 */
export function isBorneOut(name: string, names: readonly string[]): boolean {
  const code = foldText(name);
  if (code.length < 3) return false;
  if (!isWord(name) && (!WORD.test(name) || name.length >= SHORTEST_STEM))
    return names.some((one) => isSimilar(code, one) || shortens(code, one));
  const word = name.toLowerCase();
  if (names.some((one) => one.startsWith(`${word} `) || one.endsWith(` ${word}`))) return true;
  if (!names.some((one) => foldText(one) === code && !isInCapitals(one))) return false;
  const symbol = names[0]?.replace(/\d.*$/, '') ?? '';
  return name.length > LONGEST_CODE || (symbol.length > 2 && shortens(symbol, name));
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
