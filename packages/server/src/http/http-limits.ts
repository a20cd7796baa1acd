import type { DocumentLimits } from '../graphql/document-limits.js';

export interface HttpLimits extends DocumentLimits {
  /** Requests per minute and key, with bursts of a tenth of it, and as many units of heavy work; 0 is no limit. */
  readonly rateLimit: number;
  readonly bodyLimit: number;
  readonly maxBodyValues: number;
  readonly requestTimeoutMs: number;
  readonly maxResponseBytes: number;
  /** Largest response of the SPARQL endpoint, in bytes: it is written in turns, and may be larger. */
  readonly maxSparqlBytes: number;
  readonly maxResponseValues: number;
  /** Bytes of all answers together that wait for their readers, but for small ones. */
  readonly maxPendingBytes: number;
  /** Requests with a wrong key per minute and address, before its keys are no longer looked at; 0 is no limit. */
  readonly badKeyLimit: number;
}

export const DEFAULT_HTTP_LIMITS: HttpLimits = {
  rateLimit: 60_000,
  bodyLimit: 1_048_576,
  maxBodyValues: 20_000,
  requestTimeoutMs: 30_000,
  // Together they keep the event loop for about 0.2 s at most.
  maxResponseBytes: 16_777_216,
  maxResponseValues: 450_000,
  maxSparqlBytes: 67_108_864,
  maxPendingBytes: 268_435_456,
  badKeyLimit: 60,
  maxDepth: 12,
  maxRootFields: 20,
  maxTokens: 10_000,
  maxFields: 2_000,
};

export function withDefaultLimits(limits: Partial<HttpLimits> = {}): HttpLimits {
  return { ...DEFAULT_HTTP_LIMITS, ...limits };
}
