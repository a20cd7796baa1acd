import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDataset } from '@biographql/ingest';
import type { Usage } from '../report/contestant.js';
import { median, showMegabytes, showMs } from '../report/figures.js';
import { type Post, post, postRepeatedly } from '../report/http-client.js';
import { bundleContestant, startNodeContestant } from '../report/node-contestant.js';
import type { Bar, Part, PartContext } from '../report/part.js';
import { residentBytesOf } from '../report/process-usage.js';
import { SERVICE_KEY } from '../report/service-contestant-key.js';
import { startFuseki } from '../sparql/fuseki.js';

/** How long a service takes until it answers, and what memory it has then and under load. */
export const startPart: Part = {
  name: 'start',
  title: 'Start and memory',
  async run(context) {
    const starts = new Map<string, Start[]>();
    const keep = (name: string, start: Start) =>
      starts.set(name, [...(starts.get(name) ?? []), start]);
    const starter = join(context.workFolder, 'starter');
    context.say('first start, which builds the starter dataset');
    keep(FIRST, await startService({ dataDir: starter }, context));
    // Writes the image that the measured starts read.
    await startService({ dataDir: starter, ...IMAGE }, context);
    for (let round = 0; round < (context.isQuick ? 1 : 3); round += 1) {
      context.say(`starts, round ${round + 1}`);
      keep(SECOND, await startService({ dataDir: starter }, context));
      keep(WITH_IMAGE, await startService({ dataDir: starter, ...IMAGE }, context));
      keep(ENGINE_ALONE, await startEngine(starter, context));
      const fuseki = await startPeer(starter, round, context);
      if (fuseki !== null) keep(FUSEKI, fuseki);
    }
    const isWhole = !context.dataDir.endsWith('.biographql/bench');
    if (isWhole) {
      context.say('starts over the whole dataset');
      keep(WHOLE, await startService({ dataDir: context.dataDir }, context));
      keep(WHOLE_ALONE, await startEngine(context.dataDir, context));
    }
    return findingsOf(starts);
  },
};

interface Start {
  /** From the start of the process to the first answer. */
  readonly ms: number;
  /** Until a caller's SPARQL is answered. */
  readonly sparqlMs: number;
  readonly residentBytes: number;
  /** After some seconds of mixed requests; null for what takes none. */
  readonly loadedBytes: number | null;
}

const FIRST = 'first start, builds the starter dataset';
const SECOND = 'later start';
const WITH_IMAGE = 'later start with `graphImage`';
const ENGINE_ALONE = 'Oxigraph alone, the same graph once';
const FUSEKI = 'Fuseki, the same graph';
const WHOLE = 'start over the whole dataset';
const WHOLE_ALONE = 'Oxigraph alone, the whole graph once';
const IMAGE = { graphImage: true };
const BAR: Bar = {
  least: 0.5,
  nextIdea:
    'the graph is read from compressed triples at each start; the image of its memory spares that, and could be chosen by itself where the disk has room.',
};

const SERVICE = new URL('../report/service-contestant.ts', import.meta.url);
const ALONE = new URL('../sparql/direct-contestant.ts', import.meta.url);
const PATIENCE_MS = 240_000;
const SPARQL =
  'query { advancedSearchGraph(query: "SELECT ?o { wd:Q35869 wdt:P2176 ?o } LIMIT 100") { head results } }';
const REQUESTS = [
  '{ searchAsYouType(searchInput: { searchText: "asth", type: SEARCH_LABEL }) { description } }',
  '{ graphInsights(graphInput: { startNode: "Q35869" }) { description } }',
  SPARQL,
];

