import type { WorkerAnswer, WorkerQuery } from './worker-messages.js';

/** What queries are asked of, and how much memory it takes by now. */
export interface AskedEngine {
  readonly store: { query(text: string, options: object): unknown };
  readonly memoryBytes: number;
}

/** Takes what the engine answers as bytes, and makes of them what can be handed on; null where it cannot. */
export interface ByteAnswers {
  ask(run: () => unknown): unknown;
  asWritten(
    bytes: Uint8Array<ArrayBuffer>,
    mostRows: number,
  ): { readonly variables: string; readonly results: Uint8Array<ArrayBuffer> } | null;
}

/** Makes what answers queries, one at a time. @param inBytes - default: the engine's answers are strings alone. */
export function createAnswerer(
  engine: () => AskedEngine,
  inBytes?: ByteAnswers | null,
): (query: WorkerQuery) => WorkerAnswer;

/** Returns the words of anything that was thrown. */
export function messageOf(error: unknown): string;
