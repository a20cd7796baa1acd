/**
 * What counting callers in a store costs a request, beside counting in the process: processor time and latency over the
 * loopback, in alternating rounds. `VALKEY_SERVER` names the program of the store.
 */
import { Agent, request } from 'node:http';
import { createRemoteLimiters } from '../../packages/server/src/cluster/remote-limiters.js';
import { loadConfig } from '../../packages/server/src/config/load-config.js';
import { createLimiters, type Limiters } from '../../packages/server/src/http/limiters.js';
import { createTinyServer, TINY_KEY } from '../../packages/server/src/http/tiny-server.fixture.js';
import { openSharedCounting } from '../../packages/server/src/limits/open-shared-counting.js';
import {
  findLiveStore,
  startLiveStore,
} from '../../packages/server/src/limits/redis/live-store.fixture.js';
import { createLogger } from '../../packages/server/src/logger.js';
import { createServiceMetrics } from '../../packages/server/src/telemetry/service-metrics.js';

const ROUNDS = 11;
const REQUESTS = 2_000;
const BODY = JSON.stringify({ query: '{ hello }' });
/** So many that nothing is refused. */
const LIMITS = { requestsPerMinute: 100_000_000, badKeysPerMinute: 60 };
/** With so many sharers each request asks on its own. */
const NOTHING_IN_ADVANCE = 1_000_000_000;

interface Round {
  /** Of client and service together, microseconds a request. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const program = findLiveStore();
if (program === null) throw new Error('VALKEY_SERVER names no Valkey or Redis');
await using store = await startLiveStore(program);
const config = loadConfig({ env: { BIOGRAPHQL_LIMITS_URL: store.url }, cwd: '/nowhere' });
const { logger } = createLogger({ logLevel: 'silent', logFormat: 'json' }, process.stdout);
const counting = await openSharedCounting(config, { logger, metrics: createServiceMetrics() });
if (counting === null) throw new Error('The store was not opened');

const modes: Readonly<Record<string, Limiters>> = {
  'in the process': createLimiters(LIMITS),
  'store, 64 in advance': createRemoteLimiters(counting, LIMITS, 4),
  'store, each request': createRemoteLimiters(counting, LIMITS, NOTHING_IN_ADVANCE),
};
const found = new Map(Object.keys(modes).map((name) => [name, [] as Round[]]));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, limiters] of Object.entries(modes)) {
    const measured = await measure(limiters);
    // The first round warms the code.
    if (round > 0) found.get(name)?.push(measured);
  }
}
console.log('counted                    CPU us    p50 ms    p99 ms  quietest');
for (const [name, rounds] of found) {
  const of = (key: keyof Round) => median(rounds.map((each) => each[key]));
  // Other programs of the machine make the slowest hundredth: that of the quietest round tells more.
  const quietest = Math.min(...rounds.map(({ p99 }) => p99));
  const cells = [
    of('cpu').toFixed(0),
    of('p50').toFixed(3),
    of('p99').toFixed(3),
    quietest.toFixed(3),
  ];
  console.log([name.padEnd(22), ...cells.map((cell) => cell.padStart(8))].join('  '));
}
await counting[Symbol.asyncDispose]();

async function measure(limiters: Limiters): Promise<Round> {
  await using server = await createTinyServer({
    limiters,
    logger,
    keys: { verify: (key) => (key === TINY_KEY ? 'k1' : null) },
  });
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}${server.path}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let each = 0; each < 200; each += 1) await ask(url, agent);
  const before = process.cpuUsage();
  for (let each = 0; each < REQUESTS; each += 1) {
    const startedAt = performance.now();
    await ask(url, agent);
    times.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(before);
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { cpu: (user + system) / REQUESTS, p50: at(0.5), p99: at(0.99) };
}

function ask(url: string, agent: Agent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-api-key': TINY_KEY };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`Answered ${response.statusCode}`));
      response.resume().on('end', resolve);
    });
    sent.on('error', reject).end(BODY);
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
