import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { datasetDirectory, openEmbeddings } from '@biographql/ingest';
import { SEEDS } from '@biographql/ingest/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { main } from './main.js';

const part = { origin: 'ingest', rejected: 0, sources: [] };
const DIGEST = `sha256:${'0'.repeat(64)}`;
const MANIFEST = {
  format: 2,
  builder: 2,
  created: '2026-01-01T00:00:00.000Z',
  starterVersion: null,
  release: null,
  digest: DIGEST,
  graphBytes: 1,
  engines: {},
  graph: { ...part, triples: 1, entities: 1 },
  articles: { ...part, articles: 0 },
};

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'biographql-train-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function writeDataset(): Promise<string> {
  const directory = datasetDirectory(dataDir);
  await mkdir(directory);
  await writeFile(join(directory, 'graph.nt.gz'), gzipSync(SEEDS['three-diseases'].triples));
  await writeFile(join(directory, 'manifest.json'), JSON.stringify(MANIFEST));
  return directory;
}

async function run(...flags: readonly string[]) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => ({
    isTTY: false,
    write: (text: string) => {
      written[name] += text;
      return true;
    },
  });
  const argv = ['node', 'biographql', 'train-embeddings', '--data-dir', dataDir, ...flags];
  const code = await main(argv, { stdout: stream('stdout'), stderr: stream('stderr') });
  return { code, ...written };
}

describe('biographql train-embeddings', () => {
  it('keeps embeddings beside the dataset, and prints how well they find hidden edges', async () => {
    const directory = await writeDataset();
    expect(await openEmbeddings(directory, DIGEST)).toBeNull();
    const { code, stdout } = await run('--epochs', '1', '--dimensions', '4', '--json');
    expect(code).toBe(0);
    const { path, bytes, relations } = JSON.parse(stdout);
    expect(existsSync(path)).toBe(true);
    expect(bytes).toBeGreaterThan(0);
    expect(relations[0]).toMatchObject({
      vectors: { mrr: expect.any(Number) },
      popularity: { mrr: expect.any(Number) },
    });
    const embeddings = await openEmbeddings(directory, DIGEST);
    expect(embeddings?.vectorOf('http://www.wikidata.org/entity/Q35869')).toHaveLength(4);
    await expect(openEmbeddings(directory, 'sha256:other')).rejects.toMatchObject({
      code: 'DATASET_UNAVAILABLE',
      message: expect.stringContaining('belong to another dataset'),
    });
  });

  it('prints a table for people', async () => {
    await writeDataset();
    const { stdout } = await run('--epochs', '1', '--dimensions', '4');
    expect(stdout).toContain('"popular" guesses the most frequent');
    expect(stdout).toContain('P2176');
    expect(stdout).toContain('it is no fact');
  });

  it('refuses settings that make no vectors, and a directory without a dataset', async () => {
    const odd = await run('--dimensions', '5');
    expect(odd.stderr).toContain('must be an even number');
    const none = await run();
    expect([none.code, none.stdout]).toEqual([1, '']);
    expect(none.stderr).toContain('There is no dataset');
  });
});
