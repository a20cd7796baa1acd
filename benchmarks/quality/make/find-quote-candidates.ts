/**
 * Lets the reader go over every sentence of quarters of the articles that names two things, and writes the claims that it
 * would take from them into a file, a JSON object a line: the claim and the place, no sentence. Rules that only pass over
 * more need no new candidates. For `sample-quotes.ts`.
 * `npx tsx --conditions=@biographql/source benchmarks/quality/make/find-quote-candidates.ts <data directory> <quarters, as 2,3, or all> <file> [wide [first]]`;
 * `wide` looks for things by all their names (`asked-things.ts`), `first` passes over so many articles of these quarters.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { closeEngines, openEngines } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { openDataset } from '@biographql/ingest';
import { createThingFinder } from './asked-things.js';
import { quoteCandidates, readIndexed } from './quote-candidates.js';
import { QUOTE_QUARTERS, quoteQuarterOf, toQuoteQuarter } from './quote-quarters.js';

const SHARED = process.env.BIOGRAPHQL_BENCH_DATA ?? '../shared/data';
const ARTICLES = `${SHARED}/articles/articles.jsonl.gz`;
const [dataDir = '', parts = '', file = '', width, first = '0'] = process.argv.slice(2);
const quarters = new Set(parts === 'all' ? QUOTE_QUARTERS : parts.split(',').map(toQuoteQuarter));
const { places } = await openDataset(dataDir);
const engines = await openEngines(defaultDrivers(), places);
const findThings = await createThingFinder(engines.labels, width === 'wide');
writeFileSync(file, '');
let [read, found] = [0, 0];
for await (const batch of readIndexed(ARTICLES, engines.articles)) {
  for (const article of batch.filter(({ id }) => quarters.has(quoteQuarterOf(id)))) {
    read += 1;
    if (read <= Number(first)) continue;
    for (const { lane, subject, object, ...place } of quoteCandidates(article, findThings)) {
      const ends = [subject, object].map(({ names: _, ...end }) => end);
      const [one, other] = ends;
      const row = { lane: lane.lane, subject: one, object: other, ...place };
      appendFileSync(file, `${JSON.stringify(row)}\n`);
      found += 1;
    }
  }
  process.stderr.write(`${read} articles, ${found} candidates\n`);
}

const { graph, labels, articles, admet } = engines;
await closeEngines([graph, labels, articles, admet]);
