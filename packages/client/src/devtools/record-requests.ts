import { BioGraphQLError } from '@biographql/core';
import { isRecord } from '@biographql/core/internal';
import { withoutCredentials } from '../errors.js';
import { type Receipt, receiptIn } from '../middleware/receipts.js';
import type { Middleware, TransportRequest, TransportResponse } from '../transport.js';

/** One error of an answer, or of the way there. */
export interface ToldError {
  /** A code of the table; null where nothing was coded. */
  readonly code: string | null;
  readonly message: string;
}

/** What is known of one request. It holds no header, so that no key is shown. */
export interface RequestRecord {
  /** Counts from 1 within a recorder. */
  readonly id: number;
  /** Null for an unnamed operation. */
  readonly operationName: string | null;
  /** Without user, password, query and fragment. */
  readonly url: string;
  /** As they are sent. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** The text of the document, or the hash that was sent in its place. */
  readonly document: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly state: 'pending' | 'answered' | 'failed' | 'aborted';
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** Milliseconds until the answer; null while it is awaited. */
  readonly durationMs: number | null;
  /** UTF-16 units of the answer's body; null without an answer. */
  readonly length: number | null;
  /** Units of work that the service counted, where they are more than one; null where it does not say. */
  readonly cost: number | null;
  /** What the answer rests on; null where the service does not say. */
  readonly receipt: Receipt | null;
  /** Empty when nothing failed. */
  readonly errors: readonly ToldError[];
}

/** How much is kept. */
export interface RecorderOptions {
  /** Records that are kept; the oldest go first. Default 50. */
  readonly most?: number | undefined;
}

/** Keeps the latest requests of the clients that it watches. */
export interface RequestRecorder {
  /** To be first in the list of a client: one record per call. Last in it, each attempt of `retry` is a record. */
  readonly middleware: Middleware;
  /** The newest first; another array after each change. */
  readonly records: readonly RequestRecord[];
  /** Calls a listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Forgets all records; requests under way are recorded when they are answered. */
  clear(): void;
}

/**
 * Records requests for a person to look at, as `mountDevtools` shows them. Answers pass unchanged, and each is read a second
 * time: load this entry while you develop, not in production.
 *
 * @example
 * ```ts
 * import { createClient, searchEntities } from '@biographql/client';
 * import { recordRequests } from '@biographql/client/devtools';
 *
 * const recorder = recordRequests();
 * const client = createClient({
 *   url: 'http://127.0.0.1:4000/biographql/graphql',
 *   middleware: [recorder.middleware],
 * });
 * await searchEntities(client, { text: 'asthma' });
 * console.log(recorder.records[0]?.operationName); // 'searchEntity'
 * ```
 */
export function recordRequests({ most = 50 }: RecorderOptions = {}): RequestRecorder {
  const listeners = new Set<() => void>();
  let records: readonly RequestRecord[] = [];
  let count = 0;
  const put = (record: RequestRecord) => {
    const isKnown = records.some(({ id }) => id === record.id);
    records = isKnown
      ? records.map((other) => (other.id === record.id ? record : other))
      : [record, ...records].sort((a, b) => b.id - a.id).slice(0, most);
    for (const listen of listeners) listen();
  };

  return {
    middleware: (next) => async (request) => {
      count += 1;
      const start = performance.now();
      const sent = sentRecord(count, request);
      const end = (outcome: Partial<RequestRecord>) =>
        put({ ...sent, ...outcome, durationMs: performance.now() - start });
      put(sent);
      try {
        const response = await next(request);
        end(answered(response));
        return response;
      } catch (error) {
        const state = request.signal?.aborted ? 'aborted' : 'failed';
        end({ state, errors: state === 'failed' ? [toldError(error)] : [] });
        throw error;
      }
    },
    get records() {
      return records;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear() {
      records = [];
      for (const listen of listeners) listen();
    },
  };
}

function sentRecord(id: number, { operationName, url, body }: TransportRequest): RequestRecord {
  const { query, documentId, variables } = body;
  return {
    id,
    operationName,
    url: withoutCredentials(url),
    variables: isRecord(variables) ? variables : {},
    document: `${query ?? documentId ?? ''}`,
    startedAt: Date.now(),
    state: 'pending',
    status: null,
    durationMs: null,
    length: null,
    cost: null,
    receipt: null,
    errors: [],
  };
}

function answered({ status, text }: TransportResponse): Partial<RequestRecord> {
  const body = parsed(text);
  const { errors, extensions } = isRecord(body) ? body : {};
  const cost = isRecord(extensions) && typeof extensions.cost === 'number' ? extensions.cost : null;
  const told = Array.isArray(errors) ? errors.map(toldError) : [];
  const receipt = receiptIn(body);
  return { state: 'answered', status, length: text.length, cost, receipt, errors: told };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toldError(error: unknown): ToldError {
  if (BioGraphQLError.is(error)) return { code: error.code, message: error.shortMessage };
  const { message, extensions } = isRecord(error) ? error : {};
  const { code } = isRecord(extensions) ? extensions : {};
  const isCoded = typeof code === 'string';
  return { code: isCoded ? code : null, message: `${message ?? error}` };
}
