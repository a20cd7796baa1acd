import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { addFirstKey, addKey, getKeyFile, readKeyFile, removeKey } from './key-file.js';
import { createKeyRing } from './open-keys.js';

/** A logger, and what it wrote. */
function createLog() {
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const events = () =>
    lines.map((line) => JSON.parse(line)).map(({ event, keyId }) => [event, keyId]);
  return { logger, lines, events };
}

const newPath = () => getKeyFile({ dataDir: mkdtempSync(join(tmpdir(), 'biographql-keys-')) });

describe('the key file', () => {
  it('keeps hashes only, readable by its owner only', async () => {
    const path = newPath();
    const { key, record } = await addKey(path, 'notebook');
    expect(key).toMatch(/^bgq_[\w-]{43}$/);
    expect(readFileSync(path, 'utf8')).not.toContain(key);
    expect(readKeyFile(path)).toEqual([record]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('loses nothing when several programs write at once', async () => {
    const path = newPath();
    await Promise.all(Array.from({ length: 8 }, (_, index) => addKey(path, `k${index}`)));
    expect(readKeyFile(path)).toHaveLength(8);
    expect(readdirSync(join(path, '..'))).toEqual(['keys.json']);
  });

  it('gets one first key, however many starts there are', async () => {
    const path = newPath();
    const created = await Promise.all([addFirstKey(path), addFirstKey(path), addFirstKey(path)]);
    expect(created.filter((each) => each !== null)).toHaveLength(1);
    expect(readKeyFile(path)).toHaveLength(1);
  });

  it('loses a revoked key and no other', async () => {
    const path = newPath();
    const first = await addKey(path, '');
    const second = await addKey(path, '');
    expect(await removeKey(path, first.record.id)).toBe(true);
    expect(await removeKey(path, 'key-none')).toBe(false);
    expect(readKeyFile(path)).toEqual([second.record]);
  });

  it('is rejected when it is damaged', () => {
    for (const content of ['', '{', '{"keys":{}}', '{"keys":[{"id":"a"}]}']) {
      const path = newPath();
      writeFileSync(path, content);
      expect(() => readKeyFile(path)).toThrow(
        /^The key file .* is damaged\. [\s\S]*\nSee \S+docs\/errors\/KEY_FILE_UNAVAILABLE\.md$/,
      );
    }
  });
});

describe('the key ring', () => {
  it('knows the keys of the file and follows it within a second', async () => {
    let time = 0;
    const path = newPath();
    const { key, record } = await addKey(path, '');
    const ring = createKeyRing({ path, now: () => time });
    expect(ring.verify(key)?.id).toBe(record.id);
    expect(ring.verify(`${key}x`)).toBeNull();

    const second = await addKey(path, '');
    await removeKey(path, record.id);
    expect([ring.verify(key)?.id, ring.verify(second.key)]).toEqual([record.id, null]);
    time += 1_000;
    expect([ring.verify(key), ring.verify(second.key)?.id]).toEqual([null, second.record.id]);
  });

  it('keeps its keys when the file gets damaged, and logs a warning', async () => {
    let time = 0;
    const { logger, lines } = createLog();
    const path = newPath();
    const { key, record } = await addKey(path, '');
    const ring = createKeyRing({ path, now: () => time, logger });
    writeFileSync(path, 'damaged');
    time += 1_000;
    expect(ring.verify(key)?.id).toBe(record.id);
    expect(lines[0]).toContain('is damaged');
  });

  it('rejects a key that has expired, and logs its first use', async () => {
    let today = Date.parse('2026-01-01T00:00:00Z');
    const { logger, lines, events } = createLog();
    const path = newPath();
    const { key, record } = await addKey(path, { name: 'a', expires: '2026-01-02T00:00:00Z' });
    const ring = createKeyRing({ path, logger, today: () => today });
    expect([ring.verify(key)?.id, ring.verify(key)?.id]).toEqual([record.id, record.id]);
    today = Date.parse('2026-01-02T00:00:00Z');
    expect([ring.verify(key), ring.verify(key)]).toEqual([null, null]);
    expect(events()).toEqual([['expired-used', record.id]]);
    expect(lines.join()).not.toContain(key);
  });

  it('knows what a key is limited to, and lets a key of an earlier version ask everything', async () => {
    const path = newPath();
    const { key, record } = await addKey(path, { name: 'a', scopes: ['sparql'] });
    const sha256 = createHash('sha256').update('old').digest('hex');
    const earlier = { id: 'key-old', name: '', sha256, created: record.created };
    const file = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...file, keys: [...file.keys, earlier] }));
    const ring = createKeyRing({ path });
    expect(ring.verify(key)).toEqual({ id: record.id, scopes: new Set(['sparql']) });
    expect(ring.verify('old')).toEqual({ id: 'key-old', scopes: null });
  });

  it('logs keys that were created and revoked since the last read', async () => {
    let time = 0;
    const { logger, events } = createLog();
    const path = newPath();
    const first = await addKey(path, '');
    const ring = createKeyRing({ path, logger, now: () => time });
    const second = await addKey(path, '');
    await removeKey(path, first.record.id);
    time += 1_000;
    ring.verify('none');
    expect(events()).toEqual([
      ['created', second.record.id],
      ['revoked', first.record.id],
    ]);
  });

  it('accepts fixed keys in addition to those of the file, and logs nothing of their use', async () => {
    const path = newPath();
    const { key, record } = await addKey(path, '');
    const { logger, lines } = createLog();
    const ring = createKeyRing({ path, fixed: { first: 'a', second: 'b' }, logger });
    const presented = ['a', 'b', 'c', 'A', key];
    expect(presented.map((each) => ring.verify(each)?.id)).toEqual([
      'first',
      'second',
      undefined,
      undefined,
      record.id,
    ]);
    expect(lines).toEqual([]);
  });
});
