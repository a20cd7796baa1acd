import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { TYPED_TEXTS } from './payloads.js';
import { memoryOf, processorTimeOf } from './processor-time.js';
import { median } from './rounds.js';
import { type ServedProcesses, startServed } from './served-processes.js';
import { BENCH_KEY } from './servers/contestant.js';

/** How to measure. */
export interface ProcessesOptions {
  /** Built when there is none. */
  readonly dataDir: string;
  /** Default 5. */
  readonly rounds?: number;
  /** Of each round and workload. Default 3. */
  readonly seconds?: number;
  /** Default 20. */
  readonly connections?: number;
  /** Compared with one process. Default 2. */
  readonly processes?: number;
}

/** The figures of one workload and one number of processes: medians of all rounds. */
export interface ProcessesRow {
  readonly workload: string;
  readonly processes: number;
  /** As measured beside a load generator that takes a core itself. */
  readonly requestsPerSecond: number;
  /** Of all processes and threads together. */
  readonly cpuMicroseconds: number;
  /** Of the busiest thread that runs JavaScript, per request of the whole service: what bounds it when cores are free. */
  readonly busiestMicroseconds: number;
  /** What the busiest serving process did of all that serving processes did; 1 / processes is even. */
  readonly busiestShare: number;
  /** Requests a second that two cores could answer: bounded by the busiest thread, and by the work of all. */
  readonly capacityOfTwoCores: number;
  /** The same with as many cores as it could use. */
  readonly capacityOfManyCores: number;
  /** All processes, with their parts of what they share. */
  readonly memoryMb: number;
}

const operation = (name: string) =>
  readFileSync(new URL(`../../operations/${name}.graphql`, import.meta.url), 'utf8');
const NAMES = operation('entities');
const ARTICLES = operation('articles');
const NODES = ['Q35869', 'Q12206', 'Q12152', 'Q128581', 'Q18216', 'Q12078', 'Q41112', 'Q11081'];

const WORKLOADS: Readonly<Record<string, readonly string[]>> = {
  'names, kept': TYPED_TEXTS.map((searchText) => body(NAMES, { searchText })),
  articles: TYPED_TEXTS.filter((text) => text.length > 3).map((query) => body(ARTICLES, { query })),
  'neighbors, by SPARQL': NODES.map((node) =>
    body('query N($node: ID) { graphInsights(graphInput: { startNode: $node }) { description } }', {
      node,
    }),
  ),
  'SPARQL of callers': NODES.map((node) =>
    body('query S($q: String!) { advancedSearch(query: $q) { rows { values } } }', {
      q: `SELECT ?p ?o { wd:${node} ?p ?o } LIMIT 200`,
    }),
  ),
};

interface Round extends Omit<ProcessesRow, 'workload' | 'processes'> {}

/** Measures one process and several in alternating rounds of the same run. Needs Linux, and packages that are built. */
export async function measureProcesses(
  options: ProcessesOptions,
): Promise<readonly ProcessesRow[]> {
  const { dataDir, rounds = 5, processes = 2 } = options;
  await using one = await startServed(1, dataDir);
  await using several = await startServed(processes, dataDir);
  const services = new Map([
    [1, one],
    [processes, several],
  ]);
  const rows: ProcessesRow[] = [];
  for (const [workload, bodies] of Object.entries(WORKLOADS)) {
    const found = new Map<number, Round[]>(Array.from(services.keys(), (count) => [count, []]));
    for (const service of services.values()) await runRound(service, bodies, options);
    for (let round = 0; round < rounds; round += 1) {
      for (const [count, service] of services) {
        found.get(count)?.push(await runRound(service, bodies, options));
      }
    }
    for (const [count, all] of found) {
      rows.push({ workload, processes: count, ...middleOf(all) });
    }
  }
  return rows;
}

async function runRound(
  { url, pids }: ServedProcesses,
  bodies: readonly string[],
  { connections = 20, seconds = 3 }: ProcessesOptions,
): Promise<Round> {
  const before = pids.map(processorTimeOf);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': BENCH_KEY },
    requests: bodies.map((each) => ({ body: each })),
  });
  const spent = pids.map(processorTimeOf).map(({ all, main }, at) => ({
    all: all - (before[at]?.all ?? 0),
    main: main - (before[at]?.main ?? 0),
  }));
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} requests of ${url} failed.`);
  const answered = result['2xx'];
  const cpuMicroseconds = sum(spent.map(({ all }) => all)) / answered;
  const busiestMicroseconds = Math.max(...spent.map(({ main }) => main)) / answered;
  const serving = spent.slice(pids.length > 1 ? 1 : 0).map(({ main }) => main);
  const capacityOfManyCores = 1e6 / busiestMicroseconds;
  return {
    requestsPerSecond: answered / result.duration,
    cpuMicroseconds,
    busiestMicroseconds,
    busiestShare: Math.max(...serving) / sum(serving),
    capacityOfTwoCores: Math.min(capacityOfManyCores, 2e6 / cpuMicroseconds),
    capacityOfManyCores,
    memoryMb: sum(pids.map(memoryOf)),
  };
}

function middleOf(rounds: readonly Round[]): Round {
  const middle = (value: (round: Round) => number) => median(rounds.map(value));
  return {
    requestsPerSecond: middle((round) => round.requestsPerSecond),
    cpuMicroseconds: middle((round) => round.cpuMicroseconds),
    busiestMicroseconds: middle((round) => round.busiestMicroseconds),
    busiestShare: middle((round) => round.busiestShare),
    capacityOfTwoCores: middle((round) => round.capacityOfTwoCores),
    capacityOfManyCores: middle((round) => round.capacityOfManyCores),
    memoryMb: middle((round) => round.memoryMb),
  };
}

function body(query: string, variables: object): string {
  return JSON.stringify({ query, variables });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
