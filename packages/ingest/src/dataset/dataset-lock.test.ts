import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatasetError } from './dataset-error.js';
import { lockDataset } from './dataset-lock.js';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'biographql-lock-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const leaveLock = (holder: unknown) =>
  writeFile(
    join(folder, 'build.lock'),
    typeof holder === 'string' ? holder : JSON.stringify(holder),
  );

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

  it('takes over the lock of a program that has ended', async () => {
    // Numbers of programs are below 2^22 on Linux, so that none has this one.
    await leaveLock({ pid: 99_999_999, host: hostname() });
    await using _lock = await lockDataset(folder);
  });

  it('takes over a lock that an earlier program with our own number left', async () => {
    await leaveLock({ pid: process.pid, host: hostname() });
    await using _lock = await lockDataset(folder);
  });

  it('takes over a lock that is unreadable', async () => {
    await leaveLock('');
    await using _lock = await lockDataset(folder);
  });

  it('respects the lock of another machine and says what to do', async () => {
    await leaveLock({ pid: 1, host: 'elsewhere.example' });
    await expect(lockDataset(folder)).rejects.toThrow(
      /program 1 on elsewhere\.example.*delete .*build\.lock/,
    );
    await rm(join(folder, 'build.lock'));
  });

  it('leaves nothing behind', async () => {
    expect(await readdir(folder)).toEqual([]);
  });
});
