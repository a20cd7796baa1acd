import { isRecord, withoutCredentials } from '@biographql/core/internal';
import type { Middleware } from '../transport.js';

/** Event of a request. It has no header, variable or body, so that no secret reaches a log. */
export type RequestEvent =
  | { readonly type: 'sent'; readonly operationName: string | null; readonly url: string }
  | {
      readonly type: 'answered';
      readonly operationName: string | null;
      readonly url: string;
      readonly status: number;
      /** The service's `x-request-id`. */
      readonly requestId: string | null;
      readonly durationMs: number;
      /** UTF-16 units of the body. */
      readonly length: number;
    }
  | {
      readonly type: 'failed';
      readonly operationName: string | null;
      readonly url: string;
      /** Error of the transport, including the reason of an abort. */
      readonly error: unknown;
      readonly durationMs: number;
    };

/**
 * Calls a listener for every attempt: once when it is sent, once when it was answered (with any status) or failed.
 * Before `retry` in the list it sees the whole request instead. Ignores what the listener throws.
 * @example
 * ```ts
 * const client = createClient({ url, middleware: [log((event) => console.log(event.type, event.operationName, event.url))] });
 * await searchEntities(client, { text: 'asthma' });
 * ```
 */
export function log(listen: (event: RequestEvent) => void): Middleware {
  return (next) => async (request) => {
    const start = performance.now();
    const durationMs = () => performance.now() - start;
    const { operationName, url } = request;
    const about = { operationName, url: withoutCredentials(url) };
    notify(listen, { type: 'sent', ...about });
    try {
      const response = await next(request);
      notify(listen, {
        type: 'answered',
        ...about,
        status: response.status,
        requestId: response.requestId ?? null,
        durationMs: durationMs(),
        length: response.text.length,
      });
      return response;
    } catch (error) {
      notify(listen, { type: 'failed', ...about, error, durationMs: durationMs() });
      throw error;
    }
  };
}

function notify(listen: (event: RequestEvent) => void, event: RequestEvent): void {
  try {
    listen(event);
  } catch {
    // A broken log costs no response.
  }
}

/** The provenance of a response: how to repeat the request. */
export interface Receipt {
  /** Version of the service. */
  readonly version: string;
  readonly dataset: {
    /** Of earlier services with several datasets; absent otherwise. */
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
 * const records: Receipt[] = [];
 * const client = createClient({ url, middleware: [receipts((receipt) => records.push(receipt))] });
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

function receiptIn(body: unknown): Receipt | null {
  const { receipt } = Object(Object(body).extensions) as Readonly<Record<string, unknown>>;
  if (!isRecord(receipt) || !isRecord(receipt.dataset)) return null;
  return typeof receipt.document === 'string' ? (receipt as unknown as Receipt) : null;
}
