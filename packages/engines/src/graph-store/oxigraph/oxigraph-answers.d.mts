import type { EncodedAnswer } from '../decode-answer.js';

/** How the engine's answer to a SELECT begins. */
export const HEAD: string;
/** What follows its variables. */
export const RESULTS: string;
/** Marks of terms that SPARQL 1.1 JSON does not know. */
export const UNKNOWN_TERMS: readonly string[];

/** Returns the parts of an answer that can be handed on unread; null for one that has to be read. */
export function asWritten(
  json: string,
  mostRows: number,
): { readonly variables: string; readonly results: Uint8Array<ArrayBuffer> } | null;

/** Cuts a long answer between two solutions. */
export function inPieces(json: string): EncodedAnswer;

/** Whether there are at most so many solutions, as far as that is seen without reading them. */
export function hasAtMost(json: string | Buffer, rows: number): boolean;
