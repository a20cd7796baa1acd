import { EngineUnavailableError, QueryTooLargeError } from '@biographql/core';
import { type SparqlQuery, withLimit } from '@biographql/sparql';
import {
  decodeBoolean,
  decodeSolutions,
  type EncodedAnswer,
  invalidSparql,
  tooManyBytes,
} from '../decode-answer.js';
import type { GraphQueryOptions, GraphStore } from '../graph-store.js';
import { checkQuerySize, unworkableQuery } from '../query-limits.js';
import type { QueryPool } from './graph-worker-pool.js';
import type { WrittenAnswer } from './worker-messages.js';

/** The limits of queries that name none of their own. */
export interface PoolStoreOptions {
  /** Name of the engine. */
  readonly engine: string;
  readonly timeoutMs: number;
  readonly limit: number;
  readonly maxResultBytes: number;
  /** What a query may take, for the error of one that needs more. */
  readonly queryMemoryBytes: number;
}

/** Returns a store that checks queries, has a pool run them, and reads the answers in this process. */
export function poolStore(
  pool: QueryPool,
  { engine, timeoutMs, limit, maxResultBytes, queryMemoryBytes }: PoolStoreOptions,
): Pick<GraphStore, 'name' | 'ready' | 'select' | 'selectWritten' | 'ask'> {
  async function run(
    query: SparqlQuery,
    text: string,
    call: GraphQueryOptions,
    writtenRows: number | null,
  ): Promise<EncodedAnswer | WrittenAnswer> {
    checkQuerySize(query);
    const { lane = 'user' } = call;
    const answer = await pool.run({
      ...call,
      text,
      lane,
      timeoutMs: call.timeoutMs ?? timeoutMs,
      maxLength: maxResultBytes,
      writtenRows,
    });
    if (answer.kind === 'answer' || answer.kind === 'written') return answer;
    if (answer.kind === 'too-large') throw tooManyBytes(maxResultBytes);
    if (answer.kind === 'refused') throw invalidSparql(answer.message, query);
    if (answer.kind === 'out-of-memory') throw new QueryTooLargeError(engine, queryMemoryBytes);
    if (lane === 'user') throw unworkableQuery();
    throw new EngineUnavailableError(engine, 'query', new Error(answer.message));
  }

  /** Runs a query whose answer is to be read. */
  async function runEncoded(
    query: SparqlQuery,
    text: string,
    call: GraphQueryOptions,
  ): Promise<EncodedAnswer> {
    const answer = await run(query, text, call, null);
    if (!isWritten(answer)) return answer;
    throw new EngineUnavailableError(engine, 'query', new Error('The answer cannot be read'));
  }

  return {
    name: engine,
    ready: ({ signal } = {}) => pool.ready(signal),
    async select(query, call = {}) {
      const rows = call.limit ?? limit;
      return decodeSolutions(await runEncoded(query, withLimit(query, rows + 1).text, call), rows);
    },
    async selectWritten(query, call = {}) {
      const rows = call.limit ?? limit;
      // A query that bounds itself needs no count of what it found.
      const isBounded = withLimit(query, rows) === query;
      const { text } = isBounded ? query : withLimit(query, rows + 1);
      const answer = await run(query, text, call, isBounded ? Number.MAX_SAFE_INTEGER : rows);
      if (!isWritten(answer)) return decodeSolutions(answer, rows);
      return { variables: JSON.parse(answer.variables) as string[], results: answer.results };
    },
    async ask(query, call = {}) {
      return decodeBoolean((await runEncoded(query, query.text, call)).json);
    },
  };
}

function isWritten(answer: EncodedAnswer | WrittenAnswer): answer is WrittenAnswer {
  return 'kind' in answer && answer.kind === 'written';
}
