import { createService, loadConfig, type Service } from '@biographql/server';
import { oneOf, seededRandom, shuffled } from '../report/random.js';
import { serveContestant } from '../report/serve-contestant.js';

/** What a service is started with. */
export interface ScaleStart {
  readonly dataDir: string;
  /** Further settings, e.g. `sparqlEndpoint`. */
  readonly flags: Readonly<Record<string, unknown>>;
}

/** What is asked, and how often. */
export interface ScaleAsked {
  readonly action: ScaleAction;
  readonly calls: number;
}

/** What some calls took. */
export interface ScaleRun {
  readonly calls: number;
  readonly cpuMicroseconds: number;
  readonly timesMs: readonly number[];
  /** Answers that were errors. */
  readonly failed: number;
}

/** What people do. */
export const SCALE_ACTIONS = {
  typed: 'a name, typed letter by letter',
  neighbors: 'neighbors of an entity',
  articles: 'articles by two words',
  question: 'a question',
} as const;

export type ScaleAction = keyof typeof SCALE_ACTIONS;

const SEED = 11;
const ROWS = 200;
/** Rows that are looked at for what is asked: of more, the most popular. */
const LOOKED_AT = 100_000;
/** Diseases that questions are about, two each. */
const QUESTIONED = 50;
/** As far as names are typed. */
const TYPED_LETTERS = 6;

let service: Service | null = null;
let inputs: Readonly<Record<ScaleAction, readonly string[]>> | null = null;

async function open({ dataDir, flags }: ScaleStart) {
  const before = process.cpuUsage();
  service = await createService(
    loadConfig({ flags: { dataDir, apiKey: 'scale-bench-key', rateLimit: 0, ...flags }, env: {} }),
  );
  await service.ready();
  const { user, system } = process.cpuUsage(before);
  const { rss } = process.memoryUsage();
  inputs = await inputsOf(service);
  return { cpuSeconds: (user + system) / 1e6, residentBytes: rss };
}

async function run({ action, calls }: ScaleAsked): Promise<ScaleRun> {
  const asked = inputs?.[action] ?? [];
  const timesMs: number[] = [];
  let failed = 0;
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call += 1) {
    const input = asked[call % asked.length] ?? '';
    const begin = performance.now();
    const text = await ask(DOCUMENTS[action], input);
    timesMs.push(performance.now() - begin);
    if (text.includes('"errors":')) failed += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return { calls, cpuMicroseconds: user + system, timesMs, failed };
}

async function close(): Promise<void> {
  await service?.stop();
}

const DOCUMENTS: Readonly<Record<ScaleAction, string>> = {
  typed:
    'query ($text: String) { searchAsYouType(searchInput: { searchText: $text }) { data { searchLabels { qid text } } } }',
  neighbors:
    'query ($text: ID) { graphInsights(graphInput: { startNode: $text, maxNeighbors: 20 }) { data { nodes { id name } edges { id property } } } }',
  articles:
    'query ($text: String) { searchInsights(searchInput: { query: $text }) { data { ... on TextResults { totalItems documents { title } } } } }',
  question:
    'query ($text: String) { summaryInsights(searchInput: { query: $text, type: [QA] }) { data { ... on QAInsight { answers { answer } } } } }',
};

async function ask(query: string, text: string): Promise<string> {
  if (service === null) throw new Error('The service is not open');
  const request = new Request(`http://localhost${service.http.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'scale-bench-key' },
    body: JSON.stringify({ query, variables: { text } }),
  });
  return (await service.fetch(request)).text();
}

/** Names and entities of all popularities, by seed; words of titles; questions about popular diseases. */
async function inputsOf({ engines }: Service) {
  const random = seededRandom(SEED);
  const rows: {
    readonly iri: string;
    readonly label: string;
    readonly types: readonly string[];
  }[] = [];
  for await (const batch of engines.labels.rows()) {
    rows.push(...batch);
    if (rows.length >= LOOKED_AT) break;
  }
  const chosen = shuffled(rows, random).slice(0, ROWS);
  const typed = chosen.flatMap(({ label }) =>
    Array.from({ length: Math.min(TYPED_LETTERS, label.length) }, (_, place) =>
      label.slice(0, place + 1),
    ),
  );
  const words: string[] = [];
  for await (const batch of engines.articles.rows()) {
    for (const { title } of batch) words.push(...(title.toLowerCase().match(/[a-z]{6,}/g) ?? []));
    if (words.length >= LOOKED_AT) break;
  }
  const diseases = rows.filter(({ types }) => types.includes('DISEASE')).slice(0, ROWS);
  const few = shuffled(diseases, random).slice(0, QUESTIONED);
  return {
    typed: [...new Set(typed)],
    neighbors: chosen.map(({ iri }) => iri),
    articles: Array.from({ length: ROWS }, () => `${oneOf(words, random)} ${oneOf(words, random)}`),
    question: few.flatMap(({ label }) => [
      `Which genes are associated with ${label}?`,
      `Which drugs treat ${label}?`,
    ]),
  };
}

// Last, since it ends with the input: what stands after it would not be there yet.
await serveContestant({ open, run, close });