async function startService(
  flags: { readonly dataDir: string } & Readonly<Record<string, unknown>>,
  { signal, isQuick }: PartContext,
): Promise<Start> {
  await bundleContestant(SERVICE);
  const begin = performance.now();
  await using contestant = await startNodeContestant(SERVICE, signal);
  const { url } = await contestant.call<{ readonly url: string }>('open', flags);
  const ms = performance.now() - begin;
  const { residentBytes } = await contestant.call<Usage>('usage');
  await untilSparql(url);
  const sparqlMs = performance.now() - begin;
  await load(url, isQuick ? 500 : 3_000);
  const after = await contestant.call<Usage>('usage');
  await contestant.call('close');
  return { ms, sparqlMs, residentBytes, loadedBytes: after.residentBytes };
}

/** The first thread that has the graph is kept for the service; callers' SPARQL waits for the second one. */
async function untilSparql(url: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await post(messageOf(url, SPARQL));
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await setTimeout(50);
    }
  }
}

async function load(url: string, leastMs: number): Promise<void> {
  for (const query of REQUESTS)
    await postRepeatedly(messageOf(url, query), { leastMs: leastMs / REQUESTS.length });
}

function messageOf(url: string, query: string): Post {
  const headers = { 'content-type': 'application/json', 'x-api-key': SERVICE_KEY };
  return { url, headers, body: JSON.stringify({ query }) };
}

async function startEngine(dataDir: string, { signal }: PartContext): Promise<Start> {
  const { graph } = await openDataset(dataDir);
  await bundleContestant(ALONE);
  const begin = performance.now();
  await using contestant = await startNodeContestant(ALONE, signal);
  await contestant.call('open', graph);
  const ms = performance.now() - begin;
  const { residentBytes } = await contestant.call<Usage>('usage');
  return { ms, sparqlMs: ms, residentBytes, loadedBytes: null };
}

async function startPeer(
  dataDir: string,
  round: number,
  { workFolder, signal }: PartContext,
): Promise<Start | null> {
  const { graph } = await openDataset(dataDir);
  const folder = join(workFolder, `fuseki-${round}`);
  const fuseki = await startFuseki({ graph, folder, signal });
  if (fuseki === null) return null;
  const residentBytes = residentBytesOf(fuseki.pid);
  await fuseki[Symbol.asyncDispose]();
  return { ms: fuseki.startMs, sparqlMs: fuseki.startMs, residentBytes, loadedBytes: null };
}

function findingsOf(starts: ReadonlyMap<string, readonly Start[]>) {
  const ms = (name: string) => (starts.get(name) ?? []).map((start) => start.ms);
  const compare = (own: string, other: string, bar?: Bar) => {
    const [ours, peer] = [ms(own), ms(other)];
    if (ours.length === 0 || peer.length === 0) return [];
    return [
      {
        id: `start/${own}/${other}`,
        what: `Start, ${own}: time until it answers`,
        ours: showMs(median(ours)),
        peer: `${other} ${showMs(median(peer))}`,
        ratio: median(ours.flatMap((value, round) => (peer[round] ?? Number.NaN) / value)),
        ...(bar === undefined ? {} : { bar }),
      },
    ];
  };
  return {
    notes: [
      'From the start of the process until it is ready, with the default number of threads (each holds the graph, and the first that has it is kept for the service: SPARQL of callers waits for the second). Memory is what the system has given to the process; load is three operations in turns, one connection.',
    ],
    comparisons: [
      ...compare(SECOND, ENGINE_ALONE, BAR),
      ...compare(WITH_IMAGE, ENGINE_ALONE, BAR),
      ...compare(SECOND, FUSEKI),
      ...compare(WHOLE, WHOLE_ALONE, BAR),
    ],
    tables: [
      {
        title: 'Time and memory',
        columns: [
          'start',
          'ready',
          'answers callers’ SPARQL',
          'memory after it',
          'memory under load',
        ],
        rows: [...starts].map(([name, all]) => [
          name,
          showMs(median(all.map((start) => start.ms))),
          showMs(median(all.map((start) => start.sparqlMs))),
          showMegabytes(median(all.map((start) => start.residentBytes))),
          showMegabytes(median(all.map((start) => start.loadedBytes ?? Number.NaN))),
        ]),
      },
    ],
  };
}
