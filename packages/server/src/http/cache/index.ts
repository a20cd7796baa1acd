import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getState } from '../request-state.js';
import { abandon, hasClientLeft, logRequest } from '../response.js';
import type { HttpSetup } from '../server-setup.js';
import { getAnswerKey } from './answer-key.js';

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
