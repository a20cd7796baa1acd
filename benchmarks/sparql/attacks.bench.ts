import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ownArguments } from '../../scripts/own-arguments.js';
import { ATTACKER_KEY, OTHER_KEY } from './attacked-service.js';

const { values: options } = parseArgs({
  args: [...ownArguments],
  options: {
    seconds: { type: 'string', default: '15' },
    connections: { type: 'string', default: '50' },
    'data-dir': {
      type: 'string',
      default: fileURLToPath(new URL('../../.biographql/bench', import.meta.url)),
    },
  },
});
const SECONDS = Number(options.seconds);
const SPARQL = 'query Q($q: String!) { advancedSearchGraph(query: $q) { head results } }';
const ENDLESS =
  'SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l . ?m ?n2 ?o . ?p ?q ?r }';
const GREEDY = [
  `SELECT (STRLEN(?b40) AS ?n) { BIND("aaaaaaaa" AS ?b0) ${Array.from({ length: 40 }, (_, at) => `BIND(CONCAT(?b${at}, ?b${at}) AS ?b${at + 1})`).join(' ')} }`,
  'SELECT (GROUP_CONCAT(STR(?c); separator="----------------------------") AS ?t) { ?a ?b ?c . ?d ?e ?f }',
  'SELECT * { ?a ?b ?c . ?d ?e ?f } ORDER BY ?f ?c',
];

/** What everybody else asks meanwhile. */
const LANES: Readonly<Record<string, { readonly query: string; readonly variables?: object }>> = {
  __typename: { query: '{ __typename }' },
  searchAsYouType: {
    query:
      '{ searchAsYouType(searchInput: { searchText: "asth", type: SEARCH_LABEL }) { description } }',
  },
  graphInsights: {
    query: '{ graphInsights(graphInput: { startNode: "Q35869" }) { description } }',
  },
  'advancedSearchGraph (other key)': {
    query: SPARQL,
    variables: { q: 'SELECT ?o { wd:Q35869 wdt:P2176 ?o } LIMIT 10' },
  },
};

interface Phase {
  /** Milliseconds of each answered request. */
  readonly times: Readonly<Record<string, readonly number[]>>;
  readonly failures: Readonly<Record<string, number>>;
  readonly peakMb: number;
}

const child = fork(fileURLToPath(new URL('./attacked-service.ts', import.meta.url)), [
  options['data-dir'],
]);
const [{ url }] = (await once(child, 'message')) as [{ readonly url: string }];

async function send(key: string, body: object, signal?: AbortSignal): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  const { errors } = (await response.json()) as {
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return errors?.[0]?.extensions.code ?? 'answered';
}

function residentMb(): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** Measures the others' requests while `attack` runs; both end by themselves. */
async function measure(attack?: (until: number) => Promise<unknown>): Promise<Phase> {
  const until = performance.now() + SECONDS * 1_000;
  const times: Record<string, number[]> = {};
  const failures: Record<string, number> = {};
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb());
  }, 20);
  const lanes = Object.entries(LANES).map(async ([name, body]) => {
    const own: number[] = [];
    times[name] = own;
    while (performance.now() < until) {
      const startedAt = performance.now();
      const code = await send(OTHER_KEY, body);
      if (code === 'answered') own.push(performance.now() - startedAt);
      else failures[`${name} ${code}`] = (failures[`${name} ${code}`] ?? 0) + 1;
      await setTimeout(20);
    }
  });
  await Promise.all([...lanes, attack?.(until)]);
  clearInterval(watch);
  return { times, failures, peakMb };
}

/** Sends queries over all connections, each again when it is answered, and tells how they ended. */
function attackWith(queries: readonly string[], ends: Record<string, number>) {
  return (until: number) =>
    Promise.all(
      Array.from({ length: Number(options.connections) }, async (_, at) => {
        const q = queries[at % queries.length];
        const signal = AbortSignal.timeout(Math.ceil(until - performance.now()));
        while (!signal.aborted) {
          const code = await send(ATTACKER_KEY, { query: SPARQL, variables: { q } }, signal).catch(
            () => 'left',
          );
          ends[code] = (ends[code] ?? 0) + 1;
          await setTimeout(250);
        }
      }),
    );
}

function quantile(times: readonly number[] = [], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function print(title: string, quiet: Phase, attacked: Phase, ends: object): void {
  console.log(`\n${title}: ended as ${JSON.stringify(ends)}`);
  console.log('lane                              p50 quiet  attacked   p95 quiet  attacked  ratio');
  for (const name of Object.keys(LANES)) {
    const cells = [0.5, 0.95].flatMap((share) =>
      [quiet, attacked].map(({ times }) => quantile(times[name], share)),
    );
    const [, , before = Number.NaN, during = Number.NaN] = cells;
    const text = cells.map((ms) => ms.toFixed(1).padStart(9)).join('  ');
    console.log(`${name.padEnd(33)} ${text}  ${(during / before).toFixed(2)}`);
  }
  console.log(`failures of others: ${JSON.stringify(attacked.failures)}`);
  console.log(
    `memory: ${quiet.peakMb.toFixed(0)} MB quiet, ${attacked.peakMb.toFixed(0)} MB at most`,
  );
}

try {
  await measure();
  const quiet = await measure();
  const endless: Record<string, number> = {};
  print(
    'Endless queries of one key',
    quiet,
    await measure(attackWith([ENDLESS], endless)),
    endless,
  );
  await setTimeout(15_000);
  const greedy: Record<string, number> = {};
  print('Greedy queries of one key', quiet, await measure(attackWith(GREEDY, greedy)), greedy);
} finally {
  child.send('close');
}
