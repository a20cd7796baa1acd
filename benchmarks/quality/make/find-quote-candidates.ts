/**
 * Lets the reader go over every sentence of a quarter of the articles that names two things, and writes the claims that it
 * would take from them into a file, a JSON object a line: the claim and the place, no sentence. Rules that only pass over
 * more need no new candidates. For `sample-quotes.ts`.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/find-quote-candidates.ts <data directory> <quarter, or all> <file> [wide]`;
 * `wide` looks for things by all their names (`asked-things.ts`).
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { closeEngines, openEngines } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { openDataset } from '@biographql/ingest';
import { createThingFinder } from './asked-things.js';
import { quoteCandidates, readIndexed } from './quote-candidates.js';
import { quoteQuarterOf, toQuoteQuarter } from './quote-quarters.js';

const SHARED = process.env.BIOGRAPHQL_BENCH_DATA ?? '../shared/data';
const ARTICLES = `${SHARED}/articles/articles.jsonl.gz`;
const [dataDir = '', quarterName = '', file = '', width] = process.argv.slice(2);
const quarter = quarterName === 'all' ? null : toQuoteQuarter(quarterName);
const { places } = await openDataset(dataDir);
const engines = await openEngines(defaultDrivers(), places);
const findThings = await createThingFinder(engines.labels, width === 'wide');
writeFileSync(file, '');
let [read, found] = [0, 0];
for await (const batch of readIndexed(ARTICLES, engines.articles)) {
  for (const article of batch.filter(
    ({ id }) => quarter === null || quoteQuarterOf(id) === quarter,
  )) {
    for (const { lane, subject, object, ...place } of quoteCandidates(article, findThings)) {
      const ends = [subject, object].map(({ names: _, ...end }) => end);
      const [one, other] = ends;
      const row = { lane: lane.lane, subject: one, object: other, ...place };
      appendFileSync(file, `${JSON.stringify(row)}\n`);
      found += 1;
    }
    read += 1;
  }
  process.stderr.write(`${read} articles, ${found} candidates\n`);
}

const { graph, labels, articles, admet } = engines;
await closeEngines([graph, labels, articles, admet]);
