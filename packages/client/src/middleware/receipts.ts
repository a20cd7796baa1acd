import { isRecord } from '@biographql/core/internal';
import type { Middleware } from '../transport.js';

/** What a response rests on, and how to ask for it again: `biographql replay` reads it as JSON. */
export interface Receipt {
  /** Version of the service. */
  readonly version: string;
  readonly dataset: {
    /** By which it is asked for again; absent for the one that is asked without. */
    readonly engineID?: string;
    /** `sha256:…` over the files of the dataset; null when the service cannot tell. */
    readonly digest: string | null;
    /** How the dataset is called, or when it was made. */
    readonly release: string;
  };
  /** `sha256:…`, the identifier of the persisted document. */
  readonly document: string;
  readonly operationName: string | null;
  /** As they were sent; null when they were too long. */
  readonly variables: Readonly<Record<string, unknown>> | null;
  /** `sha256:…` of the data, durations aside; null when it was too long. */
  readonly result: string | null;
}

/**
 * Hands the receipt of each response to a listener. Before `dedupe` and `retry` in the list it sees one per answer. A
 * response without a receipt is passed over, and what the listener throws is dropped. It reads the body a second time:
 * put it where receipts are kept, not on every keystroke.
 *
 * @example
 * ```ts
 * import { createClient, getNeighbors, type Receipt, receipts } from '@biographql/client';
 *
 * const kept: Receipt[] = [];
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [receipts((receipt) => kept.push(receipt))],
 * });
 * await getNeighbors(client, { entity: 'Q35869' });
 * console.log(kept[0]?.dataset.release);
 * ```
 */
export function receipts(listen: (receipt: Receipt) => void): Middleware {
  return (next) => async (request) => {
    const response = await next(request);
    try {
      const receipt = receiptIn(JSON.parse(response.text));
      if (receipt !== null) listen(receipt);
    } catch {
      // Neither a body that is no JSON nor a listener is a matter of this policy.
    }
    return response;
  };
}

/** Returns the receipt of a response's body; null where there is none. */
function receiptIn(body: unknown): Receipt | null {
  const extensions = isRecord(body) ? body.extensions : undefined;
  const receipt = isRecord(extensions) ? extensions.receipt : undefined;
  return isReceipt(receipt) ? receipt : null;
}

function isReceipt(value: unknown): value is Receipt {
  return isRecord(value) && isRecord(value.dataset) && typeof value.document === 'string';
}
