import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { ConfigError } from '../../config/config-error.js';
import type { CountedUnits, LimitStore, LimitStoreOptions } from '../limit-store.js';
import { inTime, LateAnswerError } from './in-time.js';
import { CHARGE, CHECK_KEY, type LimitScript, TAKE, WAIT } from './limit-scripts.js';

/** A start waits so long for the first connection; then it goes on without. */
const FIRST_CONNECTION_MS = 1_000;
const CONNECT_MS = 2_000;
/** Between two tries to connect, at most. */
const RETRY_MS = 1_000;
/** After so many late answers in a row the connection is made anew: its other end may be gone. */
const LATE_ANSWERS = 3;
/** A pair of address and key is remembered so long after it was seen last. */
const PAIR_MS = 7 * 24 * 3_600_000;

/** Loads the client, an optional peer dependency. */
async function loadClient() {
  try {
    const { Redis } = await import('ioredis');
    return Redis;
  } catch (cause) {
    throw new ConfigError('Install ioredis to use limitsUrl: npm install ioredis@6', { cause });
  }
}

/**
 * Opens a store on Valkey or Redis over one connection, on which commands follow each other without waiting. It opens
 * whether there is a server or not, and goes on trying to connect until it is closed.
 * @throws ConfigError when `ioredis` is not installed.
 */
export async function openRedisLimitStore(
  address: string,
  { prefix, timeoutMs }: LimitStoreOptions,
): Promise<LimitStore> {
  const Redis = await loadClient();
  const client = new Redis(clientAddress(address), {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    connectionName: 'biographql',
    // What cannot be asked now is answered by whoever asks: nothing waits for a connection, or is sent twice.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(RETRY_MS, 50 * times),
  });
  let problem: Error | null = null;
  let late = 0;
  // A connection that is given up is there until it has closed.
  let isClosing = false;
  client.on('error', (error: Error) => {
    problem = withoutCommand(error);
  });
  client.on('ready', () => {
    problem = null;
  });
  client.on('close', () => {
    isClosing = false;
    late = 0;
  });
  const connected = client.connect().catch(() => {});
  await Promise.race([connected, sleep(FIRST_CONNECTION_MS, undefined, { ref: false })]);

  async function run(script: LimitScript, keys: readonly string[], args: readonly unknown[]) {
    const all = [...keys, ...args.map(String)];
    try {
      const answer = await inTime(runScript(client, script, keys.length, all), timeoutMs);
      late = 0;
      return answer;
    } catch (error) {
      late = error instanceof LateAnswerError ? late + 1 : 0;
      if (late >= LATE_ANSWERS && !isClosing) {
        isClosing = true;
        client.disconnect(true);
      }
      throw withoutCommand(error);
    }
  }

  // Names in braces lie together where a store is divided.
  const keyOf = (name: string) => `${prefix}:{${name}}`;
  const bucket = ({ perMinute, size }: CountedUnits) => [perMinute, size];
  return {
    get name() {
      return new URL(address).host;
    },
    get isConnected() {
      return client.status === 'ready' && !isClosing;
    },
    get problem() {
      return problem;
    },
    async take(counted, units) {
      const answer = await run(TAKE, [keyOf(counted.name)], [...bucket(counted), units]);
      const [taken, seconds] = Array.isArray(answer) ? answer : [];
      return { units: numberIn(taken), seconds: numberIn(seconds) };
    },
    wait: async (counted) => numberIn(await run(WAIT, [keyOf(counted.name)], bucket(counted))),
    async charge(counted, units) {
      await run(CHARGE, [keyOf(counted.name)], [...bucket(counted), units]);
    },
    async checkKey(counted, pair) {
      const key = keyOf(counted.name);
      const keys = [key, `${key}:refused`, ...(pair === null ? [] : [`${key}:${pair}`])];
      return numberIn(await run(CHECK_KEY, keys, [...bucket(counted), PAIR_MS]));
    },
    async [Symbol.asyncDispose]() {
      client.disconnect();
    },
  };
}

/** @throws Error for what is none: what nobody counted is not admitted. */
function numberIn(value: unknown): number {
  if (typeof value === 'number') return value;
  throw new Error('The store of limits answered with something else than a number.');
}

/** The client's errors carry the command that failed, and so the password of a connection that is refused: a log must not. */
function withoutCommand(error: unknown): Error {
  if (error instanceof LateAnswerError) return error;
  return new Error(error instanceof Error ? error.message : String(error));
}

/** The client knows Redis' own schemes. */
function clientAddress(address: string): string {
  return address.replace(/^valkey(s?):/, 'redis$1:');
}

/** A store that was started anew has forgotten what it knew. */
async function runScript(
  client: Redis,
  { lua, sha1 }: LimitScript,
  keys: number,
  all: readonly string[],
): Promise<unknown> {
  try {
    return await client.evalsha(sha1, keys, ...all);
  } catch (error) {
    const isUnknown = error instanceof Error && error.message.startsWith('NOSCRIPT');
    if (!isUnknown) throw error;
    return client.eval(lua, keys, ...all);
  }
}
