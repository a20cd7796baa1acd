import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getState } from '../request-state.js';
import { abandon, hasClientLeft, logRequest } from '../response.js';
import type { CacheOptions, HttpSetup } from '../server-setup.js';

const MAX_VARIABLES = 2_000;

/** Returns what an answer that the caller may read follows from; null for one that differs from time to time. */
export function getAnswerKey(
  request: FastifyRequest,
  { fields, isAllowed }: CacheOptions,
): string | null {
  const { operation, variables, scopes, source } = getState(request);
  const dataset = source?.issuer?.dataset;
  // A graph without a digest is in another server, and may change between two requests.
  if (operation === null || dataset === undefined || dataset.digest === null) return null;
  if (operation.durationKeys.size > 0) return null;
  for (const field of operation.rootFields)
    if (!fields.has(field) || !isAllowed(scopes, field)) return null;
  const text = JSON.stringify(variables);
  if (text.length > MAX_VARIABLES) return null;
  // Fields below a root field may need scopes of their own.
  const open = scopes === null ? '*' : [...scopes].sort().join();
  const { digest, engineID } = dataset;
  return [digest, engineID, open, operation.digest(), operation.name, text].join(' ');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    isCached?: boolean;
  }
}

const MAX_BYTES = 32 * 1024 * 1024;
/** Estimated memory of an entry besides its texts. */
const ENTRY_BYTES = 200;
const MAX_RESPONSE = 65_536;

/** Answers repeated GraphQL requests with the same bytes, for as long as the same dataset is served. */
export function registerCache(app: FastifyInstance, setup: HttpSetup): void {
  const { cache: options, logger, metrics } = setup;
  if (options === undefined || options.maxEntries === 0) return;
  const responses = new LRUCache<string, Buffer>({
    max: options.maxEntries,
    maxSize: MAX_BYTES,
    sizeCalculation: (body, key) => ENTRY_BYTES + 2 * key.length + body.length,
  });

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.isCached !== true) return;
    const state = getState(request);
    const key = getAnswerKey(request, options);
    if (key === null) return;
    const body = responses.get(key);
    metrics?.cacheAsked('answers', body !== undefined);
    if (body === undefined) {
      state.cacheKey = key;
      return;
    }
    if (hasClientLeft(reply)) return abandon(reply, logger);
    logRequest(logger, request, 200);
    return reply.header('content-type', state.mediaType).send(body);
  });

  app.addHook('onSend', async (request, _reply, payload) => {
    const { cacheKey, code } = getState(request);
    if (cacheKey === null || code !== 'ok' || typeof payload !== 'string') return payload;
    const body = Buffer.from(payload);
    if (body.length <= MAX_RESPONSE) responses.set(cacheKey, body);
    return body;
  });
}

/** A dataset that the request names by its release never changes; another may be replaced. */
const PINNED = 'private, max-age=31536000, immutable';
const REPLACEABLE = 'private, no-cache';

export function registerConditional(app: FastifyInstance, { cache, logger }: HttpSetup): void {
  if (cache === undefined) return;
  app.addHook('preHandler', async (request, reply) => {
    const state = getState(request);
    if (request.method !== 'GET' || request.routeOptions.config.isCached !== true) return;
    const key = getAnswerKey(request, cache);
    if (key === null) return;
    const version = state.source?.issuer?.version;
    const etag = `W/"${hash('sha256', `${version} ${state.mediaType} ${key}`, 'base64url').slice(0, 32)}"`;
    const vary = reply.hasHeader('vary') ? 'origin, ' : '';
    const headers = {
      etag,
      vary: `${vary}accept, authorization, x-api-key`,
      'cache-control': state.isPinned ? PINNED : REPLACEABLE,
    };
    if (request.headers['if-none-match']?.includes(etag)) {
      logRequest(logger, request, 304);
      return reply.headers(headers).code(304).send();
    }
    state.validators = headers;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { validators, code } = getState(request);
    if (validators !== null && code === 'ok') reply.headers(validators);
    return payload;
  });
}
