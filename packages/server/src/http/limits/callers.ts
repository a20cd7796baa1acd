import type { ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { RateLimitedError } from '@biographql/core';
import { getOrAdd } from '@biographql/core/internal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../../generated/config.js';
import type { RequestCost } from '../../graphql/resolvers/context.js';
import { RequestError } from '../../graphql/result.js';
import type { KeyVerifier } from '../keys/open-keys.js';
import { checkPageOrigin, type PageOrigins } from '../page-origin.js';
import { getState } from '../request.js';
import { createWorkQueue } from './work-queue.js';

export interface RouteAccess {
  /** Null for the web UI of this service, which has no key. */
  readonly readKey: ((request: FastifyRequest) => string | undefined) | null;
  readonly isOpen?: (request: FastifyRequest) => boolean;
  readonly challenge?: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    isMeasured?: boolean;
  }
}

interface CallerSetup {
  readonly keys: KeyVerifier;
  readonly callers: CallerLimits;
  readonly origins: PageOrigins;
}

/** Key id of all web UI users, who are counted by their addresses. */
const PAGE_KEY_ID = 'page';

const NEVER = new AbortController().signal;

export function registerCallers(app: FastifyInstance, { keys, callers, origins }: CallerSetup) {
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined || access.isOpen?.(request)) return;
    const state = getState(request);
    if (access.readKey === null) {
      checkPageOrigin(request, origins);
      state.keyId = PAGE_KEY_ID;
      state.client = `${PAGE_KEY_ID} ${getClient(request.ip)}`;
      state.scopes = null;
    } else {
      const presented = access.readKey(request) ?? '';
      const key = presented === '' ? null : keys.verify(presented);
      await callers.checkAddress(request.ip, key?.id ?? null);
      if (key === null) throw unauthenticated(access.challenge);
      state.keyId = key.id;
      state.client = key.id;
      state.scopes = key.scopes;
    }
    await callers.countRequest(state.client);
    state.cost = callers.createCost(state.client);
    await callers.enter(state.client, NEVER);
  });
}

function unauthenticated(challenge: string | undefined): RequestError {
  return new RequestError('UNAUTHENTICATED', 'The `x-api-key` header is missing or not valid.', {
    headers: challenge === undefined ? {} : { 'www-authenticate': challenge },
  });
}

const BEARER = /^Bearer +(\S+)$/i;
const BASIC = /^Basic +([\w+/=-]+)$/i;

export function readBearerKey({ headers }: FastifyRequest): string | undefined {
  const { 'x-api-key': key, authorization = '' } = headers;
  if (key === undefined) return BEARER.exec(authorization)?.[1];
  return typeof key === 'string' ? key : undefined;
}

/** Also accepts the key as a Basic auth password. */
export function readAnyKey(request: FastifyRequest): string | undefined {
  const { 'x-api-key': key, authorization = '' } = request.headers;
  const encoded = BASIC.exec(authorization)?.[1];
  if (key !== undefined || encoded === undefined) return readBearerKey(request);
  const pair = Buffer.from(encoded, 'base64').toString();
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : undefined;
}

export type CallerLimits = ReturnType<typeof createCallerLimits>;

/** Remembered addresses that sent a valid key. */
const MAX_REMEMBERED = 10_000;

/** A key may send a tenth of its requests per minute at once. */
const BURST_SECONDS = 6;

const WORK_SECONDS = 60;

