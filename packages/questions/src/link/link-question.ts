import type { CallOptions } from '@biographql/core';
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
import missing from '../lexicon/missing-kinds.json' with { type: 'json' };
import { type Abstention, type QuestionContext, toAbstention } from '../question-service.js';
import { isFunctionWord, isGene, splitWords, type Word } from '../text/lexicon.js';
import {
  type EntityMention,
  isInside,
  overlap,
  pathwayNames,
  unknownNames,
  withMore,
  withoutClassified,
} from './mention.js';
import { findNearestNames, mayMean, type Suggestion } from './nearest-names.js';

export interface LinkedQuestion extends AnalyzedQuestion {
  readonly mentions: readonly EntityMention[];
  /** Names with the class word behind them that nothing is called, as written: `mTOR pathway`; empty when there are none. */
  readonly unknownNames: readonly string[];
  readonly suggestions: readonly Suggestion[];
}

const LONGEST_NAME = 9;
const MOST_LOOKUPS = 1_000;

export async function linkQuestion(
  question: AnalyzedQuestion,
  { labels, budget }: Pick<QuestionContext, 'labels' | 'budget'>,
): Promise<LinkedQuestion> {
  const found = await budget.attempt((signal) => findMentions(question, labels, { signal }));
  const { mentions, suggestions } = found ?? { mentions: [], suggestions: [] };
  const classified = withoutClassified(mentions, question.words);
  return {
    ...question,
    mentions: classified,
    unknownNames: unknownNames(question, mentions, classified),
    suggestions,
  };
}

async function findMentions(
  question: AnalyzedQuestion,
  labels: LabelIndex,
  options: CallOptions,
): Promise<Pick<LinkedQuestion, 'mentions' | 'suggestions'>> {
  const exact = await findExactNames(question, labels, options);
  const identified = await findIdentifiers(question, exact, labels, options);
  const named = [...identified, ...exact];
  const nearest = await findNearestNames(question, named, { labels, options });
  const all = [...named, ...nearest.mentions];
  const mentions = [...all, ...joinAppositions(question, all)];
  return { mentions, suggestions: nearest.suggestions };
}

