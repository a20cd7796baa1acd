import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { getState } from '../request-state.js';
import { logRequest } from '../response.js';
import type { HttpSetup } from '../server-setup.js';
import { getAnswerKey } from './answer-key.js';

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