export function createCallerLimits(
  { rateLimit, badKeyLimit }: Pick<Config, 'rateLimit' | 'badKeyLimit'>,
  counters: Counters = countersOver((options) => new RateLimiterMemory(options)),
) {
  const known = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const requests = toWindow(rateLimit);
  const wrongKeys = toWindow(badKeyLimit);
  const queue = createWorkQueue(rateLimit === 0 ? { maxWaiting: Number.POSITIVE_INFINITY } : {});

  /** @throws RequestError RATE_LIMITED when a name exceeds the units of its window. */
  async function count(name: string, units: number, window: typeof requests, reason: string) {
    const { used, msLeft } = await counters.add(name, units, window.seconds);
    if (used > window.units) throw retryLater('RATE_LIMITED', reason, toSeconds(msLeft));
  }

  return {
    enter: queue.enter,
    /** State of the shared counters; undefined when this process counts on its own. */
    state: counters.state,
    async countRequest(client: string): Promise<void> {
      if (rateLimit === 0) return;
      await count(`requests ${client}`, 1, requests, 'Rate limit exceeded.');
    },
    /**
     * Counts a wrong key (`keyId` null) of an address. An address with too many is rejected, even with a valid key
     * that it has not used before.
     * @throws RequestError RATE_LIMITED.
     */
    async checkAddress(address: string, keyId: string | null): Promise<void> {
      if (badKeyLimit === 0) return;
      const client = getClient(address);
      if (keyId !== null && known.has(`${client} ${keyId}`)) return;
      const reason = 'Too many wrong keys came from this address.';
      await count(`wrong keys ${client}`, keyId === null ? 1 : 0, wrongKeys, reason);
      if (keyId !== null) known.set(`${client} ${keyId}`, true);
    },
    createCost(client: string): RequestCost {
      let units = 1;
      return {
        get units() {
          return units;
        },
        add(more) {
          if (more <= 0) return;
          units += more;
          if (rateLimit > 0) void counters.add(`work ${client}`, more, WORK_SECONDS);
        },
        async check() {
          if (rateLimit === 0) return;
          const { used, msLeft } = await counters.add(`work ${client}`, 0, WORK_SECONDS);
          if (used < rateLimit) return;
          const message = 'Rate limit for expensive requests exceeded.';
          throw new RateLimitedError(message, toSeconds(msLeft));
        },
        run: (work, signal) => queue.run(client, work, signal),
        runNow: (work) => queue.runNow(client, work),
      };
    },
  };
}

/** Returns the window of a rate: as short as a burst, unless it would hold less than one unit. */
function toWindow(perMinute: number) {
  const units = Math.floor((perMinute * BURST_SECONDS) / 60);
  return units > 0
    ? { units, seconds: BURST_SECONDS }
    : { units: 1, seconds: Math.ceil(60 / perMinute) };
}

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1_000));
}

function retryLater(
  code: 'RATE_LIMITED' | 'OVERLOADED',
  reason: string,
  seconds: number,
  advice = '',
): RequestError {
  return new RequestError(code, `${reason} Try again in ${seconds} s${advice}.`, {
    facts: { retryAfterSeconds: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}

/** Whether replicas count together now, or each on its own. */
export type LimitsState = 'shared' | 'own';

export interface Counters {
  state?(): LimitsState;
  add(
    name: string,
    units: number,
    seconds: number,
  ): Promise<{ readonly used: number; readonly msLeft: number }>;
}

interface Limiter {
  penalty(name: string, units: number): Promise<{ consumedPoints: number; msBeforeNext: number }>;
}

export function countersOver(
  create: (options: { points: number; duration: number; keyPrefix: string }) => Limiter,
): Counters {
  const limiters = new Map<number, Limiter>();
  return {
    async add(name, units, seconds) {
      const options = { points: 1, duration: seconds, keyPrefix: String(seconds) };
      const limiter = getOrAdd(limiters, seconds, () => create(options));
      // `penalty` only counts and never rejects.
      const { consumedPoints, msBeforeNext } = await limiter.penalty(name, units);
      return { used: consumedPoints, msLeft: msBeforeNext };
    },
  };
}

/** The address; of IPv6, the first four groups, which belong to one client. */
export function getClient(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}

/** Smaller answers leave the process at once for the system's buffers. */
const COUNTED_FROM = 65_536;

/** By then, clients on an ordinary connection have read a large answer. */
const RETRY_SECONDS = 5;

export type PendingBytes = ReturnType<typeof createPendingBytes>;

/** Counts the bytes of large answers that clients have not read yet. */
export function createPendingBytes(maxBytes: number) {
  let pending = 0;
  return {
    add(response: ServerResponse, bytes: number): void {
      if (bytes < COUNTED_FROM) return;
      if (pending > 0 && pending + bytes > maxBytes) {
        const reason = 'Too many large responses are still being sent.';
        throw retryLater('OVERLOADED', reason, RETRY_SECONDS, ', or request less data');
      }
      pending += bytes;
      response.once('close', () => {
        pending -= bytes;
      });
    },
  };
}
