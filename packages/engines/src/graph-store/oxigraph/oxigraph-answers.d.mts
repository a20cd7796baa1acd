import type { EncodedAnswer } from '../decode-answer.js';

/** Cuts a long answer between two solutions. */
export function inPieces(json: string): EncodedAnswer;
