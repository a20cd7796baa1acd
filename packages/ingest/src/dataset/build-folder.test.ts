import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearStaleBuilds, createBuildFolder } from './build-folder.js';

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

const served = () => readFile(join(dataDir, 'dataset', 'a'), 'utf8');

describe('createBuildFolder', () => {
  it('puts the build in the place of the served dataset', async () => {
    await put('dataset/a', 'old');
    await using folder = await createBuildFolder(dataDir);
    await writeFile(join(folder.directory, 'a'), 'new');
    expect(await served()).toBe('old');
    await folder.publish();
    expect(await served()).toBe('new');
    expect(await readdir(dataDir)).toEqual(['dataset']);
  });

  it('publishes where there was none', async () => {
    await using folder = await createBuildFolder(dataDir);
    await writeFile(join(folder.directory, 'a'), 'new');
    await folder.publish();
    expect(await served()).toBe('new');
  });

  it('removes a build that was not published', async () => {
    {
      await using folder = await createBuildFolder(dataDir);
      await writeFile(join(folder.directory, 'a'), 'half');
    }
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('clearStaleBuilds', () => {
  it('removes what earlier builds left, and nothing else', async () => {
    await put('dataset/a', 'served');
    await put('build-0123abcd/a', 'half');
    await put('replaced-0123abcd/a', 'old');
    await put('keys.json', '{}');
    await put('build-notes.txt', 'mine');
    await clearStaleBuilds(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['build-notes.txt', 'dataset', 'keys.json']);
  });

  it('restores a dataset that was set aside and not replaced', async () => {
    await put('replaced-0123abcd/a', 'old');
    await put('build-0123abcd/a', 'new');
    await clearStaleBuilds(dataDir);
    expect(await served()).toBe('old');
    expect(await readdir(dataDir)).toEqual(['dataset']);
  });
});
