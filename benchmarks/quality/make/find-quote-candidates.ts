/**
 * Lets the reader go over every sentence of the articles that names two things, and writes the claims that it would take
 * from them into two files, `reading.jsonl` and `fresh.jsonl`, a JSON object a line: the claim and the place, no sentence.
 * Rules that only pass over more need no new candidates. For `sample-quotes.ts`.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/find-quote-candidates.ts <data directory> <folder>`.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeEngines, openEngines } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { openDataset } from '@biographql/ingest';
import { createThingFinder } from './asked-things.js';
import { readGraphFacts } from './graph-facts.js';
import { quoteCandidates, readIndexed } from './quote-candidates.js';
import { QUOTE_HALVES, quoteHalfOf } from './quote-halves.js';

const SHARED = process.env.BIOGRAPHQL_BENCH_DATA ?? '../shared/data';
const ARTICLES = `${SHARED}/articles/articles.jsonl.gz`;
/** Articles about one topic, at most: what more are about is no topic of a question. */
const MOST_ABOUT = 150;
const [dataDir = '', folder = ''] = process.argv.slice(2);
const { places } = await openDataset(dataDir);
const engines = await openEngines(defaultDrivers(), places);
const facts = await readGraphFacts(`${SHARED}/graph/graph.nt.gz`);
const findThings = await createThingFinder(facts, engines.labels, await readTopics());
mkdirSync(folder, { recursive: true });
for (const half of QUOTE_HALVES) writeFileSync(join(folder, `${half}.jsonl`), '');
let [read, found] = [0, 0];
for await (const batch of readIndexed(ARTICLES, engines.articles)) {
  for (const article of batch)
    for (const { lane, ...rest } of quoteCandidates(article, findThings)) {
      const row = JSON.stringify({ lane: lane.lane, ...rest });
      appendFileSync(join(folder, `${quoteHalfOf(article.id)}.jsonl`), `${row}\n`);
      found += 1;
    }
  read += batch.length;
  process.stderr.write(`${read} articles, ${found} candidates\n`);
}

const { graph, labels, articles, admet } = engines;
await closeEngines([graph, labels, articles, admet]);

/** The MeSH descriptors of articles, but for those of too many. */
async function readTopics(): Promise<readonly string[]> {
  const counts = new Map<string, number>();
  for await (const batch of readIndexed(ARTICLES, engines.articles))
    for (const { mesh } of batch)
      for (const { label } of mesh) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count > MOST_ABOUT ? [] : [name]));
}
