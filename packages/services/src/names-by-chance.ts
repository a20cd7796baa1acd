import { isExactHit, isGene, type LabelHit, readAbbreviation } from '@biographql/engines';
import { foldText } from '@biographql/engines/text';
import { isEverydayWord, mayMean } from '@biographql/questions';

/** Longer words have the letters of a name by no chance. */
const LONGEST_CHANCE = 8;
const LETTERS = /^\p{L}{2,}$/u;
/** In small letters, or with one capital at the start, as words of a sentence are. */
const WORD = /^\p{L}\p{Ll}+$/u;
/** A longer alias that the source writes as a word is the name of a protein (`survivin`). */
const LONGEST_CODE = 5;
const SHORTEST_STEM = 4;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
/** Two statements are a class and the class above it, no facts. */
const FEW_FACTS = 2;

/** Whether a name has only by chance the letters of what it matches: a word, or an abbreviation of something else. */
export async function isByChance(
  name: string,
  hit: LabelHit,
  readAliases: () => Promise<readonly string[]>,
): Promise<boolean> {
  if (!isExactHit(hit) || hit.match === 'identifier' || name.length > LONGEST_CHANCE) return false;
  if (isGene(hit.types) && hit.alias !== null && readAbbreviation(name).length > 0) return true;
  // `Grant` is no Grant syndrome, and `rat` no drug that a source calls so.
  if (isEverydayWord(name))
    return !mayMean(name, hit) || hit.matchedText.startsWith(`${name} `) || isSlight(name, hit);
  if (CAPITALIZED.test(name) && isInCapitals(hit.matchedText) && hit.alias !== null)
    return readAbbreviation(name.toUpperCase()).length === 0;
  if (!mayBeChance(name, hit) && mayMean(name, hit)) return false;
  return !isBorneOut(name, [hit.label, ...(await readAliases())]);
}

/** Whether letters that are a symbol or an abbreviation are an everyday word, too: `MAX`, `KIT`. */
export function isAlsoWord(name: string, hit: LabelHit): boolean {
  const isName = isExactHit(hit) && hit.match !== 'identifier' && isInCapitals(hit.matchedText);
  return isName && isEverydayWord(name) && readAbbreviation(name).length === 0;
}

export function sayChance(name: string, { label, matchedText }: LabelHit): string {
  const symbol = matchedText === label ? 'the name' : `${matchedText}, a name`;
  return `"${name}" may mean something else. It is spelled like ${symbol} of ${label}, perhaps by chance.`;
}

/** Whether an everyday word names a symptom of which nothing is stated, or is three small letters for a substance (`met`, `rat`). */
function isSlight(name: string, { alias, degree, types }: LabelHit): boolean {
  if (types.every((type) => type === 'SYMPTOM')) return degree <= FEW_FACTS;
  const isSubstance = types.includes('MEDICATION') || types.includes('CHEMICAL_COMPOUND');
  return isSubstance && alias !== null && name.length <= 3 && name === name.toLowerCase();
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/**
 * Whether a name has the letters of an alias perhaps by chance: in small letters (`baz`, `tmp`) of what is written in
 * capitals, or, for a former symbol of a gene, as an abbreviation of anything. Mixed letters (`eNOS`) are a symbol.
 */
function mayBeChance(name: string, { match, types, matchedText }: LabelHit): boolean {
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
function isBorneOut(name: string, names: readonly string[]): boolean {
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
