import type { CallOptions, EntityType } from '@biographql/core';
import {
  isExactHit,
  type LabelHit,
  type LabelIndex,
  preferKnown,
  readAbbreviation,
  searchCombination,
  searchWrittenName,
  toSpellings,
} from '@biographql/engines';
import type { AnalyzedQuestion } from '../analyze/analyze-question.js';
import file from '../lexicon/words.json' with { type: 'json' };
import type { QuestionContext } from '../question-service.js';
import { expandTypes, isFunctionWord, isGene, isPlainStem, type Word } from '../text/lexicon.js';
import {
  type EntityMention,
  findNearestNames,
  isInside,
  mayMean,
  overlap,
  type Suggestion,
  withMore,
} from './nearest-names.js';

export interface LinkedQuestion extends AnalyzedQuestion {
  readonly mentions: readonly EntityMention[];
  /** Unknown names with the class word after them, as written: `mTOR pathway`; empty when there are none. */
  readonly unknownNames: readonly string[];
  readonly suggestions: readonly Suggestion[];
}

const LONGEST_NAME = 9;
const MAX_LOOKUPS = 1_000;

export async function linkQuestion(
  question: AnalyzedQuestion,
  { labels, budget }: Pick<QuestionContext, 'labels' | 'budget'>,
): Promise<LinkedQuestion> {
  const found = await budget.attempt(async (signal) => {
    const options = { signal };
    const exact = await findExactNames(question, labels, options);
    const named = [...(await findIdentifiers(question, exact, labels, options)), ...exact];
    const nearest = await findNearestNames(question, named, labels, options);
    const all = [...named, ...nearest.mentions];
    return { ...nearest, mentions: [...all, ...joinAppositions(question, all)] };
  });
  const { mentions, suggestions } = found ?? { mentions: [], suggestions: [] };
  const classified = withoutClassified(mentions, question.words);
  return {
    ...question,
    mentions: classified,
    unknownNames: unknownNames(question, mentions, classified),
    suggestions,
  };
}

