import type { CallOptions, EntityType } from '@biographql/core';
import { editDistance } from '@biographql/core/internal';
import { isExactHit, type LabelHit, type LabelIndex, searchWrittenName } from '@biographql/engines';
import type { AnalyzedQuestion } from '../analyze/analyze-question.js';
import {
  foldWord,
  isEnglishWord,
  isEverydayWord,
  isFunctionWord,
  isGene,
  isGivenName,
  isPlainStem,
  splitWords,
  type Word,
} from '../text/lexicon.js';

export interface Stretch {
  readonly first: number;
  readonly last: number;
}

export interface EntityMention extends Stretch {
  readonly text: string;
  readonly candidates: readonly LabelHit[];
  /** How surely the stretch names them: 1 exact, 0.85 another spelling or a beginning, 0.45 typing error. */
  readonly quality: number;
}

export function byPlace(left: Stretch, right: Stretch): number {
  return left.first - right.first;
}

export function toWords({ first, last }: Stretch): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function isInside(word: number, { first, last }: Stretch): boolean {
  return word >= first && word <= last;
}

export function overlap(left: Stretch, right: Stretch): boolean {
  return left.first <= right.last && left.last >= right.first;
}

/** The longest first, and of these the surest. */
export function byLength(left: EntityMention, right: EntityMention): number {
  const longer = right.last - right.first - (left.last - left.first);
  return longer || right.quality - left.quality;
}

export function withoutOverlap(mentions: readonly EntityMention[]): readonly EntityMention[] {
  const remaining: EntityMention[] = [];
  for (const mention of [...mentions].sort(byLength))
    if (!remaining.some((other) => overlap(mention, other))) remaining.push(mention);
  return remaining;
}

export function withMore(mention: EntityMention, more: readonly LabelHit[]): EntityMention {
  const known = new Set(mention.candidates.map(({ iri }) => iri));
  return {
    ...mention,
    candidates: [...mention.candidates, ...more.filter(({ iri }) => !known.has(iri))],
  };
}

/** Returns the candidates whose type fits; those of unknown type only when none of a known type does. Empty `types` fit all. */
export function getCandidates(
  { candidates }: EntityMention,
  types: readonly EntityType[],
): readonly LabelHit[] {
  if (types.length === 0) return candidates;
  const fitting = candidates.filter((hit) => hit.types.some((type) => types.includes(type)));
  if (fitting.length > 0) return fitting;
  return candidates.filter((hit) => hit.types.every((type) => type === 'UNDEFINED'));
}

export function isParticular(
  { first, last }: Stretch,
  { words }: { readonly words: readonly Word[] },
): boolean {
  return words
    .slice(first, last + 1)
    .some(({ stem, folded }) => !isFunctionWord(folded) && !isPlainStem(stem));
}

const MAX_SEARCHES = 2;
const MAX_HITS = 20;
const MAX_SUGGESTED = 3;

interface Run extends Stretch {
  readonly text: string;
}

export interface Suggestion extends Run {
  readonly names: readonly string[];
}

interface NearestNames {
  readonly mentions: readonly EntityMention[];
  readonly suggestions: readonly Suggestion[];
}

export async function findNearestNames(
  question: AnalyzedQuestion,
  exact: readonly EntityMention[],
  labels: LabelIndex,
  options: CallOptions,
): Promise<NearestNames> {
  const runs = unnamedRuns(question, exact).slice(0, MAX_SEARCHES);
  const found = await Promise.all(
    runs.map(async (run) => {
      const whole = await searchRun(run, labels, options);
      const core = whole.mentions.length === 0 ? withoutPlainEnds(run, question) : null;
      return core === null ? whole : searchRun(core, labels, options);
    }),
  );
  return {
    mentions: found.flatMap(({ mentions }) => mentions),
    suggestions: found.flatMap(({ suggestions }) => suggestions),
  };
}

function unnamedRuns(
  { words, cues, text }: AnalyzedQuestion,
  exact: readonly EntityMention[],
): readonly Run[] {
  const worded = new Set(
    cues.filter(({ cue }) => cue.weight >= 0.7).flatMap((match) => match.words),
  );
  const named = new Set(exact.filter(({ first, last }) => first < last).flatMap(toWords));
  const isOpen = (index: number): boolean => {
    const word = words[index];
    return word !== undefined && !worded.has(index) && !isFunctionWord(word.folded);
  };
  const runs: Run[] = [];
  for (let first = 0; first < words.length; first++) {
    if (!isOpen(first)) continue;
    let last = first;
    while (isOpen(last + 1)) last += 1;
    const isUnknown = toWords({ first, last }).some(
      (index) => !isPlainStem(words[index]?.stem ?? '') && !named.has(index),
    );
    const run = { first, last, text: text.slice(words[first]?.start, words[last]?.end) };
    const isNamed = exact.some((mention) => isInside(first, mention) && isInside(last, mention));
    if (isUnknown && !isNamed && run.text.length >= 4) runs.push(run);
    first = last;
  }
  return runs.sort((left, right) => right.text.length - left.text.length);
}

