/** A request on its way to the service. */
export interface TransportRequest {
  /** Where it goes; a middleware may route it elsewhere. */
  readonly url: string;
  /** The name of the operation, or null for an unnamed one; never sent, for routing and logging only. */
  readonly operationName: string | null;
  /** Names in lower case; holds the API key, where there is one. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body as it will be sent. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The caller's; an aborted request rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** When the caller will have given up, in milliseconds since 1970; set by `timeout`, read by `retry`. */
  readonly deadlineAt?: number | undefined;
}

/** What came back, before it is read as GraphQL. */
export interface TransportResponse {
  /** The HTTP status. */
  readonly status: number;
  /** The `Retry-After` header in milliseconds; null when absent or unreadable. */
  readonly retryAfterMs: number | null;
  /** The service's `x-request-id`, by which its log has the request. */
  readonly requestId?: string | null | undefined;
  /** The body text. */
  readonly text: string;
}

/** Sends a request and returns whatever the other side said; rejects with NetworkError when nothing did. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

/** Wraps a transport with one policy. The first middleware of a list is the outermost. */
export type Middleware = (next: Transport) => Transport;
