import { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type ServiceLogger } from '../../../packages/server/src/logger.js';
import type { Answers } from '../payloads.js';

/** A server under test, as its process offers it. */
export interface Contestant {
  /** Where to send requests. */
  readonly url: string;
  close(): Promise<void>;
}

/** The key that every contestant is sent; the counterparts do not look at it. */
export const BENCH_KEY = 'bgq_benchmark-key-of-the-size-of-a-real-one-000';

/** What a contestant is given to start with. */
export interface ContestantInput {
  readonly answers: Answers;
  readonly dataDir: string;
}

/** Resolvers that answer what was recorded, under a promise as any that ask an engine. */
export function answering(answers: Answers) {
  return {
    Query: {
      searchAsYouType: async (
        _: unknown,
        { searchInput }: { readonly searchInput: { readonly searchText: string } },
      ) => answers.typed[searchInput.searchText],
      advancedSearch: async () => answers.rows,
    },
  };
}

/** The request log of the service, written into a file. */
export function benchLogger(): ServiceLogger {
  const folder = mkdtempSync(join(tmpdir(), 'biographql-bench-'));
  const fd = openSync(join(folder, 'log.jsonl'), 'w');
  return createLogger({ logLevel: 'info', logFormat: 'json' }, { fd });
}
