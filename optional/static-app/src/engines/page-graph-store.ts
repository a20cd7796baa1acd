import type { GraphStore } from '@biographql/engines';
import { poolStore } from '@biographql/engines/internal/browser';
import { PagePool, type PagePoolOptions } from './page-pool.js';

/** What a page's graph store is made of. */
export type PageGraphOptions<Source> = Omit<PagePoolOptions<Source>, 'engine'>;

const ENGINE = 'oxigraph (in this page)';
/** As in a service. */
const LIMITS = {
  timeoutMs: 10_000,
  limit: 100_000,
  maxResultBytes: 32 * 1024 * 1024,
  queryMemoryBytes: 512 * 1024 * 1024,
} as const;

/**
 * A graph store on Oxigraph in one worker of a page, which begins to load at once; queries that come earlier wait. A query
 * that passes its deadline is ended with its worker, and another one loads the graph again.
 */
export function pageGraphStore<Source>(options: PageGraphOptions<Source>): GraphStore {
  const pool = new PagePool({ ...options, engine: ENGINE });
  return {
    ...poolStore(pool, { engine: ENGINE, ...LIMITS }),
    async [Symbol.asyncDispose]() {
      pool.close();
    },
  };
}
