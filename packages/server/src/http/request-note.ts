import type { FastifyRequest } from 'fastify';

/** What the server remembers of a request for its log line and its limits. */
export interface RequestNote {
  /** `performance.now()` at the first byte of the request. */
  readonly startedAt: number;
  /** The identifier of the accepted key, never the key; null before or without a key. */
  keyId: string | null;
  /** The operation's name as the document has it; null when it has none or was never read. */
  operationName: string | null;
  mediaType: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    note: RequestNote | null;
  }
}

/** Returns the note of a request; it is made on first use. */
export function noteOf(request: FastifyRequest): RequestNote {
  request.note ??= {
    startedAt: performance.now(),
    keyId: null,
    operationName: null,
    mediaType: 'application/json; charset=utf-8',
  };
  return request.note;
}
