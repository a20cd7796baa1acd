import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.js';

function logFile() {
  const path = join(mkdtempSync(join(tmpdir(), 'biographql-log-')), 'log');
  return { fd: openSync(path, 'w'), read: () => readFileSync(path, 'utf8') };
}

describe('createLogger', () => {
  it('writes lines for a person, without the keys and control sequences of others', () => {
    const { fd, read } = logFile();
    const { logger } = createLogger({ logLevel: 'info', logFormat: 'pretty' }, { fd });
    logger.info({ url: 'http://x/', key: 'secret' }, 'listening');
    logger.error({ err: new Error('bad \u001b[31mname') }, 'failed');
    logger.debug('not written');
    expect(read()).toMatch(
      /^[\d:.]{12} INFO listening \{"url":"http:\/\/x\/","key":"\[Redacted\]"\}\n/,
    );
    expect(read()).toMatch(/ERROR failed\nError: bad \[31mname\n {4}at /);
    expect(read()).not.toMatch(/secret|not written/);
    expect(read()).not.toContain('\u001b');
  });

  it('holds JSON lines back until it begins', () => {
    const { fd, read } = logFile();
    const settings = { logLevel: 'auto', logFormat: 'auto' } as const;
    const { logger, begin, flush } = createLogger(settings, { fd }, { isHeld: true });
    // Fewer bytes than the buffer holds, so that the order of writes is certain.
    for (let line = 0; line < 50; line += 1) logger.info({ line }, 'graph loaded');
    expect(read()).toBe('');
    begin();
    logger.info('listening');
    flush();
    const lines = read().trimEnd().split('\n');
    expect(lines).toHaveLength(51);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ msg: 'listening' });
  });

  it('writes JSON when it is flushed', () => {
    const { fd, read } = logFile();
    const { logger, flush } = createLogger({ logLevel: 'auto', logFormat: 'auto' }, { fd });
    logger.info({ status: 200 }, 'request');
    flush();
    expect(JSON.parse(read())).toMatchObject({ level: 30, status: 200, msg: 'request' });
  });
});
