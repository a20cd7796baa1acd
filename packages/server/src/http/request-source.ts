import type { DescribedGraph } from '../sparql-protocol/service-description.js';
import type { ReceiptIssuer } from './receipt.js';
import type { SharedContext } from './request-scope.js';

/** What one request is answered from. */
export interface RequestSource {
  readonly shared: SharedContext;
  /** Absent: responses have no receipt. */
  readonly issuer?: ReceiptIssuer | undefined;
  /** What the SPARQL endpoint says of the graph. Absent: nothing but that there is one. */
  readonly graph?: DescribedGraph | undefined;
  /** Called once, when the request is over. */
  release(): void;
}

/** Returns a source that is the same for all requests. */
export function fixedSource(shared: SharedContext, issuer?: ReceiptIssuer): () => RequestSource {
  return () => ({ shared, issuer, release() {} });
}

/** Asks for a source, and releases it once `answer` is settled. */
export async function withSource<T>(
  open: () => RequestSource,
  answer: (source: RequestSource) => Promise<T>,
): Promise<T> {
  const source = open();
  try {
    return await answer(source);
  } finally {
    source.release();
  }
}