async function searchRun(
  run: Run,
  labels: LabelIndex,
  options: CallOptions,
): Promise<NearestNames> {
  const search = { ...options, limit: MAX_HITS };
  const { hits, note, isPart = false } = await searchWrittenName(labels, run.text, search);
  // A variant is not its gene, and one drug of a combination is not the whole.
  const isRead = note !== null && !isPart && isExactHit(hits[0]) && !isGene(hits[0]?.types ?? []);
  const candidates = hits.filter((hit) => (isRead ? isExactHit(hit) : isTyped(run.text, hit)));
  const [best] = candidates;
  if (best !== undefined) {
    const isExact = isRead || foldWord(best.alias ?? best.label).startsWith(foldWord(run.text));
    const mention = { ...run, candidates, quality: isExact ? 0.85 : 0.45 };
    return { mentions: [mention], suggestions: [] };
  }
  const near = hits.filter((hit) => isPart || isSuggestion(run.text, hit));
  const names = [...new Set(near.map(({ label }) => label))].slice(0, MAX_SUGGESTED);
  return { mentions: [], suggestions: names.length === 0 ? [] : [{ ...run, names }] };
}

/** The run without nouns such as `patients` or `disease` at its ends; null when that changes nothing or leaves nothing. */
function withoutPlainEnds(run: Run, { words, text }: AnalyzedQuestion): Run | null {
  let { first, last } = run;
  while (last > first && isPlainStem(words[last]?.stem ?? '')) last -= 1;
  while (first < last && isPlainStem(words[first]?.stem ?? '')) first += 1;
  const shorter = text.slice(words[first]?.start, words[last]?.end);
  return shorter.length < 4 || shorter.length === run.text.length
    ? null
    : { first, last, text: shorter };
}

const GENERIC =
  /^(?:disease|syndrome|disorder|illness|infection|deficiency|hydrochloride|sodium|potassium|gene|protein|virus|pathway|signaling)s?$/;
const SHORTEST_MISTYPED = 5;
/** Capitalized words up to this length match gene aliases only by chance. */
const SHORT_SYMBOL = 6;
/** Endings of the names of proteins that are English words, such as `insulin`. */
const PROTEIN = /\p{L}{3}(?:in|ase|gen|kine|globin|protein|hormone)s?$/iu;
const LONG_WORD = 8;

/** Whether an ordinary word means the entity, and doesn't just match its name by chance (`ice`, `Paris`). */
export function mayMean(written: string, hit: LabelHit): boolean {
  if (/\s/.test(written) || /\d/.test(written)) return true;
  const isLower = written === written.toLowerCase();
  const isCapitalized = /^\p{Lu}[\p{Ll}'’]+$/u.test(written);
  if (!isLower && !isCapitalized) return true;
  const name = hit.alias ?? hit.label;
  const isSymbol = /\p{Lu}/u.test(name.slice(1)) && !/\p{Ll}/u.test(name);
  const isGeneAlias = hit.alias !== null && isGene(hit.types);
  if (isCapitalized && (isSymbol || (isGeneAlias && written.length <= SHORT_SYMBOL))) return false;
  if (!isEverydayWord(written)) return true;
  if (hit.alias !== null && isGivenName(written)) return false;
  if (isGene(hit.types) && name !== name.toLowerCase()) return false;
  return !isSymbol && (!isGeneAlias || PROTEIN.test(written));
}

export function isTyped(written: string, hit: LabelHit): boolean {
  if (!mayMean(written, hit) || isOtherAbbreviation(written, hit)) return false;
  const typed = splitWords(written).map(({ folded }) => folded);
  const named = splitWords(hit.alias ?? hit.label).map(({ folded }) => folded);
  const more = named.slice(typed.length);
  if (named.length < typed.length || !more.every((word) => GENERIC.test(word))) return false;
  return typed.every((word, index) => isMistyped(word, named[index] ?? ''));
}

/** Whether an abbreviation was typed that is spelled unlike the name: LASIK is not Lasix. */
function isOtherAbbreviation(written: string, { alias, label }: LabelHit): boolean {
  const name = alias ?? label;
  const isAbbreviation = /^\p{Lu}{2,}$/u.test(written) && written.length <= SHORT_SYMBOL;
  return isAbbreviation && /^\p{Lu}[\p{L}\d]*$/u.test(name) && foldWord(name) !== foldWord(written);
}

function isMistyped(typed: string, word: string): boolean {
  if (foldWord(typed) === foldWord(word)) return true;
  if (typed.length < SHORTEST_MISTYPED || typed[0] !== word[0]) return false;
  if (isOtherNumber(typed, word)) return false;
  if (isEnglishWord(typed)) return false;
  const [letters, others] = [typed, word].map((one) => [...one].sort().join(''));
  const isScrambled = typed.length > SHORTEST_MISTYPED && letters === others;
  return editDistance(typed, word) <= (typed.length < LONG_WORD && !isScrambled ? 1 : 2);
}

/** Another number, or one more, is another thing: CRISPR is not CRISP2. */
function isOtherNumber(typed: string, name: string): boolean {
  return /\d/.test(`${typed}${name}`);
}

export function isSuggestion(written: string, hit: LabelHit): boolean {
  const typed = foldWord(written);
  const name = foldWord(hit.alias ?? hit.label);
  // An English word is half of a name or its noun, as in `common cold`, and not `early` in a long one.
  if (isEnglishWord(typed))
    return name.endsWith(` ${typed}`) || (name.startsWith(`${typed} `) && /^\S+ \S+$/.test(name));
  if (name.split(' ').some((word) => word === typed) || name.startsWith(`${typed} `)) return true;
  return (
    typed.length >= SHORTEST_MISTYPED &&
    !isOtherNumber(typed, name) &&
    editDistance(typed, name) <= 2
  );
}
