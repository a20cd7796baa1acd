import type { FastifyRequest } from 'fastify';
import type { PreparedOperation } from '../graphql/document-cache.js';
import type { RequestContext, RequestCost } from '../graphql/resolvers/context.js';
import type { RequestedEngines } from '../graphql/root-fields.js';
import type { KeyScopes } from '../graphql/scopes.js';
import type { ReceiptIssuer } from './receipts/receipt.js';
import type { DescribedGraph } from './sparql/service-description.js';

export interface RequestState {
  /** `performance.now()` at the first byte of the request. */
  readonly startedAt: number;
  keyId: string | null;
  /** Whom the request counts for: the key, or the address of a reader of the web UI. */
  client: string;
  scopes: KeyScopes;
  cost: RequestCost;
  operationName: string | null;
  operation: PreparedOperation | null;
  variables: Readonly<Record<string, unknown>>;
  /** Label in metrics of a request without a GraphQL operation. */
  protocol: 'none' | 'sparql-protocol';
  source: RequestSource | null;
  code: string;
  mediaType: string;
  /** Where the response goes in the cache; null for one that is not cached. */
  cacheKey: string | null;
  /** Whether the request names its dataset by the release. */
  isPinned: boolean;
  /** Headers that let a client ask whether its answer still holds; null for an answer that differs from time to time. */
  validators: Readonly<Record<string, string>> | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    state: RequestState | null;
  }
}

const NO_SCOPES: KeyScopes = new Set();
const NO_COST: RequestCost = {
  units: 1,
  add() {},
  async check() {},
  run: async (work) => await work(),
  runNow: (work) => work(),
};

export function getState(request: FastifyRequest): RequestState {
  request.state ??= {
    startedAt: performance.now(),
    keyId: null,
    client: '',
    scopes: NO_SCOPES,
    cost: NO_COST,
    operationName: null,
    operation: null,
    variables: {},
    protocol: 'none',
    source: null,
    code: 'ok',
    mediaType: 'application/json; charset=utf-8',
    cacheKey: null,
    isPinned: false,
    validators: null,
  };
  return request.state;
}

export type SharedContext = Pick<RequestContext, 'services' | 'engineId' | 'knownEngines'>;

export type RequestSources = (
  requested: RequestedEngines,
) => RequestSource | Promise<RequestSource>;

export interface RequestSource {
  readonly shared: SharedContext;
  /** Absent: responses have no receipt and are not cached. */
  readonly issuer?: ReceiptIssuer | undefined;
  readonly dataset?: string | undefined;
  readonly graph?: DescribedGraph | undefined;
  release(): void;
}

export function fixedSource(shared: SharedContext, issuer?: ReceiptIssuer): RequestSources {
  return () => ({ shared, issuer, release() {} });
}
