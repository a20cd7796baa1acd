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
  /** Of the requests of each workload, how many are sent. Default 1. */
  readonly scale?: number;
  /** Default 20. */
  readonly connections?: number;
  /** Compared with one process. Default 2. */
  readonly processes?: number;
  /** Beginning of the name of the only workload. Default: all of them. */
  readonly only?: string;
  /** Told each row as soon as it is known. */
  readonly onRow?: (row: ProcessesRow) => void;
}

/** The figures of one workload and one number of processes: medians of all rounds. */
export interface ProcessesRow {
  readonly workload: string;
  readonly processes: number;
  /** As measured beside a load generator that takes a core itself. */
  readonly requestsPerSecond: number;
  /** Of all processes and threads together. */
  readonly cpuMicroseconds: number;
  /** Of the process that was started first, its threads included: of several it answers nobody. */
  readonly firstMicroseconds: number;
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

interface Workload {
  readonly name: string;
  /** In each round. Counted, not timed: code that has not run often yet costs more, in several processes more of it. */
  readonly requests: number;
  /** In place of the options'. */
  readonly connections?: number;
  /** Whether answers may come from memory; else each request has a variable of its own that nothing uses. */
  readonly isKept?: boolean;
  readonly bodies: readonly string[];
}

const WORKLOADS: readonly Workload[] = [
  {
    name: 'names, kept',
    requests: 4_000,
    isKept: true,
    bodies: TYPED_TEXTS.map((searchText) => body(NAMES, { searchText })),
  },
  {
    name: 'articles',
    requests: 1_000,
    bodies: TYPED_TEXTS.filter((text) => text.length > 3).map((query) => body(ARTICLES, { query })),
  },
  {
    name: 'SPARQL of callers',
    requests: 800,
    bodies: NODES.map((node) =>
      body('query S($q: String!) { advancedSearch(query: $q) { rows { values } } }', {
        q: `SELECT ?p ?o { wd:${node} ?p ?o } LIMIT 200`,
      }),
    ),
  },
  {
    name: 'neighbors, by SPARQL',
    requests: 600,
    // Each works the threads of the graph for long; more of them would wait past their deadlines.
    connections: 4,
    bodies: NODES.map((node) =>
      body(
        'query N($node: ID) { graphInsights(graphInput: { startNode: $node }) { description } }',
        { node },
      ),
    ),
  },
];
/** Rounds of each service before any is counted. */
const WARM_ROUNDS = 3;

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
  for (const workload of WORKLOADS.filter(({ name }) => name.startsWith(options.only ?? ''))) {
    const found = new Map<number, Round[]>(Array.from(services.keys(), (count) => [count, []]));
    for (const [count, service] of services) {
      for (let round = 0; round < WARM_ROUNDS * count; round += 1) {
        await runRound(service, workload, options);
      }
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const [count, service] of services) {
        found.get(count)?.push(await runRound(service, workload, options));
      }
    }
    for (const [count, all] of found) {
      const row = { workload: workload.name, processes: count, ...middleOf(all) };
      rows.push(row);
      options.onRow?.(row);
    }
  }
  return rows;
}

async function runRound(
  { url, pids }: ServedProcesses,
  { requests, bodies, connections: own, isKept = false }: Workload,
  { connections = 20, scale = 1 }: ProcessesOptions,
): Promise<Round> {
  const before = pids.map(processorTimeOf);
  const result = await autocannon({
    url,
    connections: own ?? connections,
    amount: Math.round(requests * scale),
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': BENCH_KEY },
    requests: bodies.map((each) =>
      isKept
        ? { body: each }
        : { setupRequest: (request: object) => ({ ...request, body: asNew(each) }) },
    ),
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
    firstMicroseconds: (spent[0]?.all ?? 0) / answered,
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
    firstMicroseconds: middle((round) => round.firstMicroseconds),
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

let asked = 0;

/** The same question, which no kept answer is found for. */
function asNew(text: string): string {
  asked += 1;
  return `${text.slice(0, -'}}'.length)},"turn":${asked}}}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
