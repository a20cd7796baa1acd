/** A sentence of a text: UTF-16 offsets, half-open, without the blanks around it. */
export interface Sentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const END = /[.!?]+["'”’)\]]*\s+|\n+/g;
/** What a full stop after does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|vs|cf|etc|al|fig|figs|no|dr|prof|st|approx|ca|resp|spp|sp|var|subsp|ref|eq|inc|[A-Z])\.$/i;

/** Returns the sentences of a text, split at stops, question and exclamation marks and line ends; abbreviations and decimals do not end one. */
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
