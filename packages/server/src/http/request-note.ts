import type { FastifyRequest } from 'fastify';
import type { KeyScopes } from '../keys/scopes.js';
import type { PreparedOperation } from './document-cache.js';
import type { KeptBody } from './kept-answers.js';

/** What the server remembers of a request for its log line and its limits. */
export interface RequestNote {
  /** `performance.now()` at the first byte of the request. */
  readonly startedAt: number;
  /** The identifier of the accepted key, never the key; null before or without a key. */
  keyId: string | null;
  /** Whom the request counts for where callers share what there is: the accepted key; empty before it is known. */
  client: string;
  /** What the accepted key is limited to. */
  scopes: KeyScopes;
  /** The operation's name as the document has it; null when it has none or was never read. */
  operationName: string | null;
  /** The operation that runs; null before the document was read. */
  operation: PreparedOperation | null;
  /** What a request without a GraphQL operation counts as; `none` for one whose document was not read. */
  protocol: 'none' | 'sparql-protocol';
  /** What it was answered from; null for the dataset that requests without `engineID` are, and before it was chosen. */
  dataset: string | null;
  /** Of the first error of the response; `ok` for none. */
  code: string;
  mediaType: string;
  /** Told the body of the response once it is compressed; null when nobody asks. */
  onEncoded: ((body: KeptBody) => void) | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    note: RequestNote | null;
  }
}

/** Of a request whose key is not known yet. */
const NOTHING: KeyScopes = new Set();

/** Returns the note of a request; it is made on first use. */
export function noteOf(request: FastifyRequest): RequestNote {
  request.note ??= {
    startedAt: performance.now(),
    keyId: null,
    client: '',
    scopes: NOTHING,
    operationName: null,
    operation: null,
    protocol: 'none',
    dataset: null,
    code: 'ok',
    mediaType: 'application/json; charset=utf-8',
    onEncoded: null,
  };
  return request.note;
}
