import type { RequestContext } from '../graphql/resolvers/context.js';
import type { RequestedEngines } from '../graphql/root-fields.js';
import type { ReceiptIssuer } from './receipts/receipt.js';
import type { DescribedGraph } from './sparql/service-description.js';

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
