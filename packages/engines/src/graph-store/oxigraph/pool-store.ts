import { EngineUnavailableError, QueryTooLargeError } from '@biographql/core';
import { type SparqlQuery, withLimit } from '@biographql/sparql';
import type { GraphQueryOptions, GraphStore, QueryPriority } from '../graph-store.js';
import {
  checkQuerySize,
  decodeBoolean,
  decodeSolutions,
  invalidSparql,
  tooManyBytes,
  unworkableQuery,
} from '../query-limits.js';
import type { WorkerAnswer } from './worker-messages.js';

export interface PoolQuery extends Pick<GraphQueryOptions, 'client' | 'onWork' | 'signal'> {
  readonly text: string;
  readonly priority: QueryPriority;
  /** Milliseconds from now, waiting included. */
  readonly timeoutMs: number;
  readonly maxLength: number;
}

/** Answers queries in threads, or in the worker of a page. */
export interface QueryPool {
  /** @throws EngineUnavailableError when it cannot answer. */
  ready(signal?: AbortSignal): Promise<void>;
  /** @throws QueryTimeoutError, RateLimitedError, OverloadedError, EngineUnavailableError; `signal.reason` when aborted. */
  run(query: PoolQuery): Promise<WorkerAnswer>;
}

export interface PoolStoreOptions {
  readonly engine: string;
  readonly timeoutMs: number;
  readonly limit: number;
  readonly maxResultBytes: number;
  readonly queryMemoryBytes: number;
}

/** Returns a store that checks queries, has a pool run them, and reads the answers in this process. */
export function poolStore(
  pool: QueryPool,
  { engine, timeoutMs, limit, maxResultBytes, queryMemoryBytes }: PoolStoreOptions,
): Pick<GraphStore, 'name' | 'ready' | 'select' | 'ask'> {
  async function run(query: SparqlQuery, text: string, call: GraphQueryOptions): Promise<string> {
    checkQuerySize(query);
    const { priority = 'user' } = call;
    const answer = await pool.run({
      ...call,
      text,
      priority,
      timeoutMs: call.timeoutMs ?? timeoutMs,
      maxLength: maxResultBytes,
    });
    if (answer.kind === 'answer') return answer.json;
    if (answer.kind === 'too-large') throw tooManyBytes(maxResultBytes);
    if (answer.kind === 'refused') throw invalidSparql(answer.message, query);
    if (answer.kind === 'out-of-memory') throw new QueryTooLargeError(engine, queryMemoryBytes);
    if (priority === 'user') throw unworkableQuery();
    throw new EngineUnavailableError(engine, 'query', new Error(answer.message));
  }

  return {
    name: engine,
    ready: ({ signal } = {}) => pool.ready(signal),
    async select(query, call = {}) {
      const rows = call.limit ?? limit;
      const json = await run(query, withLimit(query, rows + 1).text, call);
      return decodeSolutions(json, rows, query);
    },
    async ask(query, call = {}) {
      return decodeBoolean(await run(query, query.text, call));
    },
  };
}
