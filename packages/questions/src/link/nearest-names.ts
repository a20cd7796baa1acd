import type { CallOptions } from '@biographql/core';
import type { LabelHit, LabelIndex } from '@biographql/engines';
import type { AnalyzedQuestion } from '../analyze/analyze-question.js';
import { isPlainStem } from '../text/answer-nouns.js';
import { foldWord, isFunctionWord, type Word } from '../text/words.js';
import { type EntityMention, isInside, type Stretch, wordsOf } from './mention.js';

const MOST_SEARCHES = 2;

interface Run extends Stretch {
  readonly text: string;
}

interface SearchTools {
  readonly labels: LabelIndex;
  readonly options: CallOptions;
}

/**
 * Returns what the words that are in no exact name may name, by beginning or typing error: of the two longest runs of
 * such words, at two searches each.
 */
export async function findNearestNames(
  question: AnalyzedQuestion,
  exact: readonly EntityMention[],
  tools: SearchTools,
): Promise<readonly EntityMention[]> {
  const runs = unnamedRuns(question, exact).slice(0, MOST_SEARCHES);
  const found = await Promise.all(
    runs.map(async (run): Promise<EntityMention | null> => {
      const whole = await searchRun(run, tools);
      const core = whole === null ? withoutPlainEnds(run, question) : null;
      return core === null ? whole : searchRun(core, tools);
    }),
  );
  return found.filter((mention) => mention !== null);
}

/** Stretches of meaningful words of which at least one is in no name, wording or noun; the longest first. */
function unnamedRuns(
  { words, cues, text }: AnalyzedQuestion,
  exact: readonly EntityMention[],
): readonly Run[] {
  const told = new Set(cues.filter(({ cue }) => cue.weight >= 0.7).flatMap((match) => match.words));
  const named = new Set(exact.filter(({ first, last }) => first < last).flatMap(wordsOf));
  const isOpen = (index: number): boolean => {
    const word = words[index];
    return word !== undefined && !told.has(index) && !isFunctionWord(word.folded);
  };
  const runs: Run[] = [];
  for (let first = 0; first < words.length; first++) {
    if (!isOpen(first)) continue;
    let last = first;
    while (isOpen(last + 1)) last += 1;
    const isUnknown = wordsOf({ first, last }).some(
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
): Promise<EntityMention | null> {
  const hits = await labels.search(run.text, { ...options, limit: 5 });
  const near = hits.filter((hit) => isNear(hit, run.text));
  const [best] = near;
  if (best === undefined) return null;
  const candidates = near.filter(({ match }) => match === best.match);
  return { ...run, candidates, quality: best.match === 'fuzzy' ? 0.45 : 0.6 };
}

/**
 * A name that is much longer than what was typed is a guess. So is, for a typing error, another number or another first
 * letter: people rarely mistype it, and `mepolizumab` is not `teplizumab`.
 */
function isNear({ label, alias, match }: LabelHit, typed: string): boolean {
  const name = alias ?? label;
  if (match === 'fuzzy' && (/\d/.test(typed) || foldWord(name)[0] !== foldWord(typed)[0]))
    return false;
  return name.length <= typed.length * 1.6 + 4;
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
