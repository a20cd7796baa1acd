import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTinyServer, post } from '../tiny-server.fixture.js';
import { addKey, getKeyFile } from './key-file.js';
import { openKeys } from './open-keys.js';

describe('openKeys', () => {
  it('creates and logs a first key once, over restarts, and never logs the key', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'biographql-open-keys-'));
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    const { keys, createdKey } = await openKeys({ apiKey: null, dataDir }, logger);
    const key = createdKey ?? '';
    const id = keys.verify(key)?.id;
    const again = await openKeys({ apiKey: null, dataDir }, logger);
    expect([again.keys.verify(key)?.id, again.createdKey]).toEqual([id, null]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { audit: 'key', event: 'created', keyId: id, msg: 'key created' },
    ]);
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain(key);
  });

  it('rejects an expired key over HTTP as any wrong one', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'biographql-open-keys-'));
    const path = getKeyFile({ dataDir });
    const past = new Date(Date.now() - 1_000).toISOString();
    const { key } = await addKey(path, { name: 'gone', expires: past });
    const { keys } = await openKeys({ apiKey: null, dataDir }, pino({ enabled: false }));
    await using server = await createTinyServer({ keys });
    const answers = await Promise.all(
      [key, 'wrong'].map((sent) =>
        post(server, { query: '{ hello }' }, { headers: { 'x-api-key': sent } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    const [expired, wrong] = await Promise.all(answers.map((answer) => answer.text()));
    expect(expired).toBe(wrong);
  });

  it('takes the key of the environment alone', async () => {
    const { keys } = await openKeys({ apiKey: 'k', dataDir: '/nowhere' }, pino({ enabled: false }));
    expect(keys.verify('k')).toEqual({ id: 'environment', scopes: null });
  });

  it('reads a key file, follows its changes, and writes no other file', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'biographql-open-keys-'));
    const place = { dataDir, keyFile: join(dataDir, 'mounted', 'keys.json') };
    const logger = pino({ enabled: false });
    const opening = openKeys({ apiKey: null, ...place }, logger);
    await expect(opening).rejects.toMatchObject({ code: 'KEY_FILE_UNAVAILABLE' });
    const { key, record } = await addKey(place.keyFile, { name: 'mounted' });
    const { keys, createdKey } = await openKeys({ apiKey: null, ...place }, logger);
    expect([keys.verify(key)?.id, createdKey]).toEqual([record.id, null]);
    expect(readdirSync(join(dataDir, 'mounted'))).toEqual(['keys.json']);
    expect(existsSync(getKeyFile({ dataDir }))).toBe(false);
  });
});
