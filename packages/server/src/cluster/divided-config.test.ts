import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadConfig } from '../config/load-config.js';
import { dividedConfig } from './divided-config.js';

const cwd = mkdtempSync(join(tmpdir(), 'biographql-config-'));

it('gives each process its part of what bounds all, and leaves the rest', () => {
  const flags = { searchCache: 10_001, sparqlConnections: 1, metricsPort: 9_000 };
  const config = loadConfig({ flags, env: {}, cwd });
  const part = dividedConfig(config, 2);
  expect(part).toEqual({
    ...config,
    searchCache: 5_000,
    answerCache: 5_000,
    sparqlConnections: 1,
    llmTokensPerMinute: 30_000,
    maxPendingBytes: config.maxPendingBytes / 2,
    metricsPort: 0,
  });
});

it('leaves off what is off', () => {
  const config = loadConfig({ flags: { searchCache: 0 }, env: {}, cwd });
  expect(dividedConfig(config, 2).searchCache).toBe(0);
});
