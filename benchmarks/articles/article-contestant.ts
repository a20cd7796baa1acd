import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Run } from '../report/figures.js';
import { type CallLimits, measureCalls } from '../report/measure-calls.js';

/**
 * What is asked of an index of articles: a first page with the total, also of words that nobody asked for before, or the ten
 * most frequent values.
 */
export const ARTICLE_ACTIONS = [
  'page 1',
  'page 1, asked first',
  'top authors',
  'top MeSH descriptors',
] as const;

/** One of them. */
export type ArticleAction = (typeof ARTICLE_ACTIONS)[number];

/** What to measure. */
export interface ArticleRun {
  readonly action: ArticleAction;
  readonly terms: readonly string[];
  /** Other words, asked for before. */
  readonly warmUp: readonly string[];
  readonly limits: CallLimits;
}

/** A run, and how long other work of the process had to wait meanwhile. */
export interface DelayedRun extends Run {
  readonly loopDelayP99Ms: number;
}

/** Answers per page, and values per count. */
export const FOUND = 10;

const NANOSECONDS = 1e6;

/** Measures searches, and by how much they delay the event loop of their process. */
export async function measureWithDelay(
  { terms, limits }: Pick<ArticleRun, 'terms' | 'limits'>,
  call: (term: string) => unknown,
): Promise<DelayedRun> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // Between two calls other work has its turn, as between two requests.
  const run = await measureCalls(
    terms,
    async (term) => {
      const answer = await call(term);
      await new Promise(setImmediate);
      return answer;
    },
    limits,
  );
  delay.disable();
  return { ...run, loopDelayP99Ms: delay.percentile(99) / NANOSECONDS };
}
