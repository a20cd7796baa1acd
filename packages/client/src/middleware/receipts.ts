import { isRecord } from '@biographql/core/internal';
import type { Middleware } from '../transport.js';

/** The provenance of a response. `biographql replay` reads it as JSON and repeats the request. */
export interface Receipt {
  /** Version of the service. */
  readonly version: string;
  readonly dataset: {
    /** Selects the dataset; absent for the service's first. */
    readonly engineID?: string;
    /** `sha256:…` over the files of the dataset; null when unknown. */
    readonly digest: string | null;
    /** The release label, or the build time. */
    readonly release: string;
  };
  /** `sha256:…`, the identifier of the persisted document. */
  readonly document: string;
  readonly operationName: string | null;
  /** As sent; null when too long. */
  readonly variables: Readonly<Record<string, unknown>> | null;
  /** `sha256:…` of the data, without durations; null when too long. */
  readonly result: string | null;
}

/**
 * Passes the receipt of each response to a listener; before `dedupe` and `retry` in the list, one per request. Ignores what
 * the listener throws. It parses the body a second time, so don't use it for requests on every keystroke.
 * @example
 * ```ts
 * import { createClient, getNeighbors, type Receipt, receipts } from '@biographql/client';
 *
 * const records: Receipt[] = [];
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [receipts((receipt) => records.push(receipt))],
 * });
 * await getNeighbors(client, { entity: 'Q35869' });
 * console.log(records[0]?.dataset.release);
 * ```
 */
export function receipts(listen: (receipt: Receipt) => void): Middleware {
  return (next) => async (request) => {
    const response = await next(request);
    try {
      const receipt = receiptIn(JSON.parse(response.text));
      if (receipt !== null) listen(receipt);
    } catch {
      // The client reports a body that is not JSON; a listener's error costs no response.
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
