import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatasetError } from '../dataset/files.js';
import { lockDataset } from './dataset-lock.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-lock-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('lockDataset', () => {
  it('lets one build in at a time, and the next after it', async () => {
    {
      await using _lock = await lockDataset(folder);
      await expect(lockDataset(folder)).rejects.toThrow(DatasetError);
      await expect(lockDataset(folder)).rejects.toMatchObject({ problem: 'busy' });
    }
    await using _next = await lockDataset(folder);
    expect(await readdir(folder)).toEqual(['build.lock']);
  });

  it('says in a sentence that another program builds', async () => {
    await using _lock = await lockDataset(folder);
    await expect(lockDataset(folder)).rejects.toThrow(
      /^Another program is building a dataset in this data directory\. Wait until it is done/,
    );
  });

  it('leaves nothing behind', async () => {
    expect(await readdir(folder)).toEqual([]);
  });
});
