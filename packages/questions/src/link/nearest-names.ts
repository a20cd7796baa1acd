import type { CallOptions } from '@biographql/core';
import type { LabelHit, LabelIndex } from '@biographql/engines';
import type { AnalyzedQuestion } from '../analyze/analyze-question.js';
import { isPlainStem } from '../text/answer-nouns.js';
import { foldWord, isFunctionWord, type Word } from '../text/words.js';
import { isSuggestion, isTyped } from './accept-name.js';
import { type EntityMention, isInside, type Stretch, toWords } from './mention.js';

const MOST_SEARCHES = 2;
const MAX_HITS = 20;
const MAX_SUGGESTED = 3;

interface Run extends Stretch {
  readonly text: string;
}

interface SearchTools {
  readonly labels: LabelIndex;
  readonly options: CallOptions;
}

/** Words of a question that name nothing, with names that resemble them. */
export interface Suggestion extends Stretch {
  readonly text: string;
  /** At least one, at most three. */
  readonly names: readonly string[];
}

/** What the words that are in no exact name may name. */
export interface NearestNames {
  readonly mentions: readonly EntityMention[];
  readonly suggestions: readonly Suggestion[];
}

/**
 * Returns what the words that are in no exact name may name: a mention where they are mistyped, a suggestion where they only
 * resemble a name. Of the two longest runs of such words, at two searches each.
 */
export async function findNearestNames(
  question: AnalyzedQuestion,
  exact: readonly EntityMention[],
  tools: SearchTools,
): Promise<NearestNames> {
  const runs = unnamedRuns(question, exact).slice(0, MOST_SEARCHES);
  const found = await Promise.all(
    runs.map(async (run) => {
      const whole = await searchRun(run, tools);
      const core = whole.mention === null ? withoutPlainEnds(run, question) : null;
      return core === null ? whole : searchRun(core, tools);
    }),
  );
  return {
    mentions: found.flatMap(({ mention }) => mention ?? []),
    suggestions: found.flatMap(({ mention, suggestion }) =>
      mention === null && suggestion !== null ? [suggestion] : [],
    ),
  };
}

/** Stretches of meaningful words of which at least one is in no name, wording or noun; the longest first. */
function unnamedRuns(
  { words, cues, text }: AnalyzedQuestion,
  exact: readonly EntityMention[],
): readonly Run[] {
  const told = new Set(cues.filter(({ cue }) => cue.weight >= 0.7).flatMap((match) => match.words));
  const named = new Set(exact.filter(({ first, last }) => first < last).flatMap(toWords));
  const isOpen = (index: number): boolean => {
    const word = words[index];
    return word !== undefined && !told.has(index) && !isFunctionWord(word.folded);
  };
  const runs: Run[] = [];
  for (let first = 0; first < words.length; first++) {
    if (!isOpen(first)) continue;
    let last = first;
    while (isOpen(last + 1)) last += 1;
    const isUnknown = toWords({ first, last }).some(
      (index) => !isPlainNoun(words[index]) && !named.has(index),
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
  { labels, options }: SearchTools,
): Promise<{ readonly mention: EntityMention | null; readonly suggestion: Suggestion | null }> {
  const hits = await labels.search(run.text, { ...options, limit: MAX_HITS });
  const candidates = hits.filter((hit) => isTyped(run.text, hit));
  const [best] = candidates;
  if (best !== undefined) {
    const isExact = !isFuzzy(run.text, best);
    return { mention: { ...run, candidates, quality: isExact ? 0.85 : 0.45 }, suggestion: null };
  }
  const near = hits.filter((hit) => isSuggestion(run.text, hit));
  const names = [...new Set(near.map(({ label }) => label))].slice(0, MAX_SUGGESTED);
  return { mention: null, suggestion: names.length === 0 ? null : { ...run, names } };
}

function isFuzzy(typed: string, { label, alias }: LabelHit): boolean {
  return !foldWord(alias ?? label).startsWith(foldWord(typed));
}

/** The run without nouns such as `patients` or `disease` at its ends; null when that changes nothing or leaves nothing. */
function withoutPlainEnds(run: Run, { words, text }: AnalyzedQuestion): Run | null {
  let { first, last } = run;
  while (last > first && isPlainNoun(words[last])) last -= 1;
  while (first < last && isPlainNoun(words[first])) first += 1;
  const shorter = text.slice(words[first]?.start, words[last]?.end);
  return shorter.length < 4 || shorter.length === run.text.length
    ? null
    : { first, last, text: shorter };
}

function isPlainNoun(word: Word | undefined): boolean {
  return word !== undefined && isPlainStem(word.stem);
}
