import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeLock } from './dataset-lock.js';

const newPath = () => join(mkdtempSync(join(tmpdir(), 'biographql-lock-')), 'a.lock');
const engines = createRequire(import.meta.resolve('@biographql/engines'));

/** A program that holds a lock as ours does, until it is killed. */
const HOLDER = `
const Libsql = require(process.argv[2]);
const database = new Libsql(process.argv[1]);
database.exec('PRAGMA journal_mode = MEMORY');
database.exec('BEGIN EXCLUSIVE');
console.log('held');
setInterval(() => {}, 1_000);
`;

describe('takeLock', () => {
  it('is taken over from a program that was killed, and not before', async () => {
    const path = newPath();
    writeFileSync(path, '');
    const args = ['-e', HOLDER, path, engines.resolve('libsql')];
    const child = spawn(process.execPath, args, { stdio: 'pipe' });
    await once(child.stdout, 'data');
    expect(await takeLock(path)).toBeNull();
    child.kill('SIGKILL');
    await once(child, 'close');
    await using lock = await takeLock(path);
    expect(lock).not.toBeNull();
    expect(await takeLock(path)).toBeNull();
    expect(readdirSync(join(path, '..'))).toEqual(['a.lock']);
  });

  it.each([
    ['of a program on another machine', JSON.stringify({ pid: 1, host: 'elsewhere.example' })],
    ['with our own number and host', JSON.stringify({ pid: process.pid, host: hostname() })],
    ['without a word', ''],
  ])('is taken over when it is left %s', async (_, text) => {
    const path = newPath();
    writeFileSync(path, text);
    await using lock = await takeLock(path);
    expect(lock).not.toBeNull();
  });

  it('is taken over when it is left as a folder, as earlier versions did', async () => {
    const path = newPath();
    mkdirSync(path);
    await using lock = await takeLock(path);
    expect(lock).not.toBeNull();
  });

  it('has one holder at a time, even when several processes find a stale lock', async () => {
    const path = newPath();
    writeFileSync(path, 'stale');
    let holders = 0;
    let highest = 0;
    const work = async () => {
      await using lock = await takeLock(path, { waitMs: 60_000 });
      expect(lock).not.toBeNull();
      holders += 1;
      highest = Math.max(highest, holders);
      await new Promise((resolve) => setTimeout(resolve, 5));
      holders -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, work));
    expect([highest, readdirSync(join(path, '..'))]).toEqual([1, []]);
  }, 60_000);

  it('ends its wait when it is aborted', async () => {
    const path = newPath();
    await using _lock = await takeLock(path);
    const reason = new Error('enough');
    const waiting = takeLock(path, { waitMs: 60_000, signal: AbortSignal.abort(reason) });
    await expect(waiting).rejects.toBe(reason);
  });

  it('throws what the file system says', async () => {
    await expect(takeLock('/nowhere/at/all/a.lock')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