/** A compact identifier, an IRI, or a code with a digit and maybe its catalog before it: `C50`, `CHEMBL25`, `OMIM 219700`. */
const IDENTIFIER =
  /(?<![\w:/.-])(?:[A-Za-z][\w.-]*:[^\s<>"?!,;()]*[\w/]|(?:[A-Za-z]{2,10}[ #])?[A-Za-z]{0,8}\d[\w.-]*\w)/g;
const MAX_IDENTIFIERS = 5;

async function findIdentifiers(
  { text, words }: AnalyzedQuestion,
  exact: readonly EntityMention[],
  labels: LabelIndex,
  options: CallOptions,
): Promise<readonly EntityMention[]> {
  const mentions: EntityMention[] = [];
  for (const match of [...text.matchAll(IDENTIFIER)].slice(0, MAX_IDENTIFIERS)) {
    const [whole] = match;
    const code = whole.split(/[ #]/).at(-1) ?? '';
    // A bare number is not an identifier: `top 10`, `50 mg`.
    for (const written of new Set([whole, code].filter((one) => !/^\d+$/.test(one)))) {
      const end = match.index + whole.length;
      const first = words.findIndex((word) => word.start >= end - written.length);
      const last = words.findLastIndex((word) => word.end <= end);
      const isNamed = exact.some((mention) => overlap(mention, { first, last }));
      if (first < 0 || last < first || (isNamed && !written.includes(':'))) continue;
      const { hits } = await searchWrittenName(labels, written, { ...options, limit: 3 });
      const candidates = hits.filter((hit) => hit.match === 'identifier');
      if (candidates.length === 0) continue;
      mentions.push({ first, last, text: written, candidates, quality: 1 });
      break;
    }
  }
  return mentions;
}

async function findExactNames(
  question: AnalyzedQuestion,
  labels: LabelIndex,
  options: CallOptions,
): Promise<readonly EntityMention[]> {
  const names = possibleNames(question);
  const texts = names.map(({ text, sought = text }) => sought);
  const found = await labels.exact(texts, options);
  const mentions = new Map<string, EntityMention>();
  const { text, words } = question;
  names.forEach((name, index) => {
    const written = text.slice(words[name.first]?.start, words[name.last]?.end);
    const candidates = (found[index] ?? []).filter((hit) => mayMean(written, hit));
    if (candidates.length === 0) return;
    const key = `${name.first}-${name.last}`;
    const known = mentions.get(key);
    const { sought: _, ...mention } = name;
    mentions.set(key, known ? addReading(known, candidates) : { ...mention, candidates });
  });
  const whole = [...mentions.values()].map(withSymbolFirst);
  const combined = await Promise.all(
    whole.map((mention) => searchCombination(labels, mention.text, options)),
  );
  return whole.flatMap((mention, at): readonly EntityMention[] => {
    const all = combined[at];
    if (all === null || all === undefined) return [mention];
    // Skips a name that is only part of a combination.
    const hits = all.isPart ? [] : all.hits.filter(isExactHit);
    return hits.length === 0 ? [] : [{ ...mention, candidates: hits }];
  });
}

/** A gene with the written symbol ranks before other meanings of it (`DMD`), unless one is more common (`PAH`). */
function withSymbolFirst(mention: EntityMention): EntityMention {
  const { text, candidates } = mention;
  const symbols = candidates.filter(({ label, types }) => label === text && isGene(types));
  const senses = readAbbreviation(text).flat();
  if (symbols.length === 0 || senses.length === 0 || senses.includes(text)) return mention;
  return withMore({ ...mention, candidates: symbols }, candidates);
}

function addReading(known: EntityMention, candidates: readonly LabelHit[]): EntityMention {
  const all = withMore(known, candidates);
  const [first] = known.candidates;
  const [best] = preferKnown(first?.matchedText ?? '', all.candidates);
  if (best?.iri === first?.iri) return all;
  return { ...all, candidates: all.candidates.filter(({ iri }) => iri !== first?.iri) };
}

interface PossibleName extends Omit<EntityMention, 'candidates'> {
  /** Long form of an abbreviation. Default: the text. */
  readonly sought?: string;
}

function possibleNames({ text, words }: AnalyzedQuestion): readonly PossibleName[] {
  const names: PossibleName[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length >= 1; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const last = first + length - 1;
      const start = words[first];
      const end = words[last];
      if (start === undefined || end === undefined || !mayName(start, end)) continue;
      const surface = text.slice(start.start, end.end);
      for (const sense of readAbbreviation(surface).flat())
        names.push({ first, last, text: surface, sought: sense, quality: 1 });
      names.push({ first, last, text: surface, quality: 1 });
      for (const variant of [...toSpellings(surface), ...pathwayNames(surface)])
        names.push({ first, last, text: variant, quality: 0.85 });
    }
  }
  return names.slice(0, MAX_LOOKUPS);
}

function mayName(start: Word, end: Word): boolean {
  // The `A` of `hepatitis A`.
  const isLetter = /^[A-HJ-Z]$/.test(end.text);
  if (start !== end) return !isGrammar(start) && (!isGrammar(end) || isLetter);
  if (isFunctionWord(start.folded)) return isAcronym(start.text);
  return start.text.length > 1 && !UNITS.test(start.folded);
}

const UNITS = /^(?:mg|ml|kg|mm|cm|vs|eg|ie|dr|mr|st|uk|us|eu|tv|ok|id|pm|am|no)$/;

function isGrammar({ folded, text }: Word): boolean {
  return isFunctionWord(folded) && !isAcronym(text);
}

/** A capitalized function word inside a question may be a gene: `CAN`, `WAS`. */
function isAcronym(text: string): boolean {
  return text.length > 1 && text === text.toUpperCase() && /\p{Lu}/u.test(text);
}

/** A name with another one in parentheses after it is one name: `Calsequestrin 2 (CASQ2)`. */
function joinAppositions(
  { text, words }: AnalyzedQuestion,
  mentions: readonly EntityMention[],
): readonly EntityMention[] {
  return mentions.flatMap((outer) =>
    mentions.flatMap((inner): EntityMention[] => {
      if (inner.first !== outer.last + 1) return [];
      const gap = text.slice(words[outer.last]?.end, words[inner.first]?.start);
      if (!/^\s*\($/.test(gap) || !/^\s*\)/.test(text.slice(words[inner.last]?.end))) return [];
      const quality = Math.max(outer.quality, inner.quality);
      return [{ ...withMore(outer, inner.candidates), last: inner.last, quality }];
    }),
  );
}

const CLASS_WORDS: ReadonlyMap<string, readonly EntityType[]> = new Map(
  file.classWords.flatMap(({ words, types }) =>
    words.split(' ').map((word) => [word, expandTypes(types)] as const),
  ),
);
/** Words that say what kind of protein a name stands for: the EGF receptor is not EGF. */
const RECEPTOR = /^(?:receptor|transporter)$/;

/** Drops candidates that contradict the word after the name: `the mTOR pathway` is no gene, though `mTOR` is one. */
function withoutClassified(
  mentions: readonly EntityMention[],
  words: readonly Word[],
): readonly EntityMention[] {
  return mentions.flatMap((mention) => {
    const word = words[mention.last + 1]?.folded ?? '';
    const types = CLASS_WORDS.get(word);
    const isProteinClass = RECEPTOR.test(word);
    if (types === undefined && !isProteinClass) return [mention];
    const candidates = mention.candidates.filter((hit) =>
      isProteinClass
        ? !isGene(hit.types) || [hit.label, hit.alias, hit.description].join().includes(word)
        : hit.types.some((type) => types?.includes(type)),
    );
    return candidates.length === 0 ? [] : [{ ...mention, candidates }];
  });
}

/** Returns dropped names with the word that rules them out, as written, unless a remaining name includes it. */
function unknownNames(
  { text, words }: Pick<AnalyzedQuestion, 'text' | 'words'>,
  mentions: readonly EntityMention[],
  remaining: readonly EntityMention[],
): readonly string[] {
  const places = new Set(remaining.map(({ first, last }) => `${first} ${last}`));
  const denied = mentions.filter(({ first, last }) => !places.has(`${first} ${last}`));
  const names = denied
    .filter((mention) => isSureName(mention, words))
    .filter(({ last }) => !remaining.some((other) => isInside(last, other)))
    .map(({ first, last }) => text.slice(words[first]?.start, words[last + 1]?.end));
  return [...new Set(names)].filter(
    (name) => !names.some((other) => other !== name && other.endsWith(name)),
  );
}

/** Ignores English words that are a name only by chance: `the same pathway`, `which gene family`. */
function isSureName({ last, text, candidates }: EntityMention, words: readonly Word[]): boolean {
  if (isPlainStem(words[last]?.stem ?? '')) return false;
  return candidates[0]?.match === 'exact-label' || text !== text.toLowerCase();
}

/** Returns other ways to write the name of a pathway: `Notch pathway` is the `Notch signaling pathway`. */
export function pathwayNames(name: string): readonly string[] {
  const [, stem] =
    /^(.+?)(?: signal(?:l?ing)?)?(?: transduction)?(?: pathway| cascade)$/i.exec(name) ?? [];
  return stem === undefined
    ? []
    : ['signaling pathway', 'pathway', 'signaling'].map((word) => `${stem} ${word}`);
}
