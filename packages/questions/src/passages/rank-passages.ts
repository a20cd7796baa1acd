import type { Article } from '@biographql/engines';
import file from '../lexicon/articles.json' with { type: 'json' };
import { contentStems, isEnglishWord, isFunctionWord, splitWords } from '../text/lexicon.js';

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
  const ends = [...text.matchAll(END)].flatMap(({ 0: stop, index }) => {
    const end = index + stop.length;
    return endsSentence(text, stop, index, end) ? [end] : [];
  });
  return [...ends, text.length].flatMap((end, at) => {
    const start = ends[at - 1] ?? 0;
    const piece = text.slice(start, end);
    const trimmed = piece.trim();
    const from = start + piece.indexOf(trimmed);
    return trimmed === '' ? [] : [{ text: trimmed, start: from, end: from + trimmed.length }];
  });
}

function endsSentence(text: string, stop: string, at: number, end: number): boolean {
  if (stop.includes('\n')) return true;
  if (/^\p{Ll}/u.test(text.slice(end, end + 2))) return false;
  return !stop.startsWith('.') || !ABBREVIATION.test(text.slice(Math.max(0, at - 12), at + 1));
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

/** A sentence of an article that bears on a question. */
export interface LiteraturePassage {
  /** The article's id. */
  readonly documentId: string;
  readonly title: string;
  /** The original sentence. */
  readonly text: string;
  /** Offsets in UTF-16 code units, half-open, in the article's title, a line feed and its abstract. */
  readonly start: number;
  readonly end: number;
  /** The part of the abstract, inferred if it has no headings; null when unknown. */
  readonly section: Section | null;
  readonly publicationTypes: readonly string[];
  /** Null when the record has no date. */
  readonly year: number | null;
  readonly isRetracted: boolean;
}

/** Query that the sentences of articles are compared with. */
export interface PassageQuery {
  /** The question. */
  readonly text: string;
  /** All names of each entity in the question: any of them counts as the one in the question. */
  readonly names: readonly (readonly string[])[];
}

const MAX_PASSAGES = 5;
/** Shorter non-English words are units and parts of formulas. */
const SHORTEST_TERM = 4;
/** Articles with a smaller share of the question's words are about something else. */
const MIN_ARTICLE_SHARE = 0.42;
/** The same for articles whose title names everything in the question. */
const MIN_TITLED_SHARE = 0.25;
/** If a question names at least this many things, an article may leave one out. */
const MANY_SUBJECTS = 4;
/** Minimum coverage of a passage relative to its article; lower for conclusions, which may call their subject `it`. */
const MIN_SENTENCE_SHARE = 0.3;
const MIN_CONCLUSION_SHARE = 0.08;
/** Minimum coverage of a passage with its title, relative to the best one: less means a related topic. */
const MIN_SHARE_OF_BEST = 0.7;
/** Sentences about the aim or design of a study don't answer a question. */
const AIM_OR_DESIGN = toPattern([...file.aims, ...file.designs]);
/** A conclusion outweighs a background sentence that has more words of the question. */
const SECTION_WEIGHTS: Readonly<Record<Section, number>> = {
  background: -0.9,
  methods: -1,
  results: 0.1,
  conclusion: 1,
};
/** Longer sentences match by chance. */
const LONG_SENTENCE = 35;

/** Returns the most relevant sentences from articles about everything that a question names, at most five, one per article, the best first. Ranked by the share of the question's words in sentence and article, weighted by rarity, and by section. */
export function rankPassages(
  query: PassageQuery,
  articles: readonly Article[],
): readonly LiteraturePassage[] {
  const wanted = contentStems(query.text);
  if (wanted.length === 0) return [];
  const names = query.names.map((all) => all.map((name) => contentStems(name)));
  const subjects = getSubjects(query, names);
  const read = articles.flatMap((article) => {
    if (article.abstract === null) return [];
    const sentences = splitSections(article.abstract).map((sentence) => ({
      sentence,
      stems: withNames(new Set(contentStems(sentence.text)), names),
    }));
    return [{ article, sentences, title: withNames(new Set(contentStems(article.title)), names) }];
  });
  const rarity = createRarity(read.flatMap(({ sentences }) => sentences.map(({ stems }) => stems)));
  const best = read.flatMap(({ article, sentences, title }) => {
    const all = new Set([...title, ...sentences.flatMap(({ stems }) => [...stems])]);
    const missing = subjects.filter((subject) => !hasAny(all, subject)).length;
    if (missing > (subjects.length < MANY_SUBJECTS ? 0 : 1)) return [];
    const isAbout = subjects.every((subject) => hasAny(title, subject));
    const articleShare = share(wanted, all, rarity);
    const isTitled = isAbout && subjects.length > 0;
    if (articleShare < (isTitled ? MIN_TITLED_SHARE : MIN_ARTICLE_SHARE)) return [];
    const scored = sentences.flatMap(({ sentence, stems }) => {
      const sentenceShare = share(wanted, stems, rarity);
      const { section } = sentence;
      const minShare = section === 'conclusion' ? MIN_CONCLUSION_SHARE : MIN_SENTENCE_SHARE;
      if (sentence.text.endsWith('?') || sentenceShare < minShare * articleShare) return [];
      if (AIM_OR_DESIGN.test(sentence.text)) return [];
      // A finding may refer to the subject of its article as `it`. Any other sentence names what it is about.
      const isFinding = section !== 'background' && section !== 'methods';
      const isNaming =
        subjects.length === 0 ||
        (isAbout && isFinding) ||
        subjects.some((subject) => hasAny(stems, subject));
      if (!isNaming) return [];
      const score =
        2 * sentenceShare +
        2 * articleShare +
        share(wanted, title, rarity) +
        (section === null ? 0 : SECTION_WEIGHTS[section]) -
        Math.max(0, stems.size - LONG_SENTENCE) * 0.02;
      const covered = share(wanted, new Set([...title, ...stems]), rarity);
      return [{ article, sentence, score, covered }];
    });
    return scored.sort((left, right) => right.score - left.score).slice(0, 1);
  });
  const maxCovered = Math.max(...best.map(({ covered }) => covered));
  return best
    .filter(({ covered }) => covered >= MIN_SHARE_OF_BEST * maxCovered)
    .sort((left, right) => right.score - left.score)
    .slice(0, MAX_PASSAGES)
    .map(({ article, sentence: { text, start, end, section } }) => {
      const before = article.title.length + 1;
      const year = Number(article.issued?.slice(0, 4));
      return {
        documentId: article.id,
        title: article.title,
        text,
        start: before + start,
        end: before + end,
        section,
        publicationTypes: article.publicationTypes,
        year: Number.isInteger(year) && year > 0 ? year : null,
        isRetracted: article.publicationTypes.some((type) => /^retracted/i.test(type)),
      };
    });
}

/** The ways to name one thing, each by its stems. */
type Subject = readonly (readonly string[])[];

/** Required words of a passage: the names of a question, and its words that aren't English. */
function getSubjects({ text }: PassageQuery, names: readonly Subject[]): readonly Subject[] {
  const requiredNames = names.filter(
    ([first = [], ...others]) =>
      [first, ...others].some((stems) => stems.length > 1) || !first.every(isEnglishWord),
  );
  const named = new Set(names.flat(2));
  const words = splitWords(text).filter(
    ({ text: word, folded, stem }) =>
      folded.length >= SHORTEST_TERM &&
      !named.has(stem) &&
      !isFunctionWord(folded) &&
      !isEnglishWord(word),
  );
  return [...requiredNames, ...words.map(({ stem }) => [[stem]])];
}

function hasAny(stems: ReadonlySet<string>, subject: Subject): boolean {
  return subject.some((name) => name.length > 0 && name.every((stem) => stems.has(stem)));
}

/** Adds the stems of every name of an entity to a text that has one of them. */
function withNames(stems: Set<string>, names: readonly Subject[]): ReadonlySet<string> {
  for (const all of names) if (hasAny(stems, all)) for (const stem of all.flat()) stems.add(stem);
  return stems;
}

/** Inverse sentence frequency, as in BM25. */
function createRarity(sentences: readonly ReadonlySet<string>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const stems of sentences)
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => {
    const count = counts.get(stem) ?? 0;
    return Math.log(1 + (sentences.length - count + 0.5) / (count + 0.5)) + 0.3;
  };
}

function share(
  wanted: readonly string[],
  stems: ReadonlySet<string>,
  rarity: (stem: string) => number,
): number {
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word), 0);
  return wanted.length === 0 ? 0 : weigh(wanted.filter((stem) => stems.has(stem))) / weigh(wanted);
}
