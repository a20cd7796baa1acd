import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBuildFolder } from './build-folder.js';
import { datasetDirectory } from './dataset-versions.js';
import type { DatasetManifest } from './manifest.js';

const KEY = 'a'.repeat(24);
const OTHER_KEY = 'b'.repeat(24);
const BUILT = {
  created: '2026-11-22T10:11:12.000Z',
  digest: 'sha256:0123456789abcdef',
} as DatasetManifest;

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'biographql-folder-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true });
});

async function put(path: string, text: string): Promise<void> {
  const full = join(dataDir, path);
  await mkdir(join(full, '..'), { recursive: true });
  await writeFile(full, text);
}

const served = () => readFile(join(datasetDirectory(dataDir), 'a'), 'utf8');

describe('openBuildFolder', () => {
  it('puts the build in the place of the served dataset, which stays as a version', async () => {
    await put('dataset/a', 'old');
    await put('dataset/manifest.json', '{}');
    await using folder = await openBuildFolder(dataDir, KEY);
    await writeFile(join(folder.directory, 'a'), 'new');
    expect(await served()).toBe('old');
    const directory = await folder.publish(BUILT);
    expect(directory).toBe(join(dataDir, 'versions', '20261122-101112-01234567'));
    expect(await served()).toBe('new');
    expect((await readdir(dataDir)).sort()).toEqual(['current', 'dataset', 'versions']);
  });

  it('publishes where there was none, and twice in a second', async () => {
    for (const text of ['one', 'two']) {
      await using folder = await openBuildFolder(dataDir, KEY);
      await writeFile(join(folder.directory, 'a'), text);
      await folder.publish(BUILT);
      expect(await served()).toBe(text);
    }
    expect(await readdir(join(dataDir, 'versions'))).toHaveLength(2);
  });

  it('removes a build that was not published', async () => {
    {
      await using folder = await openBuildFolder(dataDir, KEY);
      await writeFile(join(folder.directory, 'a'), 'half');
    }
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('goes on with what an interrupted build of the same key left, under another name', async () => {
    let before = '';
    {
      await using folder = await openBuildFolder(dataDir, KEY);
      await writeFile(join(folder.directory, 'checkpoint.json'), '{}');
      before = folder.directory;
      folder.keep();
    }
    await using folder = await openBuildFolder(dataDir, KEY);
    expect(await readdir(folder.directory)).toEqual(['checkpoint.json']);
    expect(folder.directory).not.toBe(before);
  });

  it('removes what builds of other keys left, and nothing else', async () => {
    await put('dataset/a', 'served');
    await put(`build-${OTHER_KEY}00000000/checkpoint.json`, '{}');
    await put('build-0123abcd/a', 'of an earlier version');
    await put('keys.json', '{}');
    await put('build-notes.txt', 'mine');
    {
      await using _folder = await openBuildFolder(dataDir, KEY);
    }
    expect((await readdir(dataDir)).sort()).toEqual(['build-notes.txt', 'dataset', 'keys.json']);
  });
});
