import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getKeyFile } from '../../http/keys/key-file.js';
import { createKeyRing } from '../../http/keys/open-keys.js';
import { main } from '../main.js';

const newDir = () => mkdtempSync(join(tmpdir(), 'biographql-keys-command-'));

async function run(dataDir: string, ...args: readonly string[]) {
  const texts = { stdout: '', stderr: '' };
  const getStream = (name: keyof typeof texts) => ({
    write: (text: string) => {
      texts[name] += text;
    },
  });
  const streams = { stdout: getStream('stdout'), stderr: getStream('stderr') };
  const argv = ['node', 'biographql', 'keys', ...args, '--data-dir', dataDir];
  return { code: await main(argv, streams), ...texts };
}

async function create(dataDir: string, ...args: readonly string[]) {
  return JSON.parse((await run(dataDir, 'create', '--json', ...args)).stdout);
}

describe('biographql keys', () => {
  it('creates a key with scopes and an end', async () => {
    const dataDir = newDir();
    const key = await create(dataDir, '--scope', 'sparql,search', 'sparql', '--expires', '90d');
    expect(key).toMatchObject({ scopes: ['sparql', 'search'], name: '' });
    const days = (Date.parse(key.expires) - Date.parse(key.created)) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const { stdout } = await run(dataDir, 'list');
    expect(stdout).toContain(`until ${key.expires}  sparql,search`);
    expect(stdout).not.toContain(key.key);
  });

  it('rejects a scope and a time that are none', async () => {
    const scope = await run(newDir(), 'create', '--scope', 'everything');
    expect([scope.code, scope.stderr]).toEqual([1, expect.stringContaining('must be one of')]);
    const time = await run(newDir(), 'create', '--expires', 'soon');
    expect([time.code, time.stderr]).toEqual([1, expect.stringContaining('such as `30m`')]);
  });

  it('rotates a key: both are valid for a while, with the same scopes', async () => {
    const dataDir = newDir();
    const old = await create(dataDir, '--scope', 'sparql', '--name', 'notebook');
    const { stdout } = await run(dataDir, 'rotate', old.id, '--overlap', '1h', '--json');
    const fresh = JSON.parse(stdout);
    expect(fresh).toMatchObject({ name: 'notebook', scopes: ['sparql'], replaces: old.id });

    let today = Date.now();
    const ring = createKeyRing({ path: getKeyFile({ dataDir }), today: () => today });
    expect([ring.verify(old.key)?.id, ring.verify(fresh.key)?.id]).toEqual([old.id, fresh.id]);
    today += 3_601_000;
    expect([ring.verify(old.key), ring.verify(fresh.key)?.id]).toEqual([null, fresh.id]);
    expect((await run(dataDir, 'rotate', 'key-none')).code).toBe(1);
  });
});
