import file from '../lexicon/articles.json' with { type: 'json' };

/** A sentence of a text: UTF-16 offsets, half-open, without the blanks around it. */
interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const END = /[.!?]+["'”’)\]]*\s+|\n+/g;
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|etc|al|fig|figs|no|dr|prof|st|approx|ca|resp|spp|sp|var|subsp|ref|eq|inc|[A-Z])\.$/i;

export function splitSentences(text: string): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!endsSentence(text, match[0], match.index, end)) continue;
    addSentence(sentences, text, start, end);
    start = end;
  }
  addSentence(sentences, text, start, text.length);
  return sentences;
}

function endsSentence(text: string, stop: string, at: number, end: number): boolean {
  if (stop.includes('\n')) return true;
  if (/^\p{Ll}/u.test(text.slice(end, end + 2))) return false;
  return !stop.startsWith('.') || !ABBREVIATION.test(text.slice(Math.max(0, at - 12), at + 1));
}

function addSentence(sentences: Sentence[], text: string, start: number, end: number): void {
  const piece = text.slice(start, end);
  const trimmed = piece.trim();
  if (trimmed === '') return;
  const from = start + piece.indexOf(trimmed);
  sentences.push({ text: trimmed, start: from, end: from + trimmed.length });
}

/** Returns an expression that any of the patterns fits, in either case. */
export function toPattern(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.join('|'), 'i');
}

export type Section = 'background' | 'methods' | 'results' | 'conclusion';

interface SectionedSentence extends Sentence {
  readonly section: Section | null;
}

const HEADING = /(?<=^|[.!?)\]\n]\s*)(\p{Lu}[\p{Lu}\s&/,'()-]{2,60}|\p{Lu}\p{Ll}{3,20}):\s/gu;

/** The first pattern that fits a heading decides: `RESULTS AND CONCLUSIONS` is a conclusion. */
const SECTIONS = file.headings.map(({ section, patterns }) => ({
  section: section as Section,
  pattern: toPattern(patterns),
}));

const CONCLUDING = toPattern(file.concluding);
const INTRODUCING = toPattern(file.introducing);

export function splitSections(abstract: string): readonly SectionedSentence[] {
  const headings = [...abstract.matchAll(HEADING)].flatMap(({ index, 1: heading = '' }) => {
    const section = SECTIONS.find(({ pattern }) => pattern.test(heading))?.section;
    return section === undefined ? [] : [{ index, section }];
  });
  const sentences = splitSentences(abstract);
  return sentences.map((sentence, position): SectionedSentence => {
    if (headings.length >= 2) {
      const heading = headings.findLast(({ index }) => index < sentence.end - 1);
      return { ...sentence, section: heading?.section ?? null };
    }
    const isLast = sentences.length > 1 && position === sentences.length - 1;
    if (isLast || CONCLUDING.test(sentence.text)) return { ...sentence, section: 'conclusion' };
    if (position === 0 || INTRODUCING.test(sentence.text))
      return { ...sentence, section: 'background' };
    return { ...sentence, section: null };
  });
}
