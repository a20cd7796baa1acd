import { isExactHit, isGene, type LabelHit, readAbbreviation } from '@biographql/engines';
import { foldText } from '@biographql/engines/text';
import { isEverydayWord, mayMean } from '@biographql/questions';

/** Longer names never match by chance. */
const LONGEST_CHANCE = 8;
const LETTERS = /^\p{L}{2,}$/u;
/** In lower case, or capitalized, like a word in a sentence. */
const WORD = /^\p{L}\p{Ll}+$/u;
/** A longer alias that the source writes as a word is the name of a protein (`survivin`). */
const LONGEST_CODE = 5;
const SHORTEST_STEM = 4;
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u;
/** Two statements only give a class and its superclass. */
const FEW_FACTS = 2;

/** Whether a name matches only by chance: it is a word, or an abbreviation of something else. */
export async function isByChance(
  name: string,
  hit: LabelHit,
  readAliases: () => Promise<readonly string[]>,
): Promise<boolean> {
  if (!isExactHit(hit) || hit.match === 'identifier' || name.length > LONGEST_CHANCE) return false;
  if (isGene(hit.types) && hit.alias !== null && readAbbreviation(name).length > 0) return true;
  // `Grant` does not mean Grant syndrome, nor `rat` a drug with that alias.
  if (isEverydayWord(name))
    return !mayMean(name, hit) || hit.matchedText.startsWith(`${name} `) || isSlight(name, hit);
  if (CAPITALIZED.test(name) && isInCapitals(hit.matchedText) && hit.alias !== null)
    return readAbbreviation(name.toUpperCase()).length === 0;
  if (!mayBeChance(name, hit) && mayMean(name, hit)) return false;
  return !isBorneOut(name, [hit.label, ...(await readAliases())]);
}

/** Whether a symbol or an abbreviation is also an everyday word: `MAX`, `KIT`. */
export function isAlsoWord(name: string, hit: LabelHit): boolean {
  const isName = isExactHit(hit) && hit.match !== 'identifier' && isInCapitals(hit.matchedText);
  return isName && isEverydayWord(name) && readAbbreviation(name).length === 0;
}

export function sayChance(name: string, { label, matchedText }: LabelHit): string {
  const symbol = matchedText === label ? 'the name' : `${matchedText}, a name`;
  return `"${name}" matches ${symbol} of ${label}, perhaps by chance. It may mean something else.`;
}

/** Whether an everyday word names a symptom without facts, or a short lower-case substance alias (`met`, `rat`). */
function isSlight(name: string, { alias, degree, types }: LabelHit): boolean {
  if (types.every((type) => type === 'SYMPTOM')) return degree <= FEW_FACTS;
  const isSubstance = types.includes('MEDICATION') || types.includes('CHEMICAL_COMPOUND');
  return isSubstance && alias !== null && name.length <= 3 && name === name.toLowerCase();
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/**
 * Whether a name may match an alias by chance: in lower case (`baz`, `tmp`) an alias in
 * capitals, or a short alias of a gene, which may abbreviate anything. Mixed case (`eNOS`) is a symbol.
 */
function mayBeChance(name: string, { match, types, matchedText }: LabelHit): boolean {
  if (!LETTERS.test(name) || (match !== 'abbreviation' && match !== 'exact-alias')) return false;
  if (WORD.test(name) && isInCapitals(matchedText))
    return readAbbreviation(name.toUpperCase()).length === 0;
  const isCode = WORD.test(name) || isInCapitals(name);
  return isGene(types) && isCode && name.length <= LONGEST_CODE;
}

/**
 * Whether an entity's other names support an alias: a similar symbol (`SERT1`, `hSERT`), a long name that it shortens or that
 * begins or ends with it (`tau protein`). An alias written as a word (`renin`) counts if the symbol shortens it.
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

/** Whether a symbol is the code with one or two more characters, or with the `h` of human genes before it. */
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
