import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  inProcessStore,
  type SparqlServer,
  startSparqlServer,
} from '../../packages/engines/test/testing/index.js';
import { SEEDS } from '../../packages/ingest/test/testing/index.js';
import { newDataDir, runBiographql, startBiographql } from '../process/start-biographql.js';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const KILLS = 4;
/** Queries after which a crawl is killed. */
const QUERIES = 23;

let server: SparqlServer;
beforeAll(async () => {
  server = await startSparqlServer(inProcessStore({ text: SEEDS['three-diseases'].triples }));
});
afterAll(() => server[Symbol.asyncDispose]());

const crawlInto = (folder: string) => [
  ...['crawl', server.url, '--out', folder, '--page-size', '1', '--rate', '1000', '--json'],
];
const textIn = (folder: string) => gunzipSync(readFileSync(join(folder, 'crawl.nt.gz'))).toString();

it('a crawl that is killed on its way gives the same triples in the end', async () => {
  const whole = newDataDir();
  expect(await runBiographql(crawlInto(whole))).toMatchObject({ code: 0 });
  const folder = newDataDir();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = server.received.length;
    await using started = startBiographql(crawlInto(folder));
    await vi.waitUntil(() => server.received.length >= before + QUERIES, { timeout: 60_000 });
    started.child.kill('SIGKILL');
    await started.ended();
  }
  const { code, stdout } = await runBiographql(crawlInto(folder));
  expect(code).toBe(0);
  expect(JSON.parse(stdout).resumedAt).toBeGreaterThanOrEqual(KILLS * 5);
  expect(textIn(folder)).toBe(textIn(whole));
});
