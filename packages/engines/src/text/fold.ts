import tables from '../../data/words.json' with { type: 'json' };

const GREEK: Readonly<Record<string, string>> = tables.greekLetters;
const LETTERS: Readonly<Record<string, string>> = tables.latinLetters;
const ASCII = /^[\x20-\x7e]*$/;
const ONE_WORD = /^[A-Za-z]+$/;
const MARK = /\p{M}+/gu;
const SPECIAL = new RegExp(`[${Object.keys(GREEK).join('')}${Object.keys(LETTERS).join('')}]`, 'g');
const APOSTROPHE = /['’‘ʼʹ′`´]/g;
const DASH = /[‐‑‒–—―−﹣－]/g;
const NOISE = /[^\p{L}\p{N}-]+/gu;
const ASCII_NOISE = /[^a-z0-9-]+/g;
const PART = /\d+|[^\d]+/g;
const HAS_DIGIT = /\d/;
const JOINED_LENGTH = 20;

/** Longer words are cut, in UTF-16 units. */
const WORD_LENGTH = 40;
/** The first unit of a letter that was cut in two. */
const HALF_LETTER = /[\ud800-\udbff]$/;

/**
 * Folds a text to lower-case letters, digits, hyphens and single spaces: NFKD without marks, Greek letters by name
 * between hyphens, apostrophes removed, every other character a space. {@link foldWords} of it is the same however
 * the words are typed (`TNF-α`, `tnf-alpha`); safe inside a quoted FTS5 string.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) {
    return text.toLowerCase().replace(APOSTROPHE, '').replace(ASCII_NOISE, ' ').trim();
  }
  return text
    .replace(APOSTROPHE, '')
    .replace(DASH, '-')
    .normalize('NFKD')
    .replace(MARK, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARK, '')
    .replace(SPECIAL, spellOut)
    .replace(NOISE, ' ')
    .trim();
}

/** The words of a text as typed: split at everything but letters and digits, cut at {@link WORD_LENGTH}. */
export function foldWords(text: string): readonly string[] {
  if (ONE_WORD.test(text)) return [cut(text.toLowerCase())];
  return toWords(foldText(text));
}

/** The words of a text, split between letters and digits too: the same for `IL-6`, `IL6` and `il 6`. */
export function foldParts(text: string): readonly string[] {
  return foldWords(text).flatMap(getParts);
}

/** The key that equal names share: {@link foldParts} joined by spaces; empty when the text has no word. */
export function foldKey(text: string): string {
  return foldParts(text).join(' ');
}

export interface FoldedName {
  readonly key: string;
  /**
   * Each once: the name's words, their parts between letters and digits (`il6` as `il`, `6`), hyphenated words joined
   * (`beta-blocker` as `betablocker`), and a word joined with the number after it (`interleukin 6` as `interleukin6`).
   */
  readonly tokens: readonly string[];
  /** The tokens that begin the name: for `interleukin 6` the first word and `interleukin6`. */
  readonly firsts: readonly string[];
}

export function foldName(name: string): FoldedName {
  const tokens = new Set<string>();
  const firsts: string[] = [];
  const parts: string[] = [];
  let count = 0;
  let previous = '';
  for (const compound of foldText(name).split(' ')) {
    const words = toWords(compound);
    for (const word of words) {
      const wordParts = getParts(word);
      parts.push(...wordParts);
      tokens.add(word);
      if (wordParts.length > 1) for (const part of wordParts) tokens.add(part);
      if (count === 0) firsts.push(word, wordParts[0] ?? word);
      count += 1;
    }
    const joined = words.length > 1 ? words.join('') : '';
    if (joined !== '' && joined.length <= JOINED_LENGTH) {
      tokens.add(joined);
      if (count === words.length) firsts.push(joined);
    }
    const first = words[0] ?? '';
    if (isShortNumber(first) && isLetters(previous)) {
      const numbered = cut(previous + first);
      tokens.add(numbered);
      if (count === words.length + 1) firsts.push(numbered);
    }
    previous = words.at(-1) ?? '';
  }
  return { key: parts.join(' '), tokens: [...tokens], firsts: [...new Set(firsts)] };
}

function toWords(folded: string): readonly string[] {
  return folded.split(/[ -]+/).filter(isWord).map(cut);
}

function getParts(word: string): readonly string[] {
  return HAS_DIGIT.test(word) ? (word.match(PART) ?? []) : [word];
}

function spellOut(letter: string): string {
  const greek = GREEK[letter];
  return greek === undefined ? (LETTERS[letter] ?? letter) : `-${greek}-`;
}

function isWord(word: string): boolean {
  return word !== '';
}

function isLetters(word: string): boolean {
  return word !== '' && !HAS_DIGIT.test(word);
}

function isShortNumber(word: string): boolean {
  return /^\d{1,3}$/.test(word);
}

function cut(word: string): string {
  return word.length > WORD_LENGTH ? word.slice(0, WORD_LENGTH).replace(HALF_LETTER, '') : word;
}

/**
 * Folds the British spelling of a word to the American one, so that both have one key: `tumour` and `tumor`,
 * `haematology`, `oesophagus`, `leucocyte`, `diarrhoea`, `randomised`, `analyse`, `fibre`, `labelled`. Other words stay as
 * they are. Applying it again changes nothing. For keys only, never for display.
 * @param word - one folded word, as from `foldWords`: lower case, without marks.
 */
export function foldSpelling(word: string): string {
  if (word.length < SHORTEST || !MAY_DIFFER.test(word)) return word;
  let folded = WHOLE_WORDS.get(word) ?? word;
  for (const [british, american] of PATTERNS) folded = folded.replace(british, american);
  return foldIse(folded);
}

/** The shortest words that differ: `grey`, `foetal`, `fibre`. */
const SHORTEST = 4;

/** Matches every word that differs and few others, so that most skip the patterns below. */
const MAY_DIFFER =
  /[ao]e|ou|fibre|re[d]?$|leuco|sulph|logue$|ence$|gramme|is(?:e|a|i)|lys[ei]|ll(?:e|i|or)|ageing|minium|rtefact|nexion|disc|nrol|lfil|grey|stalm|dgem|neurone|skilful|sceptic|speciality|practis|yoghurt/;

const WHOLE_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(tables.britishWords));

/** Stems and endings that differ, applied in order; not words that only look similar, such as `aerobic`, `four`, `leucine`. */
const PATTERNS = Object.entries(tables.britishSpellings).map(
  ([british, american]) => [new RegExp(british, 'g'), american] as const,
);

const ISE = /^(.{3,})is(e|ed|er|ers|ing)$/;
/** Stems of words that are written with `-ise` everywhere, or with `-is-` for another reason: `exercise`, `noise`, `likewise`. */
const NEVER_IZE =
  /(?:[aouvw]|wh|^(?:up|sun|moon)r|exerc|conc|prec|exc|inc|circumc|surpr|compr|prom|prem|enterpr|repr|appr|advert|dem|surm|merchand|parad|expert|franch|treat|desp|disgu|chem|anthem)$/;

function foldIse(word: string): string {
  const [, stem, ending] = ISE.exec(word) ?? [];
  return stem === undefined || NEVER_IZE.test(stem) ? word : `${stem}iz${ending}`;
}