/** A compact identifier, an IRI, or a code with a digit and maybe its catalog before it: `C50`, `CHEMBL25`, `OMIM 219700`. */
const IDENTIFIER =
  /(?<![\w:/.-])(?:[A-Za-z][\w.-]*:[^\s<>"?!,;()]*[\w/]|(?:[A-Za-z]{2,10}[ #])?[A-Za-z]{0,8}\d[\w.-]*\w)/g;
const MOST_IDENTIFIERS = 5;

async function findIdentifiers(
  { text, words }: AnalyzedQuestion,
  exact: readonly EntityMention[],
  labels: LabelIndex,
  options: CallOptions,
): Promise<readonly EntityMention[]> {
  const mentions: EntityMention[] = [];
  for (const match of [...text.matchAll(IDENTIFIER)].slice(0, MOST_IDENTIFIERS)) {
    const [whole] = match;
    const code = whole.split(/[ #]/).at(-1) ?? '';
    // A number alone is none: `top 10`, `50 mg`.
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
    // A part of a combination is not meant.
    const hits = all.isPart ? [] : all.hits.filter(isExactHit);
    return hits.length === 0 ? [] : [{ ...mention, candidates: hits }];
  });
}

/** A gene whose symbol is written comes before what the letters also stand for (`DMD`), unless that is more usual (`PAH`). */
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
  /** What an abbreviation stands for; default: the text. */
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
  return names.slice(0, MOST_LOOKUPS);
}

function mayName(start: Word, end: Word): boolean {
  if (start !== end) return !isGrammar(start) && (!isGrammar(end) || isLetter(end));
  if (isFunctionWord(start.folded)) return isAcronym(start.text);
  return start.text.length > 1 && !UNITS.test(start.folded);
}

const UNITS = /^(?:mg|ml|kg|mm|cm|vs|eg|ie|dr|mr|st|uk|us|eu|tv|ok|id|pm|am|no)$/;

function isGrammar({ folded, text }: Word): boolean {
  return isFunctionWord(folded) && !isAcronym(text);
}

/** The `A` of `hepatitis A`. */
function isLetter({ text }: Word): boolean {
  return /^[A-HJ-Z]$/.test(text);
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

const ASKING =
  '(?:which|what(?: (?:is|are|kinds? of|types? of))?|list|name|show|give|find|tell me|how many|any)(?: me)?(?: (?:the|all|some|any|known|common|is the|are the))*';

const MISSING = missing.kinds.map(({ says, nouns, phrases = [] }) => ({
  says,
  patterns: [
    `^(?:are|is) there (?:any )?${nouns}\\b`,
    `^${ASKING} ${nouns}\\b`,
    `^(?:the )?${nouns} (?:of|for|in|with|against)\\b`,
    `^(?:the )?[^ ]+(?: [^ ]+){0,4} ${nouns}$`,
    ...phrases,
  ].map((pattern) => new RegExp(pattern, 'i')),
}));
const MODIFIERS = missing.modifiers.map(({ words, says }) => ({
  says,
  pattern: new RegExp(`\\b(?:${words})\\b`, 'iu'),
}));
const GREETING =
  /^(?:hi|hello|hey|hallo|howdy|greetings|thanks?|thank|thx|cheers|bye|goodbye|ok|okay|yes|no|please|test|testing|help|good|morning|afternoon|evening|night|day|there|you|very|much|a|lot|so|how|are|who|what|is|this|your|name|do|can|up|lol|haha|wow|yo|hmm|nice|meet|to)$/;
const AUXILIARY = /^(?:is|are|was|were|does|do|did|can|could|has|have|may|might|will|would)$/;
const PRONOUN = /^(?:it|this|that|he|she|they|these|those)$/;

export function rejectQuestion(question: LinkedQuestion): Abstention | null {
  return asksNothing(question) ?? asksForMissing(question) ?? refersToNothing(question);
}

function asksNothing({ original }: LinkedQuestion): Abstention | null {
  const words = splitWords(original);
  if (words.length > 6 || !words.every(({ folded }) => GREETING.test(folded))) return null;
  return toAbstention(
    'NO_QUESTION',
    'Ask about a disease, a drug or a gene, e.g. “Which drugs treat asthma?”',
  );
}

function asksForMissing(question: LinkedQuestion): Abstention | null {
  const { original, text, words } = question;
  const said = text.replace(/[?!.\s]+$/, '');
  for (const { says, patterns } of MISSING) {
    if (patterns.some((pattern) => pattern.test(said) && !isNamed(question, pattern, said)))
      return toAbstention('MISSING_KIND', `The graph does not have ${says}.`);
  }
  if (question.form === 'yes-no') return null;
  for (const { says, pattern } of MODIFIERS) {
    const match = pattern.exec(original);
    if (match === null || words.length === 0 || isPartOfName(question, match[0])) continue;
    return toAbstention(
      'MISSING_KIND',
      `The graph does not say ${says}. Ask without “${match[0]}”.`,
      {
        unread: [match[0]],
        suggestions: [original.replace(match[0], '').replace(/\s+/g, ' ').trim()],
      },
    );
  }
  return null;
}

/** Whether the words that a pattern found begin a name: `mutations` is no kind in `test of memory`, when that is a name. */
function isNamed(
  { mentions, text, words }: LinkedQuestion,
  pattern: RegExp,
  said: string,
): boolean {
  const found = pattern.exec(said)?.[0] ?? '';
  const end = text.indexOf(found) + found.length;
  return mentions.some(
    ({ first, last, quality }) =>
      quality >= 0.85 &&
      last > first &&
      (words[first]?.start ?? 0) < end &&
      (words[last]?.end ?? 0) > end,
  );
}

function isPartOfName({ mentions, words }: LinkedQuestion, modifier: string): boolean {
  const [opening] = splitWords(modifier);
  const at = words.findIndex(({ folded }) => folded === opening?.folded);
  return mentions.some((mention) => mention.last > mention.first && isInside(at, mention));
}

function refersToNothing({ words, form, original }: LinkedQuestion): Abstention | null {
  const [first, second, third] = words;
  if (form !== 'yes-no' || !AUXILIARY.test(first?.folded ?? '')) return null;
  if (!PRONOUN.test(second?.folded ?? '')) return null;
  if (/^(?:true|known|correct|the)$/.test(third?.folded ?? '') || /\bthat\b/i.test(original))
    return null;
  const unread = second?.text ?? '';
  return toAbstention('UNKNOWN_ENTITY', `The question does not say what “${unread}” is.`, {
    unread: [unread],
  });
}
