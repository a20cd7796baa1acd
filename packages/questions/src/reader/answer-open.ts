import { sentenceConfidence } from './confidence.js';
import { areEndsOfKind, isGenericName } from './ends-of-kind.js';
import { createStretchFinder } from './find-stretches.js';
import type { Inquiry } from './inquiry.js';
import { isAnnouncement } from './judge-sentence.js';
import { type JudgedSentence, placeOf } from './judged-sentence.js';
import { lacksVerb, leavesOut } from './left-out.js';
import type { Answer, NamedStretch, ReadingOptions } from './question-answerer.js';
import { answerTypeOf, type RankedSentence } from './rank-sentences.js';
import { statesRelation, tellsOfOthers } from './states-relation.js';

/** Sentences whose names are looked up, at most. */
const MOST_LOOKUPS = 12;
/** Names in one answer, at most. */
const MOST_NAMES = 10;

/** An open answer before it is judged sure enough. */
export interface OpenReading {
  readonly text: string;
  /** The sentences that it rests on, the surest first. */
  readonly sentences: readonly JudgedSentence[];
}

/** Returns what sentences say to a question for a name, a list or a sentence; null when no sentence qualifies. */
export async function readOpen(
  inquiry: Inquiry,
  ranked: readonly RankedSentence[],
  judged: readonly JudgedSentence[],
  options: ReadingOptions = {},
): Promise<OpenReading | null> {
  return (await readNames(inquiry, ranked, options)) ?? readSentence(inquiry, judged);
}

/** Returns the answer to a question for a name, a list or a sentence, with its confidence; null when no sentence qualifies. */
export async function answerOpen(
  inquiry: Inquiry,
  ranked: readonly RankedSentence[],
  judged: readonly JudgedSentence[],
  options: ReadingOptions = {},
): Promise<Answer | null> {
  const reading = await readOpen(inquiry, ranked, judged, options);
  const [best] = reading?.sentences ?? [];
  if (reading === null || best === undefined) return null;
  return {
    text: reading.text,
    confidence: sentenceConfidence(best),
    evidence: reading.sentences.map(placeOf),
  };
}

/** Names of which a sentence words the asked relation to the entity of the question. */
async function readNames(
  inquiry: Inquiry,
  ranked: readonly RankedSentence[],
  { findNames }: ReadingOptions,
): Promise<OpenReading | null> {
  const { ends, wanted, entities } = inquiry;
  if (findNames === undefined || ends === null || wanted.length === 0) return null;
  if (!areEndsOfKind(inquiry)) return null;
  const known = ends.left ?? ends.right;
  if (known === null || (ends.left !== null && ends.right !== null)) return null;
  const both = {
    ...ends,
    left: ends.left ?? entities.length,
    right: ends.right ?? entities.length,
  };
  const found = new Map<string, string>();
  const sentences: JudgedSentence[] = [];
  let lookups = 0;
  for (const candidate of ranked) {
    const { sentence, passage } = candidate;
    const own = inquiry.finderFor(passage.text)(sentence.text);
    if (new Set(own.map(({ entity }) => entity)).size < entities.length) continue;
    if (!inquiry.rest.every((stem) => sentence.text.toLowerCase().includes(stem))) continue;
    if (leavesOut(inquiry, sentence.text, passage.title)) continue;
    if (isAnnouncement(sentence.text, sentence.start, passage.title)) continue;
    if (tellsOfOthers(passage, sentence.text, inquiry)) continue;
    if (++lookups > MOST_LOOKUPS) break;
    const named = apartFrom(own, await findNames(sentence.text, wanted));
    const names = named.filter((name) => {
      if (isAsked(name, inquiry) || !isWholeName(sentence.text, name, inquiry)) return false;
      const stretches = [...own, { ...name, entity: entities.length }];
      stretches.sort((left, right) => left.start - right.start);
      if (isGenericName(name.label) || lacksVerb(inquiry, sentence.text, stretches)) return false;
      return statesRelation(sentence.text, stretches, both) === 'states';
    });
    if (names.length === 0) continue;
    for (const { label, start, end } of names) {
      if (!found.has(label)) found.set(label, sentence.text.slice(start, end));
    }
    const judgment = { polarity: 'states', ground: 'wording', stretches: own, share: 1 } as const;
    sentences.push({ ...candidate, judgment });
  }
  const texts = [...found.values()].slice(0, MOST_NAMES);
  return texts.length === 0 ? null : { text: joinTexts(texts), sentences };
}

/** Influenza is not caused by influenza. */
function isAsked({ label }: NamedStretch, { question }: Inquiry): boolean {
  return question.toLowerCase().includes(label.toLowerCase());
}

/** The `neuralgia` of `postherpetic neuralgia` is no answer, nor the `rupture` of `rupture of the spleen`. */
function isWholeName(
  text: string,
  { start, end }: NamedStretch,
  { wanted, stems }: Inquiry,
): boolean {
  if (/^ of\b/.test(text.slice(end)) || MEASURED.test(text.slice(0, start))) return false;
  const surface = text.slice(start, end);
  if (FEW_LETTERS.test(surface)) return false;
  const find = createStretchFinder([{ text: surface, names: [], types: wanted }], stems)(text);
  return find(text).some((stretch) => stretch.start === start && stretch.end === end);
}

/** `Ala` and `Ca` are part of something more often than an answer. */
const FEW_LETTERS = /^(?!\p{Lu}+$)\p{L}{1,3}$/u;

/** What rises or falls is a measure, not what is asked for: `an increase in blood pressure`. */
const MEASURED =
  /\b(?:(?:increases?|decreases?|elevations?|changes?|rise|fall|reductions?) (?:of|in)|increased|decreased|elevated|raised|reduced|lowered|altered|changed|high|higher|low|lower) $/i;

/**
 * The best sentence that words what is asked: a definition, or a relation. One that only shares words with a question that
 * names something known may speak of anything, unless it has them all where nothing is known, and names are never answered by a whole sentence.
 */
function readSentence(
  { wanted, isDefinition, ends, entities, isWordsAlone, question }: Inquiry,
  judged: readonly JudgedSentence[],
): OpenReading | null {
  if (wanted.length > 0 && !isDefinition) return null;
  const wants = isDefinition || ends !== null ? null : answerTypeOf(question);
  const found = judged.find(({ sentence, judgment: { polarity, ground, share } }) => {
    const hasAll = entities.length === 0 && ends === null && share === 1;
    if (polarity !== 'states' || (ground === 'words' && !isWordsAlone && !hasAll)) return false;
    return wants?.test(sentence.text) !== false;
  });
  return found === undefined ? null : { text: found.sentence.text, sentences: [found] };
}

function apartFrom(
  taken: readonly { readonly start: number; readonly end: number }[],
  names: readonly NamedStretch[],
): readonly NamedStretch[] {
  return names.filter((name) =>
    taken.every(({ start, end }) => name.end <= start || name.start >= end),
  );
}

function joinTexts(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}
