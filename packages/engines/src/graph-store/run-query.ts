import {
  EngineUnavailableError,
  InvalidSparqlError,
  QueryTooLargeError,
  ResultTooLargeError,
} from '@biographql/core';
import {
  fromSparqlJson,
  type QuerySize,
  type SparqlJson,
  type SparqlQuery,
  shiftPosition,
  sizeOf,
  withLimit,
} from '@biographql/sparql';
import { inWrittenOrder } from '@biographql/sparql/internal';
import type {
  GraphQueryOptions,
  GraphStore,
  QueryPriority,
  SolutionSequence,
} from './graph-store.js';

/**
 * The largest query that is given to an engine. Engines read and run queries by recursion, and overflow their stack: the
 * embedded one at 194 nested `EXISTS`, 820 assignments and 1,600 operators. Real queries have 15, 60 and 26.
 */
const QUERY_LIMITS: QuerySize = {
  nesting: 64,
  groups: 500,
  operators: 500,
  patterns: 500,
  arguments: 5_000,
};

const NAMES: Readonly<Record<keyof QuerySize, string>> = {
  nesting: 'levels of nested brackets',
  groups: 'groups, BIND assignments and computed columns in total',
  operators: 'operators',
  patterns: 'triple patterns',
  arguments: 'arguments and list members in total',
};
const KINDS = Object.keys(NAMES) as readonly (keyof QuerySize)[];
/** A text up to this length cannot exceed a limit. */
const SHORT_LENGTH = 64;

/** @throws InvalidSparqlError for a query that exceeds one of the limits above. */
export function checkQuerySize(query: SparqlQuery): void {
  if (query.text.length <= SHORT_LENGTH) return;
  const size = sizeOf(query);
  for (const kind of KINDS) {
    if (size[kind] <= QUERY_LIMITS[kind]) continue;
    const max = QUERY_LIMITS[kind].toLocaleString('en-US');
    throw new InvalidSparqlError(
      `it has ${size[kind].toLocaleString('en-US')} ${NAMES[kind]}; at most ${max} are allowed. Put lists of terms into VALUES.`,
    );
  }
}

export interface PoolQuery extends Pick<GraphQueryOptions, 'client' | 'onWork' | 'signal'> {
  readonly text: string;
  readonly priority: QueryPriority;
  /** Milliseconds from now, waiting included. */
  readonly timeoutMs: number;
  readonly maxLength: number;
}

export interface WorkerQuery {
  readonly text: string;
  /** Greatest length of the answer, in UTF-16 units of SPARQL JSON. */
  readonly maxLength: number;
}

/** How a query ended: with SPARQL JSON, an answer that is too long, rejected by the engine, out of memory, or with the engine broken. */
export type WorkerAnswer =
  | { readonly kind: 'answer'; readonly memoryBytes: number; readonly json: string }
  | { readonly kind: 'too-large'; readonly memoryBytes: number }
  | { readonly kind: 'rejected' | 'out-of-memory' | 'broken'; readonly message: string };

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
    if (answer.kind === 'rejected') throw invalidSparql(answer.message, query);
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

/** The error for a query that is within the limits but broke the engine. */
export function unworkableQuery(): InvalidSparqlError {
  return new InvalidSparqlError(
    'the engine crashed on it and was restarted. Simplify the query: use fewer operators and less nesting.',
  );
}

const POSITION = /^error at (\d+):(\d+): ?/;
/** Marks of the engine's grammar that mean nothing to the author of a query. */
const GRAMMAR_MARKS = /(?:, )?\[_\]/g;

/**
 * Reads the SPARQL JSON of a SELECT.
 * @param query - gives the column order of `SELECT *`.
 * @throws ResultTooLargeError when there are more solutions than the limit; SyntaxError for other text.
 */
export function decodeSolutions(
  json: string,
  limit: number,
  query?: SparqlQuery,
): SolutionSequence {
  const answer = JSON.parse(json) as SparqlJson;
  const { results } = answer;
  const isAll = query?.form === 'SELECT' && query.variables === null;
  const head = isAll ? { vars: [...inWrittenOrder(query, answer.head.vars)] } : answer.head;
  if (results.bindings.length > limit) throw tooManyRows(limit);
  return fromSparqlJson({ head, results });
}

export function decodeBoolean(json: string): boolean {
  const answer = JSON.parse(json) as { readonly boolean?: unknown };
  return answer.boolean === true;
}

export function tooManyRows(limit: number): ResultTooLargeError {
  return new ResultTooLargeError(
    limit,
    'rows',
    'Add a LIMIT, make the query more selective, or page through the result with ORDER BY, LIMIT and OFFSET.',
  );
}

export function tooManyBytes(limit: number): ResultTooLargeError {
  return new ResultTooLargeError(
    limit,
    'bytes',
    'Select fewer variables, add a LIMIT, or make the query more selective.',
  );
}

/** Turns the engine's message into an error at the place in the author's own text. */
export function invalidSparql(message: string, query: SparqlQuery): InvalidSparqlError {
  const found = POSITION.exec(message);
  if (found === null) return new InvalidSparqlError(message);
  const position = { line: Number(found[1]), column: Number(found[2]) };
  return new InvalidSparqlError(
    getReason(message.slice(found[0].length)),
    shiftPosition(query, position),
  );
}

function getReason(message: string): string {
  const reason = message.replace(GRAMMAR_MARKS, '').replace(/^expected (?:one of )?$/, '');
  return reason === '' ? 'something is missing or out of place' : reason;
}
