import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
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

/** A request log as a real service writes it, into a file. */
export function benchLogger(): { readonly logger: Logger; flush(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-bench-'));
  const dest = join(folder, 'log.jsonl');
  const destination = pino.destination({ dest, sync: false, minLength: 8_192 });
  return { logger: pino({ level: 'info' }, destination), flush: () => destination.flushSync() };
}
