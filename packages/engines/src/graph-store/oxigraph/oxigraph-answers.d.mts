import type { EncodedAnswer } from '../decode-answer.js';

/** Returns the parts of an answer that can be handed on unread; null for one that has to be read. */
export function asWritten(
  json: string,
  mostRows: number,
): { readonly variables: string; readonly results: Uint8Array<ArrayBuffer> } | null;

/** Cuts a long answer between two solutions. */
export function inPieces(json: string): EncodedAnswer;
