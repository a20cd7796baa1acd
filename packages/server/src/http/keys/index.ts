import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../graphql/request-error.js';
import { createRequestCost } from '../limits/caller-limits.js';
import { getClient } from '../limits/client-address.js';
import { checkPageOrigin } from '../page-origin.js';
import { getState } from '../request-state.js';
import type { HttpSetup } from '../server-setup.js';

export type RouteAccess =
  /** The web UI of this service, which has no key. */
  | 'page'
  | {
      readonly readKey: (request: FastifyRequest) => string | undefined;
      readonly isOpen?: (request: FastifyRequest) => boolean;
      readonly challenge?: string;
    };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
  }
}

/** Stands for the key of all readers of the web UI, who are counted by their addresses. */
const PAGE_KEY_ID = 'page';
const NEVER = new AbortController().signal;
const BEARER = /^Bearer +(\S+)$/i;
const BASIC = /^Basic +([\w+/=-]+)$/i;

export function registerKeys(app: FastifyInstance, setup: HttpSetup): void {
  const { keys, callers, origins } = setup;
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || (access !== 'page' && access.isOpen?.(request))) return;
    const state = getState(request);
    if (access === 'page') {
      checkPageOrigin(request, origins);
      state.keyId = PAGE_KEY_ID;
      state.client = `${PAGE_KEY_ID} ${getClient(request.ip)}`;
      state.scopes = null;
    } else {
      const presented = access.readKey(request) ?? '';
      const keyId = presented === '' ? null : keys.verify(presented);
      await callers.checkAddress(request.ip, keyId);
      if (keyId === null) throw unauthenticated(access.challenge);
      state.keyId = keyId;
      state.client = keyId;
      state.scopes = keys.getScopes?.(keyId) ?? null;
    }
    await callers.countRequest(state.client);
    state.cost = createRequestCost(state.client, callers);
    await callers.enter(state.client, NEVER);
  });
}

function unauthenticated(challenge: string | undefined): RequestError {
  return new RequestError('UNAUTHENTICATED', 'The `x-api-key` header is missing or not valid.', {
    headers: challenge === undefined ? {} : { 'www-authenticate': challenge },
  });
}

export function readHeaderKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key : undefined;
}

export function readBearerKey(request: FastifyRequest): string | undefined {
  const { 'x-api-key': key, authorization = '' } = request.headers;
  return key === undefined ? BEARER.exec(authorization)?.[1] : readHeaderKey(request);
}

export function readAnyKey(request: FastifyRequest): string | undefined {
  const key = readBearerKey(request);
  const { 'x-api-key': header, authorization = '' } = request.headers;
  if (key !== undefined || header !== undefined) return key;
  const pair = Buffer.from(BASIC.exec(authorization)?.[1] ?? '', 'base64').toString();
  const colon = pair.indexOf(':');
  return colon === -1 ? undefined : pair.slice(colon + 1);
}
