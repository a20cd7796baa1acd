import type { WorkerAnswer, WorkerQuery } from '../run-query.js';

/** The engine of queries, and how much memory it uses now. */
export interface QueriedEngine {
  readonly store: { query(text: string, options: object): unknown };
  readonly memoryBytes: number;
}

/** Makes what answers queries, one at a time. */
export function createAnswerer(engine: () => QueriedEngine): (query: WorkerQuery) => WorkerAnswer;

/** Returns the words of anything that was thrown. */
export function getMessage(error: unknown): string;
