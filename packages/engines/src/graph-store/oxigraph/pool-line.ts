import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  BioGraphQLError,
  EngineUnavailableError,
  OverloadedError,
  QueryTimeoutError,
  RateLimitedError,
} from '@biographql/core';
import type { GraphLine, GraphLineEnd } from '../graph-line.js';
import { ABORT_GRACE_MS, type PoolQuery, type QueryPool } from './graph-worker-pool.js';
import type { WorkerAnswer } from './worker-messages.js';

/** A query on the line; what is told of it comes with its reply. */
type SentQuery = Omit<PoolQuery, 'signal' | 'onWork'>;

/** What a query came to: one of an answer and a failure. */
interface Reply {
  readonly answer?: WorkerAnswer;
  readonly failure?: Failure;
  /** Milliseconds that the engine worked on it; absent for one that never ran. */
  readonly workMs?: number | undefined;
}

/** An error of the pool as a plain value. */
type Failure =
  | { readonly code: 'QUERY_TIMEOUT'; readonly timeoutMs: number }
  | { readonly code: 'RATE_LIMITED'; readonly message: string; readonly seconds: number }
  | { readonly code: 'OVERLOADED'; readonly seconds: number }
  | { readonly code: null; readonly operation: string; readonly message: string };

/** Returns a line to a pool for one other process. */
export function poolLine(pool: QueryPool): GraphLineEnd {
  const running = new Map<number, AbortController>();

  async function run(id: number, query: SentQuery): Promise<Reply> {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    let workMs: number | undefined;
    let onWorked = () => {};
    const worked = new Promise<void>((resolve) => {
      onWorked = resolve;
    });
    const onWork = (milliseconds: number) => {
      workMs = milliseconds;
      onWorked();
    };
    try {
      const answer = await pool.run({ ...query, signal, onWork });
      return { answer, workMs };
    } catch (error) {
      // The pool tells what such a query cost after it has refused it, and never of one that did not run.
      if (signal.aborted) await Promise.race([worked, sleep(2 * ABORT_GRACE_MS)]);
      else if (error instanceof QueryTimeoutError) await nextTurn();
      return { failure: failureOf(error), workMs };
    } finally {
      running.delete(id);
    }
  }

  return {
    ready: () => pool.ready().then(() => null, failureOf),
    run: (id, query) => run(id, query as SentQuery),
    cancel: (id) => running.get(id)?.abort(new Error('The caller of a query left')),
    [Symbol.dispose]() {
      for (const controller of running.values()) controller.abort(new Error('The line was cut'));
    },
  };
}

/** Returns the pool at the other end of a line. @param engine - its name, for errors. */
export function joinedPool(line: GraphLine, engine: string): QueryPool {
  let lastId = 0;

  async function reply(id: number, { onWork, signal: _, ...query }: PoolQuery): Promise<Reply> {
    try {
      const replied = (await line.run(id, query)) as Reply;
      if (replied.workMs !== undefined) onWork?.(replied.workMs);
      return replied;
    } catch (error) {
      throw new EngineUnavailableError(engine, 'query', error);
    }
  }

  return {
    async ready(signal) {
      signal?.throwIfAborted();
      const failure = (await untilAborted(line.ready(), signal, () => {})) as Failure | null;
      if (failure !== null) throw errorOf(failure, engine);
    },
    async run(query) {
      const { signal } = query;
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      const replied = await untilAborted(reply(id, query), signal, () => line.cancel(id));
      if (replied.answer !== undefined) return replied.answer;
      throw errorOf(replied.failure, engine);
    },
  };
}

/** Rejects as soon as the signal is aborted; what comes of the work then is heard by nobody. */
async function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  onAbort: () => void,
): Promise<T> {
  if (signal === undefined) return await work;
  work.catch(() => {});
  let leave = () => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => {
      onAbort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

function failureOf(error: unknown): Failure {
  if (error instanceof QueryTimeoutError) {
    return { code: 'QUERY_TIMEOUT', timeoutMs: error.timeoutMs };
  }
  if (error instanceof RateLimitedError) {
    const { retryAfterSeconds: seconds, shortMessage: message } = error;
    return { code: 'RATE_LIMITED', message, seconds };
  }
  if (error instanceof OverloadedError) {
    return { code: 'OVERLOADED', seconds: error.retryAfterSeconds };
  }
  const operation = error instanceof EngineUnavailableError ? error.operation : 'query';
  return { code: null, operation, message: messageOf(error) };
}

/** What says most of a failure: the reason below an error that names none. */
function messageOf(error: unknown): string {
  const cause = BioGraphQLError.is(error) && error.cause !== undefined ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function errorOf(failure: Failure | undefined, engine: string): BioGraphQLError {
  if (failure?.code === 'QUERY_TIMEOUT') return new QueryTimeoutError(engine, failure.timeoutMs);
  if (failure?.code === 'OVERLOADED') return new OverloadedError(engine, failure.seconds);
  if (failure?.code === 'RATE_LIMITED') {
    const { message, seconds } = failure;
    return new RateLimitedError(message.replace(/ Try again in \d+ s\.$/, ''), seconds);
  }
  return new EngineUnavailableError(
    engine,
    failure?.operation ?? 'query',
    new Error(failure?.message),
  );
}
