import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { takeLock } from './dataset-lock.js';

const newPath = () => join(mkdtempSync(join(tmpdir(), 'biographql-beat-')), 'a.lock');
const WORKER = fileURLToPath(new URL('./heartbeat-worker.mjs', import.meta.url));
const QUICK = { beatMs: 20, staleMs: 400 };

/** A program that holds a lock as ours does, until it is killed. */
const HOLDER = `
const { openSync } = require('node:fs');
const { Worker } = require('node:worker_threads');
const fd = openSync(process.argv[1], 'wx');
new Worker(process.argv[2], { workerData: { fd, holder: { id: 'other' }, beatMs: 20 } });
setTimeout(() => console.log('held'), 200);
`;

describe('takeLock', () => {
  it('is not taken from a holder whose thread is busy for long', async () => {
    const path = newPath();
    await using lock = await takeLock(path, QUICK);
    const before = readFileSync(path, 'utf8');
    // Nothing else of this thread runs meanwhile.
    for (let look = 0; look < 1_000 && readFileSync(path, 'utf8') === before; look += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
    expect(readFileSync(path, 'utf8')).not.toBe(before);
    expect(await lock?.isHeld()).toBe(true);
    expect(await takeLock(path)).toBeNull();
  });

  it('is taken over from a program that was killed, and not before', async () => {
    const path = newPath();
    const child = spawn(process.execPath, ['-e', HOLDER, path, WORKER], { stdio: 'pipe' });
    await once(child.stdout, 'data');
    expect(await takeLock(path)).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'close');
    await using lock = await takeLock(path, QUICK);
    expect(await lock?.isHeld()).toBe(true);
    expect(readdirSync(join(path, '..'))).toEqual(['a.lock']);
  });

  it.each([
    ['of a program on another machine', JSON.stringify({ pid: 1, host: 'elsewhere.example' })],
    ['with our own number and host', JSON.stringify({ pid: process.pid, host: hostname() })],
    ['without a word', ''],
  ])('is taken over when it is left %s', async (_, text) => {
    const path = newPath();
    writeFileSync(path, text);
    await using lock = await takeLock(path, QUICK);
    expect(await lock?.isHeld()).toBe(true);
  });

  it('is taken over when it is left as a folder, as earlier versions did', async () => {
    const path = newPath();
    mkdirSync(path);
    await using lock = await takeLock(path, QUICK);
    expect(await lock?.isHeld()).toBe(true);
  });

  it('has one holder at a time, whoever finds a stale one', async () => {
    const path = newPath();
    writeFileSync(path, 'stale');
    let holders = 0;
    let most = 0;
    const work = async () => {
      await using lock = await takeLock(path, { beatMs: 20, staleMs: 2_000, waitMs: 60_000 });
      holders += 1;
      most = Math.max(most, holders);
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await lock?.isHeld()).toBe(true);
      holders -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, work));
    expect([most, readdirSync(join(path, '..'))]).toEqual([1, []]);
  }, 60_000);

  it('ends its wait when it is aborted', async () => {
    const path = newPath();
    await using _lock = await takeLock(path, QUICK);
    const reason = new Error('enough');
    const waiting = takeLock(path, { waitMs: 60_000, signal: AbortSignal.abort(reason) });
    await expect(waiting).rejects.toBe(reason);
  });

  it('throws what the file system says', async () => {
    await expect(takeLock('/nowhere/at/all/a.lock')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
