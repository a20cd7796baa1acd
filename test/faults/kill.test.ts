import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  currentVersion,
  readDatasetManifest,
  verifyDataDirectory,
} from '../../packages/ingest/src/index.js';
import { ingestSmallData } from '../process/small-data.js';
import {
  type Ended,
  newDataDir,
  runBiographql,
  send,
  serve,
  startBiographql,
} from '../process/start-biographql.js';

// Thirty programs start here, which a busy machine delays.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

const SEED = 20_261_122;
const LABEL = '<http://www.w3.org/2000/01/rdf-schema#label>';
const TYPEAHEAD = `query T($searchText: String) {
  searchAsYouType(searchInput: { searchText: $searchText }) { data { searchLabels { text } } }
}`;

/** Ten moments as parts of the time of a build, one in each tenth of it. */
const MOMENTS = fc
  .sample(fc.noBias(fc.nat(99)), { seed: SEED, numRuns: 10 })
  .map((chance, tenth) => (tenth + chance / 100) / 10);

/** Files that take a second to build a dataset from. */
function writeSources(): readonly string[] {
  const folder = newDataDir();
  const [graph, articles] = [join(folder, 'things.nt'), join(folder, 'one.jsonl')];
  const lines = Array.from(
    { length: 20_000 },
    (_, index) =>
      `<http://www.wikidata.org/entity/Q${index + 1}> ${LABEL} "item ${index + 1}"@en .`,
  );
  writeFileSync(graph, `${lines.join('\n')}\n`);
  writeFileSync(articles, `${JSON.stringify({ pmid: '1', title: 'On one', authors: [] })}\n`);
  return [graph, articles];
}

async function digestIn(dataDir: string): Promise<string | null> {
  await verifyDataDirectory(dataDir);
  return (await readDatasetManifest(dataDir)).manifest.digest;
}

/** A build that is killed, and what came of it and of its repetition. */
interface Killed {
  readonly dataDir: string;
  /** Null where there is no dataset, and none was before. */
  readonly digest: string | null;
  readonly repeated: Promise<Ended>;
}

let sources: readonly string[];
/** A data directory with a dataset that the builds replace. */
let old: string;
let oldDigest: string | null;
/** Of uninterrupted builds: where nothing was, and over the old one. */
let built: readonly (string | null)[];
const killed: Killed[] = [];

const ingestInto = (dataDir: string) => ['ingest', '--data-dir', dataDir, ...sources];

/** Every other one builds where nothing was. */
const hasOld = (index: number) => index % 2 === 1;

function directoryFor(index: number): string {
  const dataDir = newDataDir();
  if (hasOld(index)) cpSync(old, dataDir, { recursive: true });
  return dataDir;
}

async function locked(dataDir: string): Promise<void> {
  while (!existsSync(join(dataDir, 'build.lock'))) await sleep(2);
}

/** Builds without interruption, and returns the milliseconds between the lock and the end. */
async function buildMs(dataDir: string): Promise<number> {
  await using started = startBiographql(ingestInto(dataDir));
  await locked(dataDir);
  const startedAt = performance.now();
  expect((await started.ended()).code).toBe(0);
  return performance.now() - startedAt;
}

async function killAt(moment: number, index: number, wholeMs: number): Promise<Killed> {
  const dataDir = directoryFor(index);
  await using started = startBiographql(ingestInto(dataDir));
  await locked(dataDir);
  await sleep(moment * wholeMs);
  started.child.kill('SIGKILL');
  await started.ended();
  const digest = currentVersion(dataDir) !== null ? await digestIn(dataDir) : null;
  return { dataDir, digest, repeated: runBiographql(ingestInto(dataDir)) };
}

beforeAll(async () => {
  sources = writeSources();
  old = newDataDir();
  await ingestSmallData(old);
  oldDigest = await digestIn(old);
  const [fresh, over] = [directoryFor(0), directoryFor(1)];
  const wholeMs = Math.min(await buildMs(fresh), await buildMs(over));
  built = [await digestIn(fresh), await digestIn(over)];
  // One after the other, so that the moments lie where they are meant to; what waits for stale locks does so together.
  for (const [index, moment] of MOMENTS.entries()) {
    killed.push(await killAt(moment, index, wholeMs));
  }
});

describe('a build that is killed', () => {
  it.each(MOMENTS.map((moment, index) => [moment.toFixed(3), index] as const))(
    'after %s of its time leaves the old dataset whole, and its repetition gives the same as ever',
    async (_, index) => {
      const { dataDir, digest, repeated } = killed[index] as Killed;
      const whole = built[index % 2];
      expect([hasOld(index) ? oldDigest : null, whole]).toContain(digest);
      expect((await repeated).code).toBe(0);
      // A build that ended before its time is whole, and what is ingested again is added to it.
      if (digest !== whole) expect(await digestIn(dataDir)).toBe(whole);
      expect(readdirSync(dataDir).filter((name) => /^build|^replaced/.test(name))).toEqual([]);
    },
  );

  it('is killed before its end more often than not', () => {
    const interrupted = killed.filter(({ digest }, index) => digest !== built[index % 2]);
    expect(interrupted.length).toBeGreaterThan(MOMENTS.length / 2);
  });

  it('is served from then on', async () => {
    const { dataDir } = killed[8] as Killed;
    await using started = serve(dataDir, { BIOGRAPHQL_API_KEY: 'k' });
    const { url } = await started.listening();
    const { data } = await (await send(url, 'k', TYPEAHEAD, { searchText: 'item 17' })).json();
    expect(data.searchAsYouType.data.searchLabels[0]).toEqual({ text: 'item 17' });
  });
});
