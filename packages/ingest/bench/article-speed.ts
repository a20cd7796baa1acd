/**
 * Measures reading, building and querying of an article index:
 * `npx tsx --conditions=@biographql/source packages/ingest/bench/article-speed.ts [file or folder of articles]`.
 * Default: the starter data's articles.
 */

import { fileURLToPath } from 'node:url';
import { type Article, type ArticleIndex, inBatches, type Place } from '@biographql/engines';
import { defaultDrivers } from '@biographql/engines/drivers';
import { temporaryPlace } from '@biographql/engines/testing';
import { starterDataFiles } from '@biographql/starter-data';
import { readArticles } from '../src/articles/read-articles.js';

const print = (line: string) => process.stdout.write(`${line}\n`);
const source = process.argv[2] ?? fileURLToPath(starterDataFiles().articles);
const TERMS = [
  'human',
  'patient',
  'cancer',
  'asthma',
  'blood pressure',
  '"type 2 diabetes"',
  'il-6',
  'schizophrenia -rat',
];
const driver = defaultDrivers().articles;
const ROUNDS = 10;

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const outcome = await work();
  const { user, system } = process.cpuUsage(cpu);
  print(
    `${name}: ${((user + system) / 1e6).toFixed(2)} s of CPU time, ${((performance.now() - start) / 1e3).toFixed(2)} s`,
  );
  return outcome;
}

type Call = (index: ArticleIndex, text: string) => Promise<unknown>;

/** Every first call has a freshly opened index, which remembers no search; the second one may remember it. */
async function measure(name: string, place: Place, call: Call): Promise<void> {
  for (const text of TERMS) {
    const first: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await using index = await driver.open(place);
      for (const times of [first, again]) {
        const start = performance.now();
        await call(index, text);
        times.push(performance.now() - start);
      }
    }
    print(`  ${name.padEnd(14)} ${text.padEnd(20)} first ${spread(first)} again ${spread(again)}`);
  }
}

function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms p99 ${at(0.99)} ms`;
}

async function measureAll(place: Place): Promise<void> {
  await using index = await driver.open(place);
  for (const text of TERMS) {
    const { total } = await index.search({ text });
    print(`  ${text}: ${total} articles`);
  }
  await measure('page 1', place, (own, text) => own.search({ text }));
  await measure('page 20', place, (own, text) => own.search({ text }, { page: 20 }));
  await measure('newest', place, (own, text) => own.search({ text }, { order: 'newest' }));
  for (const by of ['author', 'affiliation', 'meshDescriptor'] as const) {
    await measure(by, place, (own, text) => own.facet({ text }, by));
  }
}

await using place = await temporaryPlace();
const rejects: string[] = [];
const articles = await timed('read', async () => {
  const taken: Article[] = [];
  const onReject = ({ reason }: { readonly reason: string }) => rejects.push(reason);
  for await (const article of readArticles(source, { onReject })) taken.push(article);
  return taken;
});
print(
  `${articles.length} articles, ${rejects.length} rejects ${[...new Set(rejects)].slice(0, 5).join('; ')}`,
);
const counts = await timed('build', () => driver.build(inBatches(articles), place));
print(`${counts.articles} indexed, ${counts.duplicates} duplicates`);
const memory = process.memoryUsage();
await using _index = await driver.open(place);
const after = process.memoryUsage();
print(
  `open: ${((after.arrayBuffers - memory.arrayBuffers) / 1e6).toFixed(1)} MB of arrays, ${((after.rss - memory.rss) / 1e6).toFixed(0)} MB more resident memory`,
);
await measureAll(place);
