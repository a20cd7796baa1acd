import { type BioGraphQLError, EngineUnavailableError, OverloadedError } from '@biographql/core';

/** Statuses by which a cluster says that it has too much to do. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);
const RETRY_SECONDS = 1;
const REASON_LENGTH = 300;

/** Turns what the client threw into an error of this service. The cause tells the reason in the log; it holds no header. */
export function clusterFailure(engine: string, error: unknown): BioGraphQLError {
  const status = getStatus(error);
  if (status !== null && BUSY.has(status)) return new OverloadedError(engine, RETRY_SECONDS);
  // The cause keeps the status, so that one who asks whether something is there can tell.
  const reason = Object.assign(new Error(getReason(error, status)), {
    meta: { statusCode: status },
  });
  return new EngineUnavailableError(engine, 'query', reason);
}

export function hadNoAnswer(error: unknown): boolean {
  return getStatus(error) === null;
}

export function getStatus(error: unknown): number | null {
  const { meta } = (error ?? {}) as { readonly meta?: { readonly statusCode?: unknown } };
  return typeof meta?.statusCode === 'number' && meta.statusCode > 0 ? meta.statusCode : null;
}

function getReason(error: unknown, status: number | null): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const reason = message.replace(/\s+/g, ' ').slice(0, REASON_LENGTH);
  if (status === 401 || status === 403) return `OpenSearch rejected the credentials (${status})`;
  if (status === 404) return `OpenSearch has no such index (404): ${reason}`;
  return status === null ? reason : `OpenSearch answered with ${status}: ${reason}`;
}
