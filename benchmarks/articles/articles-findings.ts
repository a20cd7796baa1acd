import {
  cpuRatio,
  figuresOf,
  median,
  type Run,
  showMegabytes,
  showMicroseconds,
  showMs,
  showNumber,
} from '../report/figures.js';
import type { Bar, Comparison, FigureTable, PartFindings } from '../report/part.js';
import type { BuildCost } from '../typeahead/names-contestant.js';
import type { ArticleAction } from './article-contestant.js';
import type { TermClass } from './searched-terms.js';

/** An index that is ready to be asked. */
export interface BuiltIndex {
  readonly name: string;
  readonly cost: BuildCost;
  readonly peakBytes: number;
  readonly residentBytes: number;
}

/** What was measured with one collection of articles. */
export interface CorpusRuns {
  readonly articles: number;
  readonly isSynthetic: boolean;
  readonly built: readonly BuiltIndex[];
  readonly cases: readonly {
    readonly action: ArticleAction;
    readonly termClass: TermClass;
    readonly runs: ReadonlyMap<string, readonly Run[]>;
    /** 99th percentiles of the event loop's delay, one per round. */
    readonly delays: ReadonlyMap<string, readonly number[]>;
  }[];
}

type ArticleCase = CorpusRuns['cases'][number];

const OURS = 'ours';
const BAR: Bar = {
  least: 1,
  nextIdea:
    'a first page ranks by words and by meaning, over all that match; ranking by meaning among the best by words alone would bound it.',
};

/** Tells build time, memory, time per search and delay of the event loop for each collection. */
export function articlesFindings(
  corpora: readonly CorpusRuns[],
  hasOpenSearch: boolean,
): PartFindings {
  return {
    notes: [
      'Ten words of each class: common ones occur in about 20 % of the articles, medium ones in 1.5 %, rare ones in 0.03 %. A first page is ten records and the number of all. Ours ranks by words and meaning, folds plurals and spellings, and brings authors together; FTS5 ranks by BM25, its counts are SQL over tables of pairs.',
      'Ours keeps what it found for a word; `asked first` are words that nobody asked for before, of which the aims speak: with 200,000 articles at most 15 ms in the median for a common word, and the event loop late by at most 5 ms (p99). Ours searches in a thread, FTS5 in the thread that asks.',
      ...(corpora.some(({ isSynthetic }) => isSynthetic)
        ? [
            'The synthetic articles are made of titles, sentences, authors, journals and dates of the real ones, by a seed: good for speed, not for relevance.',
          ]
        : []),
      hasOpenSearch
        ? 'OpenSearch 2.19.1, one node and one shard in one segment, 2 GB of heap, no cache of requests; asked over HTTP, its processor time is read from the system in steps of 10 ms.'
        : 'OpenSearch is not here (OPENSEARCH_LIB): it was left out.',
    ],
    comparisons: corpora.flatMap(comparisonsOf),
    tables: corpora.flatMap((corpus) => [
      buildTable(corpus),
      searchTable(corpus),
      delayTable(corpus),
    ]),
  };
}

function comparisonsOf({ articles, isSynthetic, cases }: CorpusRuns): readonly Comparison[] {
  return cases.flatMap(({ action, termClass, runs }) => {
    const ours = runs.get(OURS) ?? [];
    return [...runs]
      .filter(([name]) => name !== OURS)
      .map(([name, peer]) => ({
        id: `articles/${articles}/${action}/${termClass}/${name}`,
        what: `${sizeText(articles, isSynthetic)}, ${action}, ${termClass} words: CPU`,
        ours: showMicroseconds(figuresOf(ours).cpuMicroseconds),
        peer: `${name} ${showMicroseconds(figuresOf(peer).cpuMicroseconds)}`,
        ratio: cpuRatio(ours, peer),
        ...(termClass === 'common' && action !== 'page 1, asked first' ? { bar: BAR } : {}),
      }));
  });
}

function buildTable({ articles, isSynthetic, built }: CorpusRuns): FigureTable {
  return {
    title: `${sizeText(articles, isSynthetic)}: build and memory`,
    columns: [
      'index',
      'build',
      'CPU of the build',
      'articles/s',
      'most memory',
      'on disk',
      'memory when open',
    ],
    rows: built.map(({ name, cost, peakBytes, residentBytes }) => [
      name,
      `${showNumber(cost.seconds)} s`,
      `${showNumber(cost.cpuSeconds)} s`,
      showNumber(articles / cost.seconds),
      showMegabytes(peakBytes),
      showMegabytes(cost.diskBytes),
      showMegabytes(residentBytes),
    ]),
  };
}

function searchTable({ articles, isSynthetic, built, cases }: CorpusRuns): FigureTable {
  return {
    title: `${sizeText(articles, isSynthetic)}: CPU per question, p50 / p99`,
    columns: ['question', ...built.map(({ name }) => name)],
    rows: cases.map(({ action, termClass, runs }) => [
      `${action}, ${termClass}`,
      ...built.map(({ name }) => {
        const { cpuMicroseconds, p50Ms, p99Ms } = figuresOf(runs.get(name) ?? []);
        return `${showMicroseconds(cpuMicroseconds)}, ${showMs(p50Ms)} / ${showMs(p99Ms)}`;
      }),
    ]),
  };
}

function delayTable({ articles, isSynthetic, built, cases }: CorpusRuns): FigureTable {
  const cell = ({ delays }: ArticleCase, name: string) => showMs(median(delays.get(name) ?? []));
  const names = built.map(({ name }) => name).filter((name) => name !== 'OpenSearch');
  return {
    title: `${sizeText(articles, isSynthetic)}: delay of the event loop meanwhile, p99`,
    columns: ['question', ...names],
    rows: cases.map((each) => [
      `${each.action}, ${each.termClass}`,
      ...names.map((name) => cell(each, name)),
    ]),
  };
}

function sizeText(articles: number, isSynthetic: boolean): string {
  return `${articles.toLocaleString('en-US')} ${isSynthetic ? 'synthetic ' : ''}articles`;
}
