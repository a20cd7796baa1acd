import file from '../lexicon/words.json' with { type: 'json' };

export interface Word {
  readonly text: string;
  /** Lower case, without accents and without a final `'s`. */
  readonly folded: string;
  readonly stem: string;
  /** Offsets in UTF-16 code units, half-open. */
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+(?:[-–'’.,/+][\p{L}\p{N}]+)*/gu;
const POSSESSIVE = /['’]s?$/;

/** Returns the words of a text; a hyphen, apostrophe, slash, plus sign or decimal point inside a word does not end it. */
export function splitWords(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), (match) => {
    const word = match[0];
    const folded = foldWord(word);
    return {
      text: word,
      folded,
      stem: stemWord(folded),
      start: match.index,
      end: match.index + word.length,
    };
  });
}

export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(POSSESSIVE, '')
    .replace(/–/g, '-');
}

const ENDINGS = file.endings.map((line) => {
  const [ending = '', replacement = '', minimum] = line.split(' ');
  return [ending, replacement === '-' ? '' : replacement, Number(minimum)] as const;
});

/** Returns an English word without its ending, so that `treats`, `treated` and `treating` meet, and `association` meets `associated`. */
export function stemWord(folded: string): string {
  if (folded.length <= 3 || /\d/.test(folded)) return folded;
  if (/(?:ss|us|is)$/.test(folded)) return folded;
  const found = ENDINGS.find(
    ([ending, , minimum]) => folded.endsWith(ending) && folded.length - ending.length >= minimum,
  );
  const base = found ? folded.slice(0, -found[0].length) + found[1] : folded;
  const single = found && /ing|ed/.test(found[0]) ? base.replace(/([bdgmnprt])\1$/, '$1') : base;
  return single.length > 3 ? single.replace(/e$/, '') : single;
}

const FUNCTION_WORDS = wordSet(file.functionWords);

export function wordSet(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

export function stemSet(lines: readonly string[]): ReadonlySet<string> {
  return new Set([...wordSet(lines)].map(stemWord));
}

export function isFunctionWord(folded: string): boolean {
  return FUNCTION_WORDS.has(folded);
}

export function contentStems(text: string): readonly string[] {
  const stems = splitWords(text).flatMap(({ folded, stem }) =>
    isFunctionWord(folded) ? [] : [stem],
  );
  return [...new Set(stems)];
}

const AUXILIARY = wordSet(file.auxiliaries);
const ASKING = wordSet(file.questionWords);

/** Whether a question asks for a verdict: it opens with an auxiliary verb, or is a statement with one and no question word. */
export function asksVerdict(question: string): boolean {
  const folded = splitWords(question).map((word) => word.folded);
  if (AUXILIARY.has(folded[0] ?? '')) return true;
  const opening = mainClause(question);
  if (opening !== question && AUXILIARY.has(splitWords(opening)[0]?.folded ?? '')) return true;
  if (folded.some((word) => ASKING.has(word))) return false;
  return folded.some(
    (word, index) =>
      index > 0 &&
      AUXILIARY.has(word) &&
      !/^(?:that|who|and|or|but)$/.test(folded[index - 1] ?? ''),
  );
}

/** What follows a topic and a colon, as in `Statins in sepsis: do they help?`. */
function mainClause(question: string): string {
  const colon = question.lastIndexOf(': ');
  return colon < 0 ? question : question.slice(colon + 2);
}
