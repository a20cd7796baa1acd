import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { schemaText } from '@biographql/core/schema';
import type { Child, Usage } from '../child/start-child.js';
import { bundle, startBundle, startNode } from '../child/start-node.js';
import { formatMegabytes, formatMs, quantile } from '../report/figures.js';
import type { Part, PartContext, Table } from '../report/part.js';
import { type Load, runLoad, send, type Target } from './load.js';
import { type BenchRequest, createRequests, OPERATIONS, type Recording } from './requests.js';
import { BENCH_KEY } from './service-key.js';

/** Mercurius, with dependencies of its own. */
const PEER = new URL('../peer/', import.meta.url);
const RATE = 100;
const PATIENCE_MS = 240_000;

/** Start-up, memory and latency of the service with the starter data; latency also of Mercurius. */
export const servicePart: Part = {
  name: 'service',
  title: 'Service',
  async run(context) {
    const { isQuick, signal, say, workFolder } = context;
    const path = await bundle(new URL('service.ts', import.meta.url));
    const dataDir = join(workFolder, 'data');
    const start = async () => {
      const begin = performance.now();
      const child = startBundle(path, signal);
      const { url } = await child.call<{ readonly url: string }>('open', dataDir);
      const ms = performance.now() - begin;
      const target = { url, apiKey: BENCH_KEY };
      await waitForSparql(target);
      return { child, ms, sparqlMs: performance.now() - begin, target };
    };
    say('first start, which builds the starter dataset');
    const first = await start();
    await close(first.child);
    say('second start');
    const second = await start();
    await using service = second.child;
    const after = await service.call<Usage>('usage');
    const requests = await createRequests((query, variables) =>
      send(second.target, { id: 'find', query, variables: { ...variables } }),
    );
    const load: Load = { requestsPerSecond: RATE, seconds: isQuick ? 6 : 60 };
    const recording = await record(second.target, requests);
    say(`${load.seconds} s of load on the service`);
    const serviceLatencies = await runLoad(second.target, requests, load);
    const loaded = await service.call<Usage>('usage');
    await service.call('close');
    say(`${load.seconds} s of load on Mercurius`);
    const peer = await runPeer(recording, requests, load, context);
    return {
      notes: [
        `Starter data, default settings with the request log off, ${RATE} requests per second over HTTP, ${requests.length} different requests in turn. Every request was sent once before; caches are on, as by default.`,
        'Mercurius with its just-in-time compiler returns the recorded answers: the cost of GraphQL over HTTP without any engine, key or limit.',
      ],
      tables: [
        {
          title: 'Start-up and memory',
          columns: ['', 'ready', 'answers SPARQL', 'resident memory', 'under load'],
          rows: [
            [
              'first start, builds the starter dataset',
              formatMs(first.ms),
              formatMs(first.sparqlMs),
              '',
              '',
            ],
            [
              'later start',
              formatMs(second.ms),
              formatMs(second.sparqlMs),
              formatMegabytes(after.residentBytes),
              formatMegabytes(loaded.residentBytes),
            ],
          ],
        },
        latencyTable(serviceLatencies, peer),
      ],
    };
  },
};

async function close(child: Child): Promise<void> {
  await child.call('close');
  await child[Symbol.asyncDispose]();
}

/** User queries run on their own thread, which loads the graph after the service is ready. */
async function waitForSparql(target: Target): Promise<void> {
  const query = '{ advancedSearch(query: "SELECT ?o { wd:Q35869 wdt:P2176 ?o }") { columns } }';
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await send(target, { id: 'ready', query, variables: {} });
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await setTimeout(50);
    }
  }
}

async function record(target: Target, requests: readonly BenchRequest[]): Promise<Recording> {
  const answers: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const request of requests) answers[request.id] = await send(target, request);
  return answers;
}

async function runPeer(
  recording: Recording,
  requests: readonly BenchRequest[],
  load: Load,
  { workFolder, signal }: PartContext,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const file = join(workFolder, 'answers.json');
  await writeFile(file, JSON.stringify({ schema: schemaText, answers: recording }));
  execFileSync('pnpm', ['run', 'setup'], { cwd: fileURLToPath(PEER) });
  await using peer = await startNode(new URL('peer.ts', PEER), signal);
  const { url } = await peer.call<{ readonly url: string }>('open', file);
  const target = { url, apiKey: '' };
  await record(target, requests);
  // Awaited here, so that the peer runs until the load has ended.
  return await runLoad(target, requests, load);
}

function latencyTable(
  serviceLatencies: ReadonlyMap<string, readonly number[]>,
  peer: ReadonlyMap<string, readonly number[]>,
): Table {
  const cells = (latencies: readonly number[] = []) =>
    [0.5, 0.95].map((share) => formatMs(quantile(latencies, share)));
  return {
    title: 'Latency',
    columns: ['operation', 'p50', 'p95', 'Mercurius p50', 'Mercurius p95'],
    rows: OPERATIONS.map((operation) => [
      operation,
      ...cells(serviceLatencies.get(operation)),
      ...cells(peer.get(operation)),
    ]),
  };
}
