import { readFile } from 'node:fs/promises';
import {
  type BioGraphQLError,
  type CallOptions,
  EngineUnavailableError,
  OverloadedError,
} from '@biographql/core';
import { Circuit } from '@biographql/core/internal';
import { type DriverOptions, type SettingValues, settingValues } from '@biographql/engines';
import { OPENSEARCH_SETTINGS } from './opensearch-settings.js';

export type Json = Readonly<Record<string, unknown>>;

export interface ClusterRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** From `/`; names in it are our own, never a user's text. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: Json;
  /** One JSON object per line, in place of `body`. */
  readonly lines?: readonly Json[];
  /** Limit of each of up to three attempts. Default: `opensearchTimeoutMs` of the settings. */
  readonly timeoutMs?: number;
}

export interface NewDocument {
  readonly id: string;
  readonly body: Json;
}

/** The nodes of an OpenSearch cluster, over the official client. */
export interface SearchCluster extends AsyncDisposable {
  /** The name in errors and logs. */
  readonly engine: string;
  readonly settings: SettingValues<typeof OPENSEARCH_SETTINGS>;
  /**
   * Sends a request; if a node does not answer, it is sent to another one.
   * @throws EngineUnavailableError without a valid answer in time; OverloadedError when the
   * cluster has too much work; `signal.reason` when aborted, which ends the work of the cluster too.
   */
  send<T>(request: ClusterRequest, options?: CallOptions): Promise<T>;
  /** Writes documents through an alias, some megabytes at a time; those that the cluster had no room for are sent again. Returns how many. */
  load(
    alias: string,
    documents: AsyncIterable<NewDocument>,
    options?: CallOptions,
  ): Promise<number>;
}

const BULK_BYTES = 4_000_000;
const BULKS_AT_ONCE = 2;
const BULK_TIMEOUT_MS = 120_000;
const BULK_RETRIES = 8;
const BULK_WAIT_MS = 1_000;
const RETRIES = 2;

/** Makes a cluster client; sends nothing yet. @throws EngineUnavailableError when a settings file cannot be read. */
export async function openCluster(
  engine: string,
  given: DriverOptions['settings'],
): Promise<SearchCluster> {
  const settings = settingValues(OPENSEARCH_SETTINGS, given);
  const client = await openClient(engine, settings);
  const circuit = new Circuit();

  return {
    engine,
    settings,
    async send<T>(
      { lines, timeoutMs, ...requested }: ClusterRequest,
      { signal }: CallOptions = {},
    ) {
      signal?.throwIfAborted();
      if (circuit.isOpen) throw new EngineUnavailableError(engine, 'query', new Error(PAUSED));
      const { query: querystring = {}, ...request } = requested;
      const sent = client.transport.request(
        { ...request, querystring, ...(lines === undefined ? {} : { bulkBody: [...lines] }) },
        { requestTimeout: timeoutMs ?? settings.opensearchTimeoutMs },
      );
      // Returns nothing: a promise returned by a listener could reject unhandled.
      const abort = () => void sent.abort();
      signal?.addEventListener('abort', abort, { once: true });
      try {
        const { body } = await sent;
        circuit.answered();
        return body as T;
      } catch (error) {
        signal?.throwIfAborted();
        if (getStatus(error) === null) circuit.failed();
        else circuit.answered();
        throw clusterFailure(engine, error);
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    async load(alias, documents, { signal } = {}) {
      const rejected: string[] = [];
      try {
        const { successful } = await client.helpers.bulk<NewDocument>(
          {
            datasource: untilAborted(documents, signal)[Symbol.asyncIterator](),
            require_alias: true,
            flushBytes: BULK_BYTES,
            concurrency: BULKS_AT_ONCE,
            retries: BULK_RETRIES,
            wait: BULK_WAIT_MS,
            onDocument: ({ id, body }) => [{ index: { _index: alias, _id: id } }, body],
            onDrop: ({ error, document }) => {
              if (rejected.length < 5) rejected.push(`${document.id}: ${error?.reason}`);
            },
          },
          { requestTimeout: BULK_TIMEOUT_MS },
        );
        if (rejected.length === 0) return successful;
      } catch (error) {
        signal?.throwIfAborted();
        // Other errors come from the source of the documents.
        const isOfCluster = error instanceof Error && 'meta' in error;
        throw isOfCluster ? clusterFailure(engine, error) : error;
      }
      throw new EngineUnavailableError(engine, 'build', new Error(rejected.join('; ')));
    },
    async [Symbol.asyncDispose]() {
      await client.close();
    },
  };
}

const PAUSED = 'requests are paused because the last three got no answer';

async function openClient(engine: string, settings: SettingValues<typeof OPENSEARCH_SETTINGS>) {
  const nodes = settings.opensearchNodes;
  if (nodes === null || nodes.length === 0) {
    throw new EngineUnavailableError(engine, 'open', new Error('`opensearchNodes` is not set'));
  }
  const { Client } = await import('@opensearch-project/opensearch');
  try {
    const read = async (path: string) => (path === '' ? null : await readFile(path, 'utf8'));
    const { opensearchAuthorization, opensearchAuthorizationFile, opensearchCaFile } = settings;
    const ca = await read(opensearchCaFile);
    const authorization =
      opensearchAuthorization ?? (await read(opensearchAuthorizationFile))?.trim() ?? null;
    return new Client({
      nodes: [...nodes],
      maxRetries: RETRIES,
      requestTimeout: settings.opensearchTimeoutMs,
      ...(authorization === null ? {} : { headers: { authorization } }),
      ...(ca === null ? {} : { ssl: { ca } }),
    });
  } catch (cause) {
    throw new EngineUnavailableError(engine, 'open', cause);
  }
}

async function* untilAborted(
  documents: AsyncIterable<NewDocument>,
  signal: AbortSignal | undefined,
): AsyncGenerator<NewDocument> {
  signal?.throwIfAborted();
  for await (const document of documents) {
    signal?.throwIfAborted();
    yield document;
  }
  signal?.throwIfAborted();
}

/** Status codes of an overloaded cluster. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);
const RETRY_SECONDS = 1;
const REASON_LENGTH = 300;

/** Turns what the client threw into an error of this service. The cause has the reason for the log; it holds no header. */
function clusterFailure(engine: string, error: unknown): BioGraphQLError {
  const status = getStatus(error);
  if (status !== null && BUSY.has(status)) return new OverloadedError(engine, RETRY_SECONDS);
  // The cause keeps the status, so that callers can detect 404.
  const reason = Object.assign(new Error(getReason(error, status)), {
    meta: { statusCode: status },
  });
  return new EngineUnavailableError(engine, 'query', reason);
}

export function getStatus(error: unknown): number | null {
  const { meta } = (error ?? {}) as { readonly meta?: { readonly statusCode?: unknown } };
  return typeof meta?.statusCode === 'number' && meta.statusCode > 0 ? meta.statusCode : null;
}

function getReason(error: unknown, status: number | null): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const reason = message.replace(/\s+/g, ' ').slice(0, REASON_LENGTH);
  if (status === 401 || status === 403) return `OpenSearch rejected the credentials (${status})`;
  if (status === 404) return `The index was not found in OpenSearch (404): ${reason}`;
  return status === null ? reason : `OpenSearch answered with status ${status}: ${reason}`;
}
