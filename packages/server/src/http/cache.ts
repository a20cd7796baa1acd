import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { KeyScopes } from '../graphql/resolvers/context.js';
import type { ServiceMetrics } from '../telemetry/service-metrics.js';
import type { RequestState } from './request.js';

export interface CacheOptions {
  readonly maxEntries: number;
  /** Whether a key may read a root field, and always reads the same in one dataset. */
  readonly isCacheable: (scopes: KeyScopes, field: string) => boolean;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const MAX_VARIABLES = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Estimated memory of an entry besides its texts. */
const ENTRY_BYTES = 200;
const MAX_RESPONSE = 65_536;

/** Answers repeated GraphQL requests with the same bytes, for as long as the same dataset is served. */
export function createAnswerCache(
  { maxEntries, isCacheable }: CacheOptions,
  metrics: Pick<ServiceMetrics, 'cacheAsked'> | undefined,
) {
  const responses = new LRUCache<string, Buffer>({
    max: Math.max(1, maxEntries),
    maxSize: MAX_BYTES,
    sizeCalculation: (body, key) => ENTRY_BYTES + 2 * key.length + body.length,
  });
  return {
    /** Returns what an answer that the caller may read follows from; null for one that differs from time to time. */
    getKey({ operation, variables, scopes, source }: RequestState): string | null {
      const dataset = source?.issuer?.dataset;
      // A graph without a digest is in another server, and may change between two requests.
      if (operation === null || dataset === undefined || dataset.digest === null) return null;
      if (operation.durationKeys.size > 0) return null;
      for (const field of operation.rootFields) if (!isCacheable(scopes, field)) return null;
      const text = JSON.stringify(variables);
      if (text.length > MAX_VARIABLES) return null;
      // Fields below a root field may need scopes of their own.
      const open = scopes === null ? '*' : [...scopes].sort().join();
      const { digest, engineID } = dataset;
      return [digest, engineID, open, operation.digest, operation.name, text].join(' ');
    },
    find(key: string): Buffer | undefined {
      if (maxEntries === 0) return undefined;
      const body = responses.get(key);
      metrics?.cacheAsked('answers', body !== undefined);
      return body;
    },
    keep(key: string, text: string): void {
      if (maxEntries === 0 || text.length > MAX_RESPONSE) return;
      const body = Buffer.from(text);
      if (body.length <= MAX_RESPONSE) responses.set(key, body);
    },
  };
}

/** A dataset that the request names by its release never changes; another may be replaced. */
const PINNED = 'private, max-age=31536000, immutable';
const REPLACEABLE = 'private, no-cache';

export type Validators = ReturnType<typeof getValidators>;

/** Returns headers that let a client ask whether its answer still holds. */
export function getValidators(key: string, { source, mediaType, isPinned }: RequestState) {
  const text = `${source?.issuer?.version} ${mediaType} ${key}`;
  return {
    etag: `W/"${hash('sha256', text, 'base64url').slice(0, 32)}"`,
    vary: 'accept, authorization, x-api-key',
    'cache-control': isPinned ? PINNED : REPLACEABLE,
  };
}
