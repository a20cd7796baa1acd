import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '@biographql/engines';
import { alternate } from '../report/alternate.js';
import type { Contestant, Usage } from '../report/contestant.js';
import { disposals } from '../report/disposals.js';
import { startNodeContestant } from '../report/node-contestant.js';
import type { Part, PartContext } from '../report/part.js';
import { writeLines } from '../report/write-lines.js';
import type { BuildCost } from '../typeahead/names-contestant.js';
import { ARTICLE_ACTIONS, type ArticleRun, type DelayedRun } from './article-contestant.js';
import { readArticles, syntheticArticles } from './article-rows.js';
import { articlesFindings, type BuiltIndex, type CorpusRuns } from './articles-findings.js';
import { type OpenSearch, startOpenSearch } from './opensearch.js';
import { searchedTerms, TERM_CLASSES, type TermClass } from './searched-terms.js';

const SYNTHETIC = 200_000;

/** Articles found and counted, beside plain full-text search and a search server. */
export const articlesPart: Part = {
  name: 'articles',
  title: 'Articles',
  async run(context) {
    const real = await readArticles(context.dataDir);
    context.say('starts OpenSearch');
    const openSearch = await startOpenSearch(context.workFolder, context.signal);
    try {
      const corpora: CorpusRuns[] = [];
      corpora.push(
        await measureCorpus({ articles: real, isSynthetic: false }, openSearch, context),
      );
      if (!context.isQuick) {
        const articles = [...syntheticArticles(real, SYNTHETIC)];
        corpora.push(await measureCorpus({ articles, isSynthetic: true }, openSearch, context));
      }
      return articlesFindings(corpora, openSearch !== null);
    } finally {
      await openSearch?.[Symbol.asyncDispose]();
    }
  },
};

interface Corpus {
  readonly articles: readonly Article[];
  readonly isSynthetic: boolean;
}

const ENTRANTS: Readonly<Record<string, string>> = {
  ours: 'own-contestant.ts',
  FTS5: 'fts5-contestant.ts',
};
const OPENSEARCH = 'OpenSearch';

async function measureCorpus(
  { articles, isSynthetic }: Corpus,
  openSearch: OpenSearch | null,
  context: PartContext,
): Promise<CorpusRuns> {
  const { isQuick, say } = context;
  const folder = join(context.workFolder, String(articles.length));
  await mkdir(folder);
  const rows = join(folder, 'rows.jsonl');
  await writeLines(rows, articles);
  await using started = disposals();
  const askers = new Map<string, (asked: ArticleRun) => Promise<DelayedRun>>();
  const built: BuiltIndex[] = [];
  for (const [name, file] of Object.entries(ENTRANTS)) {
    say(`${articles.length} articles: builds ${name}`);
    const { contestant, ...facts } = await buildAndOpen(file, { rows, folder }, context);
    started.use(contestant);
    const { residentBytes } = await contestant.call<Usage>('usage');
    built.push({ name, ...facts, residentBytes });
    askers.set(name, (asked) => contestant.call('run', asked));
  }
  if (openSearch !== null) {
    say(`${articles.length} articles: fills OpenSearch`);
    const cost = await openSearch.build(articles);
    const residentBytes = openSearch.residentBytes();
    built.push({ name: OPENSEARCH, cost, peakBytes: Number.NaN, residentBytes });
    askers.set(OPENSEARCH, (asked) => openSearch.run(asked));
  }
  const terms = searchedTerms(articles);
  const limits = isQuick ? { leastMs: 150, mostMs: 600 } : { leastMs: 400, mostMs: 2_000 };
  const cases: CorpusRuns['cases'][number][] = [];
  for (const action of ARTICLE_ACTIONS)
    for (const termClass of Object.keys(TERM_CLASSES) as TermClass[]) {
      say(`${articles.length} articles: ${action}, ${termClass} words`);
      const warmUp = terms[termClass === 'medium' ? 'common' : 'medium'];
      const asked = { action, terms: terms[termClass], warmUp, limits };
      const delays = new Map<string, number[]>();
      const runs = await alternate([...askers.keys()], isQuick ? 2 : 5, async (name) => {
        const ask = askers.get(name);
        if (ask === undefined) throw new Error(`No asker ${name}`);
        const run = await ask(asked);
        delays.set(name, [...(delays.get(name) ?? []), run.loopDelayP99Ms]);
        return run;
      });
      cases.push({ action, termClass, runs, delays });
    }
  return { articles: articles.length, isSynthetic, built, cases };
}

interface Opened {
  readonly contestant: Contestant;
  readonly cost: BuildCost;
  readonly peakBytes: number;
}

/** Builds in one process and opens in another, as a service does. */
async function buildAndOpen(
  file: string,
  input: { readonly rows: string; readonly folder: string },
  { signal }: PartContext,
): Promise<Opened> {
  const url = new URL(file, import.meta.url);
  await using builder = await startNodeContestant(url, signal);
  const cost = await builder.call<BuildCost>('build', input);
  const { peakBytes } = await builder.call<Usage>('usage');
  const contestant = await startNodeContestant(url, signal);
  await contestant.call('open', input);
  return { contestant, cost, peakBytes };
}
