import type { RequestContext } from '../graphql/resolvers/context.js';
import type { RequestedEngines } from '../graphql/root-fields.js';
import type { ReceiptIssuer } from './receipts/receipt.js';
import type { DescribedGraph } from './sparql/service-description.js';

/** The services that answer a request, with the name of their dataset. */
export type SharedContext = Pick<RequestContext, 'services' | 'engineId' | 'knownEngines'>;

/** Chooses what a request is answered from, by the dataset that it names. */
export type RequestSources = (
  requested: RequestedEngines,
) => RequestSource | Promise<RequestSource>;

/** What one request is answered from. */
export interface RequestSource {
  readonly shared: SharedContext;
  /** Absent: responses have no receipt and are not cached. */
  readonly issuer?: ReceiptIssuer | undefined;
  /** Name of the dataset, unless it is the first one. */
  readonly dataset?: string | undefined;
  /** What the SPARQL endpoint says about the graph. */
  readonly graph?: DescribedGraph | undefined;
  /** Called once, when the request is over. */
  release(): void;
}

/** Returns a source that is the same for all requests. */
export function fixedSource(shared: SharedContext, issuer?: ReceiptIssuer): RequestSources {
  return () => ({ shared, issuer, release() {} });
}
