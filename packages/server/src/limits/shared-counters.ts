import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { ConfigError } from '../config/config-error.js';
import { type Counters, countersOver, createOwnCounters } from './counters.js';

/** Where callers are counted now: in the store of all replicas, or in this one alone. */
export type LimitsState = 'shared' | 'own';

/** Counters that all replicas of a service share while their store answers. */
export interface SharedCounters extends Counters, AsyncDisposable {
  state(): LimitsState;
}

/** Options of {@link openSharedCounters}. */
export interface SharedCountersOptions {
  /** Address of Valkey or Redis. */
  readonly url: string;
  /** What every name in the store begins with. */
  readonly prefix: string;
  /** Time for one answer, in milliseconds. */
  readonly timeoutMs: number;
  /** What names are hashed with, so that the store holds neither keys nor addresses. */
  readonly secret: string;
  readonly logger: Logger;
}

/** A start waits this long for the first connection, then goes on without. */
const FIRST_CONNECTION_MS = 1_000;
const CONNECT_MS = 2_000;
const MAX_RETRY_MS = 1_000;
/** After this many failures in a row the connection is made anew; until then the replica counts on its own. */
const MAX_FAILURES = 3;
/** A store that comes and goes is logged this often at most. */
const LOG_EVERY_MS = 60_000;

/**
 * Opens counters in Valkey or Redis. Without a connection, or when an answer fails or is late, this replica counts on its
 * own; the connection is tried until the counters are closed.
 * @throws ConfigError when `ioredis` is not installed.
 */
export async function openSharedCounters({
  url,
  prefix,
  timeoutMs,
  secret,
  logger,
}: SharedCountersOptions): Promise<SharedCounters> {
  const Redis = await loadClient();
  const client = new Redis(url.replace(/^valkey(s?):/, 'redis$1:'), {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: timeoutMs,
    connectionName: 'biographql',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(MAX_RETRY_MS, 50 * times),
  });
  const log = createLog(new URL(url).host, logger);
  client.on('error', log.lost).on('ready', log.back);
  await Promise.race([client.connect().catch(() => {}), sleep(FIRST_CONNECTION_MS, undefined, { ref: false })]);
  if (client.status !== 'ready') log.lost(new Error('There is no connection yet'));
  const own = createOwnCounters();
  const shared = countersOver(
    ({ keyPrefix, ...window }) =>
      new RateLimiterRedis({
        ...window,
        keyPrefix: `${prefix}:${keyPrefix}`,
        storeClient: client,
        rejectIfRedisNotReady: true,
      }),
  );
  let failures = 0;
  return {
    state: () => (client.status === 'ready' ? 'shared' : 'own'),
    async add(name, units, seconds) {
      if (client.status !== 'ready') return own.add(name, units, seconds);
      try {
        const count = await shared.add(hashed(name, secret), units, seconds);
        failures = 0;
        return count;
      } catch (error) {
        failures += 1;
        if (failures === MAX_FAILURES) {
          failures = 0;
          log.lost(error);
          client.disconnect(true);
        }
        return own.add(name, units, seconds);
      }
    },
    async [Symbol.asyncDispose]() {
      client.disconnect();
    },
  };
}

/** Loads the client, an optional peer dependency. */
async function loadClient() {
  try {
    const { Redis } = await import('ioredis');
    return Redis;
  } catch (cause) {
    throw new ConfigError('Install ioredis to use limitsUrl: npm install ioredis@6', { cause });
  }
}

/** Returns 128 bits of an HMAC. */
function hashed(name: string, secret: string): string {
  return createHmac('sha256', secret).update(name).digest('base64url').slice(0, 22);
}

function createLog(store: string, logger: Logger) {
  let isLost = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return {
    lost(error: unknown) {
      if (isLost || performance.now() - loggedAt < LOG_EVERY_MS) return;
      isLost = true;
      loggedAt = performance.now();
      // The client's errors carry the command that failed, and so the password of a rejected connection.
      const message = error instanceof Error ? error.message : String(error);
      logger.warn({ store, error: message }, 'no answer from limitsUrl: this replica counts on its own');
    },
    back() {
      if (isLost) logger.info({ store }, 'limits are shared again');
      isLost = false;
    },
  };
}
