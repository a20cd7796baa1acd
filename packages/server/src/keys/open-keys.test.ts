import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openKeys } from './open-keys.js';

describe('openKeys', () => {
  it('logs and records the first use of a key once, over restarts, and never the key', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'biographql-open-keys-'));
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => void lines.push(line) });
    const { keys, createdKey } = await openKeys({ apiKey: null, dataDir }, logger);
    const key = createdKey ?? '';
    const id = keys.verify(key);
    keys.verify(key);
    const again = await openKeys({ apiKey: null, dataDir }, logger);
    expect([again.keys.verify(key), again.createdKey]).toEqual([id, null]);

    const audit = readFileSync(join(dataDir, 'keys-audit.jsonl'), 'utf8');
    const events = audit
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).event);
    expect(events).toEqual(['created', 'first-used']);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { audit: 'key', event: 'created', keyId: id },
      { audit: 'key', event: 'first-used', keyId: id, msg: 'key first-used' },
    ]);
    expect(lines.join('') + audit).not.toContain(key);
  });

  it('takes the key of the environment alone', async () => {
    const { keys } = await openKeys({ apiKey: 'k', dataDir: '/nowhere' }, pino({ enabled: false }));
    expect([keys.verify('k'), keys.scopesOf?.('environment') ?? null]).toEqual([
      'environment',
      null,
    ]);
  });
});
