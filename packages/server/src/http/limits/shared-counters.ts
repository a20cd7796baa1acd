import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { ConfigError } from '../../config/load-config.js';
import type { Config } from '../../generated/config.js';
import { type Counters, countersOver, type LimitsState } from './callers.js';

export interface SharedCounters extends Counters, AsyncDisposable {
  readonly store: string;
  state(): LimitsState;
  problem(): string | null;
}

/** A start waits this long for the first connection, then goes on without. */
const FIRST_CONNECTION_MS = 1_000;
const CONNECT_MS = 2_000;
const MAX_RETRY_MS = 1_000;
/** Reconnects when the store is silent for this many call timeouts. */
const MAX_TIMEOUTS = 3;
/** Minimum time between two log lines about an unstable store. */
const LOG_EVERY_MS = 60_000;
const NO_CONNECTION = 'no connection';

/** Without a connection, or when an answer fails or is late, this replica counts on its own. */
export async function openSharedCounters(
  config: Pick<Config, 'limitsUrl' | 'limitsPrefix' | 'limitsTimeoutMs' | 'limitsSecret'>,
  logger: Logger,
): Promise<SharedCounters | null> {
  const { limitsUrl: url, limitsPrefix, limitsTimeoutMs, limitsSecret } = config;
  if (url === null) return null;
  const { Redis } = await import('ioredis').catch((cause: unknown) => {
    throw new ConfigError('Install ioredis to use limitsUrl: npm install ioredis@6', { cause });
  });
  const client = new Redis(url.replace(/^valkey(s?):/, 'redis$1:'), {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: limitsTimeoutMs,
    socketTimeout: MAX_TIMEOUTS * limitsTimeoutMs,
    connectionName: 'biographql',
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(MAX_RETRY_MS, 50 * times),
  });
  const store = new URL(url).host;
  const log = createLog(store, logger);
  let isOpen = true;
  client.on('error', log.lost).on('ready', log.back);
  client.on('close', () => {
    if (isOpen) log.lost();
  });
  await Promise.race([
    client.connect().catch(() => {}),
    sleep(FIRST_CONNECTION_MS, undefined, { ref: false }),
  ]);
  const shared = countersOver(
    ({ keyPrefix, ...window }) =>
      new RateLimiterRedis({
        ...window,
        keyPrefix: `${limitsPrefix}:${keyPrefix}`,
        storeClient: client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(window),
      }),
  );
  return {
    store,
    problem: () => (client.status === 'ready' ? null : log.problem()),
    state: () => (client.status === 'ready' ? 'shared' : 'own'),
    add(name, units, seconds) {
      // The store holds neither keys nor addresses.
      const hmac = createHmac('sha256', limitsSecret ?? '')
        .update(name)
        .digest('base64url');
      return shared.add(hmac.slice(0, 22), units, seconds);
    },
    async [Symbol.asyncDispose]() {
      isOpen = false;
      client.disconnect();
    },
  };
}

function createLog(store: string, logger: Logger) {
  let isLost = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let problem = NO_CONNECTION;
  return {
    problem: () => problem,
    lost(error?: unknown) {
      // Only the message: the client's errors contain the failed command, which may include the password.
      if (error !== undefined) problem = error instanceof Error ? error.message : String(error);
      if (isLost || performance.now() - loggedAt < LOG_EVERY_MS) return;
      isLost = true;
      loggedAt = performance.now();
      logger.warn({ store, problem }, 'rate-limit store is down: this replica counts by itself');
    },
    back() {
      if (isLost) logger.info({ store }, 'rate-limit store responds again: replicas share counts');
      isLost = false;
      problem = NO_CONNECTION;
    },
  };
}
