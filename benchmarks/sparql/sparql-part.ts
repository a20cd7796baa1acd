import type { GraphFile } from '@biographql/engines';
import { openDataset } from '@biographql/ingest';
import { alternate } from '../report/alternate.js';
import type { Contestant, Usage } from '../report/contestant.js';
import { type Disposals, disposals } from '../report/disposals.js';
import type { Run } from '../report/figures.js';
import { type Post, post, postRepeatedly } from '../report/http-client.js';
import { startNodeContestant } from '../report/node-contestant.js';
import type { Part, PartContext } from '../report/part.js';
import { processorTimeOf } from '../report/process-usage.js';
import { SERVICE_KEY } from '../report/service-contestant-key.js';
import { startFuseki } from './fuseki.js';
import { type CaseRuns, ENGINE, sparqlFindings } from './sparql-findings.js';
import { SPARQL_CASES } from './sparql-queries.js';
import { startVirtuoso } from './virtuoso.js';

/** The service's SPARQL beside its engine called directly, and beside other engines. */
export const sparqlPart: Part = {
  name: 'sparql',
  title: 'SPARQL',
  async run(context) {
    const { graph } = await openDataset(context.dataDir);
    await using started = disposals();
    const { askers, skipped } = await startAll(graph, context, started);
    const cases: CaseRuns[] = [];
    for (const each of SPARQL_CASES) {
      context.say(each.name);
      const runs = await alternate([...askers.keys()], context.isQuick ? 2 : 5, async (name) => {
        const ask = askers.get(name);
        if (ask === undefined) throw new Error(`No asker ${name}`);
        return ask(each.text, context.isQuick ? 150 : 500);
      });
      cases.push({ case: each, runs });
    }
    return sparqlFindings(cases, skipped);
  },
};

/** Asks one query again and again for some time. */
type Asker = (text: string, leastMs: number) => Promise<Run>;

interface Askers {
  readonly askers: ReadonlyMap<string, Asker>;
  /** Sentences on what is absent. */
  readonly skipped: readonly string[];
}

const GRAPHQL = 'query ($q: String!) { advancedSearchGraph(query: $q) { head results boolean } }';

async function startAll(
  graph: GraphFile,
  { dataDir, workFolder, signal, say }: PartContext,
  started: Disposals,
): Promise<Askers> {
  const askers = new Map<string, Asker>();
  const skipped: string[] = [];
  const start = async (file: string) =>
    started.use(await startNodeContestant(new URL(file, import.meta.url), signal));

  say('loads the graph');
  const direct = await start('direct-contestant.ts');
  await direct.call('open', graph);
  askers.set(ENGINE.direct, inProcess(direct));
  const engine = await start('engine-contestant.ts');
  await engine.call('open', graph);
  askers.set(ENGINE.engine, inProcess(engine));
  askers.set(ENGINE.terms, inProcess(engine, { isRead: true }));
  const bare = await direct.call<{ readonly url: string }>('listen');
  askers.set(
    ENGINE.bare,
    overHttp(cpuOf(direct), (body) => ({ url: bare.url, headers: {}, body })),
  );
  const service = await start('../report/service-contestant.ts');
  const { url } = await service.call<{ readonly url: string }>('open', {
    dataDir,
    sparqlWorkers: 1,
    answerCache: 0,
  });
  const headers = { 'content-type': 'application/json', 'x-api-key': SERVICE_KEY };
  const toService = (q: string) => ({
    url,
    headers,
    body: JSON.stringify({ query: GRAPHQL, variables: { q } }),
  });
  askers.set(ENGINE.service, overHttp(cpuOf(service), toService));

  for (const [name, startPeer] of [
    ['Fuseki', startFuseki],
    ['Virtuoso', startVirtuoso],
  ] as const) {
    say(`starts ${name}`);
    const peer = await startPeer({ graph, folder: workFolder, signal });
    if (peer === null) {
      skipped.push(`${name} is not installed here: it was left out.`);
      continue;
    }
    started.use(peer);
    const form = {
      accept: 'application/sparql-results+json',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const cpu = async () => processorTimeOf(peer.pid);
    const toPeer = (query: string) => ({
      url: peer.url,
      headers: form,
      body: new URLSearchParams({ query }).toString(),
    });
    askers.set(name, overHttp(cpu, toPeer));
  }
  return { askers, skipped };
}

function inProcess(contestant: Contestant, options: object = {}): Asker {
  return (text, leastMs) =>
    contestant.call('run', { text, ...options, limits: { leastMs, mostMs: leastMs * 4 } });
}

function overHttp(cpu: () => Promise<number>, toPost: (text: string) => Post): Asker {
  return async (text, leastMs) => {
    const message = toPost(text);
    await refuseErrors(message);
    const before = await cpu();
    const timesMs = await postRepeatedly(message, { leastMs });
    return { calls: timesMs.length, cpuMicroseconds: (await cpu()) - before, timesMs };
  };
}

/** GraphQL tells errors with status 200: a refused query must not count as a fast one. */
async function refuseErrors(message: Post): Promise<void> {
  const start = (await post(message)).subarray(0, 300).toString('utf8');
  if (start.startsWith('{"errors"') || start.startsWith('{"data":null'))
    throw new Error(`a query was refused: ${start}`);
}

function cpuOf(contestant: Contestant): () => Promise<number> {
  return async () => (await contestant.call<Usage>('usage')).cpuMicroseconds;
}
