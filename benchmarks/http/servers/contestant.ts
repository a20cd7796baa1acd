import { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type ServiceLogger } from '../../../packages/server/src/logger.js';
import type { Payloads } from '../payloads.js';

/** A server under test, as its process offers it. */
export interface Contestant {
  /** Where to send requests. */
  readonly url: string;
  close(): Promise<void>;
}

/** The key that every contestant is sent; the bare one does not look at it. */
export const BENCH_KEY = 'bgq_benchmark-key-of-the-size-of-a-real-one-000';

/** What a contestant is given to start with. */
export interface ContestantInput {
  readonly payloads: Payloads;
  readonly dataDir: string;
}

/** The request log of the service, written into a file. */
export function benchLogger(): ServiceLogger {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-bench-'));
  const fd = openSync(join(folder, 'log.jsonl'), 'w');
  return createLogger({ logLevel: 'info', logFormat: 'json' }, { fd });
}
