import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, searchEntities } from '../../packages/client/src/index.js';
import { readDatasetManifest } from '../../packages/ingest/src/index.js';
import { newDataDir, runBiographql, serve, startBiographql } from './start-biographql.js';

// Each test builds datasets while a service runs, which a busy machine delays.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const ENTITY = 'http://www.wikidata.org/entity/';
const LABEL = 'http://www.w3.org/2000/01/rdf-schema#label';
const POLL = { timeout: 60_000, interval: 50 };

let [first, lab] = ['', ''];

/** A graph of things that are all called by a word; damsons have numbers of their own. */
function writeGraph(word: string): string {
  const path = join(first, `${word}.nt`);
  const from = word === 'damson' ? 1_000 : 1;
  const lines = Array.from({ length: 500 }, (_, index) => {
    return `<${ENTITY}Q${from + index}> <${LABEL}> "${word} ${from + index}"@en .`;
  });
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

async function ingest(dataDir: string, word: string, ...more: readonly string[]) {
  const articles = join(first, 'articles.jsonl');
  writeFileSync(articles, '{ "pmid": "1", "title": "On things", "authors": [] }\n');
  const flags = ['--json', '--replace', '--release', word, '--data-dir', dataDir, '--retain', '2'];
  const ended = await runBiographql(['ingest', writeGraph(word), ...more, articles, ...flags]);
  expect([ended.code, ended.stderr]).toEqual([0, expect.not.stringContaining('"error"')]);
}

async function getGraphHash(dataDir: string): Promise<string | undefined> {
  const { manifest } = await readDatasetManifest(dataDir);
  return manifest.hashes?.files['graph.nt.gz']?.sha256;
}

beforeEach(async () => {
  [first, lab] = [newDataDir(), newDataDir()];
  await ingest(first, 'apple');
  await ingest(lab, 'banana');
});

describe('a source that is taken out', () => {
  it('is gone while the service runs, with the digest of a build without it', async () => {
    await ingest(first, 'apple', writeGraph('damson'));
    await using started = serve(first, {
      BIOGRAPHQL_API_KEY: 'k',
      BIOGRAPHQL_FOLLOW_DATASET_MS: '100',
    });
    const { url } = await started.listening();
    const found = async (text: string) =>
      (await searchEntities(createClient({ url, apiKey: 'k' }), { text })).length;
    expect([await found('apple'), await found('damson')]).toEqual([10, 10]);
    const removed = await runBiographql([
      'datasets',
      'remove',
      'apple.nt',
      '--json',
      '--data-dir',
      first,
    ]);
    expect([removed.code, JSON.parse(removed.stdout)]).toEqual([
      0,
      expect.objectContaining({ triples: 500, entities: 500 }),
    ]);
    await expect.poll(() => found('apple'), POLL).toBe(0);
    expect(await found('damson')).toBe(10);
    await ingest(lab, 'damson');
    expect(await getGraphHash(first)).toBe(await getGraphHash(lab));
    const unknown = await runBiographql(['datasets', 'remove', 'plum.nt', '--data-dir', first]);
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      expect.stringContaining('must name a source of the dataset; its sources are'),
    ]);
  });

  it('is taken out as well, with one of articles, by a command that was killed on its way', async () => {
    const [plums, older] = [join(first, 'plums.nq'), join(first, 'older.jsonl')];
    const lines = Array.from(
      { length: 500 },
      (_, index) =>
        `<${ENTITY}Q${3_000 + index}> <${LABEL}> "plum ${index}"@en <http://graphs.example/${index % 2}> .`,
    );
    writeFileSync(plums, `${lines.join('\n')}\n`);
    writeFileSync(older, '{ "pmid": "1", "title": "On plums", "authors": [] }\n');
    await ingest(first, 'apple', writeGraph('damson'), plums, older);
    const copy = newDataDir();
    cpSync(first, copy, { recursive: true });
    const parts = ['apple.nt', 'articles.jsonl'];
    const remove = (dataDir: string) => ['datasets', 'remove', ...parts, '--data-dir', dataDir];
    expect((await runBiographql(remove(copy))).code).toBe(0);
    expect((await readDatasetManifest(copy)).manifest).toMatchObject({
      graph: { triples: 2_500 },
      articles: { articles: 1 },
    });
    for (const part of ['sources', 'articles']) {
      await using started = startBiographql(remove(first));
      while (!isStarted(first, part) && started.child.exitCode === null) await sleep(2);
      started.child.kill('SIGKILL');
      await started.ended();
    }
    const ended = await runBiographql(remove(first));
    // It may have come to its end before it was killed.
    expect([ended.code === 0, /is not a source/.test(ended.stderr)]).toContain(true);
    const digests = [first, copy].map(
      async (each) => (await readDatasetManifest(each)).manifest.digest,
    );
    expect(new Set(await Promise.all(digests)).size).toBe(1);
  });
});

/** Whether a removal has begun to write this folder or file of its dataset. */
function isStarted(dataDir: string, part: string): boolean {
  const builds = readdirSync(dataDir).filter((name) => name.startsWith('build-'));
  return builds.some((name) => existsSync(join(dataDir, name, part)));
}
