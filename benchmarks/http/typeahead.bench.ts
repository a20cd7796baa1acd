import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildContestants } from './build-contestants.js';
import { type ContestantProcess, startContestant } from './contestant-process.js';
import { TYPED_TEXTS } from './payloads.js';
import { median, type Round, runRound } from './rounds.js';
import { BENCH_KEY } from './servers/contestant.js';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '20' },
    'profile-dir': { type: 'string' },
    'data-dir': {
      type: 'string',
      default: fileURLToPath(new URL('../../.biographql/bench', import.meta.url)),
    },
  },
});

const query = readFileSync(new URL('../../operations/entities.graphql', import.meta.url), 'utf8');
const load = { query, seconds: Number(options.seconds), connections: Number(options.connections) };

/** Asks the real service what it answers, so that every contestant answers the same. */
async function recordPayloads(service: ContestantProcess): Promise<string> {
  const payloads: Record<string, unknown> = {};
  for (const searchText of TYPED_TEXTS) {
    const response = await fetch(service.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': BENCH_KEY },
      body: JSON.stringify({ query, variables: { searchText } }),
    });
    const { data } = (await response.json()) as { data: { searchAsYouType: unknown } };
    payloads[searchText] = data.searchAsYouType;
  }
  const file = join(mkdtempSync(join(tmpdir(), 'biographql-bench-')), 'payloads.json');
  writeFileSync(file, JSON.stringify(payloads));
  return file;
}

function printTable(rounds: ReadonlyMap<string, readonly Round[]>): void {
  const middle = (name: string, value: (round: Round) => number) =>
    median((rounds.get(name) ?? []).map(value));
  const cpu = (name: string) => middle(name, (round) => round.cpuMicrosecondsPerRequest);
  const rate = (name: string) => middle(name, (round) => round.requestsPerSecond);
  console.log(
    'contestant  requests/s  p50 ms  p99 ms  CPU us/request  ratio (requests/s)  ratio (CPU)',
  );
  for (const name of rounds.keys()) {
    const cells = [
      name.padEnd(10),
      rate(name).toFixed(0).padStart(10),
      middle(name, (round) => round.p50Ms)
        .toFixed(0)
        .padStart(6),
      middle(name, (round) => round.p99Ms)
        .toFixed(0)
        .padStart(6),
      cpu(name).toFixed(1).padStart(14),
      (rate(name) / rate('bare')).toFixed(2).padStart(18),
      (cpu('bare') / cpu(name)).toFixed(2).padStart(11),
    ];
    console.log(cells.join('  '));
  }
}

const contestants: ContestantProcess[] = [];
try {
  const common = { entry: await buildContestants(), profileDir: options['profile-dir'] };
  const dataDir = options['data-dir'];
  const warm = await startContestant('warm', { ...common, dataDir });
  contestants.push(warm);
  const payloadFile = await recordPayloads(warm);
  contestants.unshift(await startContestant('cold', { ...common, dataDir }));
  contestants.unshift(await startContestant('stack', { ...common, payloadFile }));
  contestants.unshift(await startContestant('bare', { ...common, payloadFile }));

  const rounds = new Map<string, Round[]>(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) await runRound(contestant, { ...load, seconds: 2 });
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const contestant of contestants) {
      rounds.get(contestant.name)?.push(await runRound(contestant, load));
    }
  }
  printTable(rounds);
} finally {
  for (const contestant of contestants) await contestant.close();
}
