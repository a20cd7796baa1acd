import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildContestants } from './build-contestants.js';
import { type ContestantProcess, startContestant } from './contestant-process.js';
import { type Answers, PAYLOADS, type PayloadName, type Question } from './payloads.js';
import { median, REQUEST_HEADERS, type Round, runRound } from './rounds.js';

/** One contestant with one payload, the median of all rounds. */
export interface HttpRow {
  readonly contestant: ContestantName;
  readonly payload: PayloadName;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Processor time of the server per answered request: all threads, user and system. */
  readonly cpuMicroseconds: number;
  /** Processor time of mercurius per request over this one's, in the same round: 2 is twice as fast; NaN without it. */
  readonly ratio: number;
}

/** Who takes part, in the order of the rounds. */
export const CONTESTANTS = ['mercurius', 'yoga', 'apollo', 'stack', 'cold', 'warm'] as const;
/** A server that is measured. */
export type ContestantName = (typeof CONTESTANTS)[number];

/** How much is measured. */
export interface HttpBenchOptions {
  /** Default 5. */
  readonly rounds?: number;
  /** Of each round. Default 3. */
  readonly seconds?: number;
  /** Default 20. */
  readonly connections?: number;
  /** Default: all. */
  readonly contestants?: readonly string[] | undefined;
  /** Default: all. */
  readonly payloads?: readonly string[] | undefined;
  /** Where the starter dataset is, or is built. Default `.biographql/bench`. */
  readonly dataDir?: string;
  /** Folder for profiles of the processor time of each server. */
  readonly profileDir?: string | undefined;
}

const DATA_DIR = fileURLToPath(new URL('../../.biographql/bench', import.meta.url));
const WARM_UP_SECONDS = 2;

/**
 * Asks each contestant, in a process of its own, the same questions in alternating rounds.
 * @throws Error when a request fails.
 */
export async function measureHttp(options: HttpBenchOptions = {}): Promise<readonly HttpRow[]> {
  const { rounds: count = 5, seconds = 3, connections = 20, dataDir = DATA_DIR } = options;
  const entry = await buildContestants();
  const { profileDir } = options;
  const answersFile = await recordAnswers({ entry, dataDir });
  const running: ContestantProcess[] = [];
  try {
    for (const name of CONTESTANTS.filter((each) => isChosen(each, options.contestants))) {
      const isService = name === 'cold' || name === 'warm';
      const source = isService ? { dataDir } : { answersFile };
      running.push(await startContestant(name, { entry, profileDir, ...source }));
    }
    const rows: HttpRow[] = [];
    for (const [payload, questions] of Object.entries(PAYLOADS) as [PayloadName, Question[]][]) {
      if (!isChosen(payload, options.payloads)) continue;
      const asked = running.filter(({ name }) => name !== 'cold' || payload !== 'tiny');
      const load = { questions, seconds, connections };
      for (const each of asked) await runRound(each, { ...load, seconds: WARM_UP_SECONDS });
      const rounds = new Map<string, Round[]>(asked.map(({ name }) => [name, []]));
      for (let round = 0; round < count; round += 1) {
        for (const each of asked) rounds.get(each.name)?.push(await runRound(each, load));
      }
      rows.push(...rowsOf(payload, rounds));
    }
    return rows;
  } finally {
    for (const each of running) await each.close();
  }
}

function isChosen(name: string, chosen: readonly string[] | undefined): boolean {
  return chosen === undefined || chosen.includes(name);
}

/** Asks the real service what it answers, so that every contestant answers the same. */
async function recordAnswers(start: {
  readonly entry: string;
  readonly dataDir: string;
}): Promise<string> {
  const service = await startContestant('warm', start);
  try {
    const typed: Record<string, unknown> = {};
    for (const question of PAYLOADS.typed) {
      typed[question.variables.searchText ?? ''] = await dataOf(service, question);
    }
    const [table] = PAYLOADS.rows;
    const answers: Answers = { typed, rows: table && (await dataOf(service, table)) };
    const file = join(mkdtempSync(join(tmpdir(), 'biographql-bench-')), 'answers.json');
    writeFileSync(file, JSON.stringify(answers));
    return file;
  } finally {
    await service.close();
  }
}

/** The answer of the one root field. */
async function dataOf({ url }: ContestantProcess, question: Question): Promise<unknown> {
  const body = JSON.stringify(question);
  const response = await fetch(url, { method: 'POST', headers: REQUEST_HEADERS, body });
  const { data } = (await response.json()) as { readonly data: Readonly<Record<string, unknown>> };
  return Object.values(data)[0];
}

function rowsOf(
  payload: PayloadName,
  rounds: ReadonlyMap<string, readonly Round[]>,
): readonly HttpRow[] {
  const peers = rounds.get('mercurius') ?? [];
  return CONTESTANTS.filter((name) => rounds.has(name)).map((contestant) => {
    const own = rounds.get(contestant) ?? [];
    const middle = (value: (round: Round) => number) => median(own.map(value));
    return {
      contestant,
      payload,
      requestsPerSecond: middle((round) => round.requestsPerSecond),
      p50Ms: middle((round) => round.p50Ms),
      p99Ms: middle((round) => round.p99Ms),
      cpuMicroseconds: middle((round) => round.cpuMicroseconds),
      ratio: median(
        own.map(({ cpuMicroseconds }, index) => {
          return (peers[index]?.cpuMicroseconds ?? Number.NaN) / cpuMicroseconds;
        }),
      ),
    };
  });
}
