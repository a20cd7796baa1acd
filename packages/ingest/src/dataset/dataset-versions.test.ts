import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  currentVersion,
  datasetDirectory,
  findVersion,
  getDataDir,
  listVersions,
  pruneVersions,
  publishVersion,
  serveVersion,
} from './dataset-versions.js';
import { checkedText } from './manifest.js';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'biographql-versions-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const getManifest = (hour: number, release: string | null = null) =>
  ({
    format: 2,
    builder: 5,
    created: `2026-11-22T0${hour}:00:00.000Z`,
    starterVersion: null,
    release,
    digest: `sha256:${String(hour).repeat(64)}`,
    hashes: null,
    graphBytes: 0,
    engines: {},
    graph: { origin: 'ingest', triples: hour, entities: 0, rejected: 0, sources: [] },
    articles: { origin: 'ingest', articles: 0, rejected: 0, sources: [] },
  }) as const;

async function publish(hour: number, release?: string): Promise<string> {
  const manifest = getManifest(hour, release);
  const built = join(dataDir, 'built');
  await mkdir(built);
  await writeFile(join(built, 'manifest.json'), checkedText(manifest));
  return publishVersion(dataDir, built, manifest);
}

describe('the versions of a data directory', () => {
  it('are none at first', async () => {
    expect(currentVersion(dataDir)).toBeNull();
    expect(datasetDirectory(dataDir)).toBe(join(dataDir, 'dataset'));
    expect(await listVersions(dataDir)).toEqual([]);
    await expect(findVersion(dataDir, null)).rejects.toMatchObject({ problem: 'missing' });
  });

  it('are listed the newest first, with one of an earlier layout', async () => {
    await mkdir(join(dataDir, 'dataset'));
    await writeFile(join(dataDir, 'dataset', 'manifest.json'), checkedText(getManifest(1)));
    expect(currentVersion(dataDir)).toBe('dataset');
    const second = await publish(2);
    await publish(3, '2026-11');
    const stated = (await listVersions(dataDir)).map(({ id, isCurrent }) => [id, isCurrent]);
    expect(stated).toEqual([
      ['20261122-030000-33333333', true],
      ['20261122-020000-22222222', false],
      ['dataset', false],
    ]);
    expect(getDataDir(second)).toBe(dataDir);
    expect(getDataDir(join(dataDir, 'dataset'))).toBe(dataDir);
  });

  it('are two when two builds of one content end in the same second', async () => {
    const [first, second] = [await publish(1), await publish(1)];
    expect(second).toBe(`${first}-2`);
    expect(datasetDirectory(dataDir)).toBe(second);
  });

  it('are gone back to one by one, or by name, digest or release', async () => {
    for (const hour of [1, 2, 3]) await publish(hour, `release ${hour}`);
    const chosen = async (requested: string | null) => {
      const { id, manifest } = await findVersion(dataDir, requested);
      await serveVersion(dataDir, id);
      return manifest.graph.triples;
    };
    expect(await chosen(null)).toBe(2);
    expect(await chosen(null)).toBe(1);
    await expect(chosen(null)).rejects.toThrow('no earlier version');
    expect(await chosen('20261122-03')).toBe(3);
    expect(await chosen('sha256:2222')).toBe(2);
    expect(await chosen('release 1')).toBe(1);
    expect(datasetDirectory(dataDir)).toMatch(/20261122-010000-11111111$/);
    await expect(chosen('20261122')).rejects.toThrow('matches no version, or more than one');
    await expect(chosen('other')).rejects.toThrow('"other" matches no version');
  });

  it('are removed except for the served one and retained ones', async () => {
    for (const hour of [1, 2, 3, 4]) await publish(hour);
    await serveVersion(dataDir, '20261122-010000-11111111');
    expect(await pruneVersions(dataDir, 1)).toHaveLength(2);
    expect((await readdir(join(dataDir, 'versions'))).sort()).toEqual([
      '20261122-010000-11111111',
      '20261122-040000-44444444',
    ]);
    await pruneVersions(dataDir, 0);
    expect(await listVersions(dataDir)).toMatchObject([{ isCurrent: true }]);
  });
});
