import tables from '../../data/words.json' with { type: 'json' };
import { foldParts, foldSpelling, foldText } from './fold.js';

const KNOWN_WORDS = 100_000;
/** Text that can be folded word by word. */
const ASCII = /^[\x20-\x7e]*$/;

/**
 * The words of an article's text or of a query, in order: folded like labels, split between letters and digits,
 * in the singular and in American spelling, compounds apart (see `splitCompound`): the same for `beta-blockers`,
 * `betablocker` and `beta blocker`.
 */
export function articleWords(text: string): readonly string[] {
  return foldParts(text).flatMap(splitCompound).map(articleWord);
}

/** A folded word in the singular and in American spelling: equal for `tumours` and `tumor`. */
export function articleWord(word: string): string {
  return foldSpelling(singular(word));
}

/** {@link articleWords} joined by spaces, for many texts; caches the words of each typed word. */
export class WordReader {
  readonly #known = new Map<string, string>();

  read(text: string): string {
    if (!ASCII.test(text)) return articleWords(text).join(' ');
    let words = '';
    for (const typed of text.split(' ')) {
      if (typed === '') continue;
      let word = this.#known.get(typed);
      if (word === undefined) {
        word = articleWords(typed).join(' ');
        if (this.#known.size < KNOWN_WORDS) this.#known.set(typed, word);
      }
      if (word !== '') words += words === '' ? word : ` ${word}`;
    }
    return words;
  }
}

/** The parts of a text between spaces and signs; hyphenated words stay one part, for {@link articleWords} to split. */
export function articleCompounds(text: string): readonly string[] {
  return foldText(text).split(' ').filter(Boolean);
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries(tables.irregularPlurals));
/** `-es` after a hissing sound: `masses`, `complexes`, `approaches`, `viruses`; but `headaches`, `niches`, `diseases`. */
const HISSING_PLURAL =
  /(?:ss|sh|x|zz|(?:[eo]a|[b-df-hj-np-tv-z]|[eou])ch|(?:vir|fet|foet|sin|thym|call|plex|uter|hiat|bon|cens|foc)us)es$/;
/** Greek nouns in `-sis` whose plural is rarely a verb: `analyses` is far more often the noun. */
const GREEK_PLURAL =
  /(?:(?:ana|cata|dia|hydro|electro|para|haemo|hemo|proteo|thrombo|auto|^)ly|metasta|homeosta|synthe|prosthe|hypothe|paresthe|paraesthe|diagno|progno|thrombo|psycho|neuro|steno|fibro|sclero|necro|cirrho|mito|meio|myco|zoono|apopto|symbio|dermato|anastomo)ses$/;

/**
 * Removes a plural ending from an English word of four letters or more, by the rules of Harman's S stemmer
 * (How effective is suffixing?, JASIS 42, 1991), to which irregular plurals (`mice`, `nuclei`), Greek ones
 * (`diagnoses`) and those in `-es` after a hissing sound (`masses`) are added; words in `-is` are left alone.
 */
export function singular(word: string): string {
  if (IRREGULAR.has(word)) return IRREGULAR.get(word) ?? word;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (GREEK_PLURAL.test(word)) return `${word.slice(0, -2)}is`;
  if (HISSING_PLURAL.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies') && !/[ea]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('es') && !/[aeo]es$/.test(word)) return word.slice(0, -1);
  if (/(?:us|ss|is|[aeo]es)$/.test(word)) return word;
  return word.slice(0, -1);
}

/**
 * Splits a word that is as often written with a hyphen or in two: `betablocker` as `beta`, `blocker`, `antiinflammatory`,
 * `nonsteroidal`, `metaanalysis`, `followup`. Other words stay whole, since otherwise `antibody` would be found
 * by `body`.
 * @param word - one folded word, as from `foldWords`.
 */
function splitCompound(word: string): readonly string[] {
  for (const compound of COMPOUNDS) {
    const [, first, second] = compound.exec(word) ?? [];
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [word];
}

/** Greek letters before at least five letters; other prefixes before stems that are written both joined and apart. */
const COMPOUNDS: readonly RegExp[] = [
  /^(alpha|beta|gamma|delta)([a-z]{5,})$/,
  /^(anti)((?:coagul|convuls|depress|diabet|emetic|epilep|fungal|hypertens|inflammat|oxida|platelet|psycho|retrovir|thrombo|tumou?r|viral).*)$/,
  /^(non)((?:alcoholic|hodgkin|invasive|linear|opioid|pharmac|responder|selective|small|smoker|specific|steroid|surgical).*)$/,
  /^(pre)((?:clinical|eclampsia|menopaus|natal|operativ|term|treat).*)$/,
  /^(post)((?:menopaus|natal|operativ|partum|prandial|surgical|traumatic|treat).*)$/,
  /^(co)((?:administ|factor|infect|morbid|transport|treat).*)$/,
  /^(re)((?:admission|analys|hospitali).*)$/,
  /^(meta)(analy.+)$/,
  /^(follow)(ups?)$/,
  /^(health)(care)$/,
  /^(x)(rays?)$/,
];
