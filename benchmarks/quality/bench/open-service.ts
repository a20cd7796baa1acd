import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isRecord } from '@biographql/core/internal';
import { currentVersion } from '@biographql/ingest';
import { buildDataset, createService, loadConfig, type Service } from '@biographql/server';
import { say } from './say.js';

/** The shared data next to the project; `BIOGRAPHQL_BENCH_DATA` names another folder. */
export const SHARED_DATA =
  process.env.BIOGRAPHQL_BENCH_DATA ??
  new URL('../../../../shared/data/', import.meta.url).pathname;

const OWN_FOLDER = new URL('../../../.biographql/bench-quality', import.meta.url).pathname;

/** A dataset of the starter data alone, which the service builds when it is not there. */
export const STARTER_FOLDER = new URL('../../../.biographql/bench-starter', import.meta.url)
  .pathname;

const NAMES_SCRIPT = fileURLToPath(
  new URL('../../../scripts/starter-data/names.mjs', import.meta.url),
);

/** A busy machine must not change a figure. */
const PATIENCE_MS = 300_000;

/** The service under test, called as a client calls it. */
export interface BenchService extends AsyncDisposable {
  readonly service: Service;
  /** Runs a GraphQL document in this process. @throws when the answer has errors. */
  ask(document: string, variables: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Sends a text to another route of the service in this process. */
  send(route: string, contentType: string, body: string, accept: string): Promise<Response>;
}

/** Options of {@link openBenchService}. */
export interface BenchServiceOptions {
  /** What a request may take; null leaves the limits that the service has. Default: minutes. */
  readonly timeoutMs?: number | null;
}

/** Opens the service over a dataset; without one, over the whole shared data, built when it is not there yet. */
export async function openBenchService(
  dataDir: string | undefined,
  { timeoutMs = PATIENCE_MS }: BenchServiceOptions = {},
): Promise<BenchService> {
  const folder = dataDir ?? (await getBenchDataset());
  const apiKey = randomUUID();
  const flags = {
    dataDir: folder,
    apiKey,
    rateLimit: 0,
    ...(timeoutMs !== null && { requestTimeoutMs: timeoutMs, sparqlTimeoutMs: timeoutMs }),
  };
  const service = await createService(loadConfig({ flags, env: searchSettings() }));
  await service.ready();
  return {
    service,
    async ask(query, variables) {
      const request = new Request(`http://localhost${service.http.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify({ query, variables }),
      });
      const body: unknown = await (await service.fetch(request)).json();
      if (!isRecord(body) || body.data === null || body.data === undefined)
        throw new Error(`The service answered ${JSON.stringify(body).slice(0, 500)}`);
      return body.data;
    },
    send(route, contentType, body, accept) {
      const address = new URL(`http://localhost${service.http.path}`);
      const request = new Request(new URL(route, address), {
        method: 'POST',
        headers: { 'content-type': contentType, accept, 'x-api-key': apiKey },
        body,
      });
      return service.fetch(request);
    },
    [Symbol.asyncDispose]: () => service.stop(),
  };
}

/** Where a dataset's OpenSearch indexes are. Nothing else of the environment may change a figure. */
function searchSettings(): NodeJS.ProcessEnv {
  const all = Object.entries(process.env);
  return Object.fromEntries(all.filter(([name]) => name.startsWith('BIOGRAPHQL_OPENSEARCH_')));
}

async function getBenchDataset(): Promise<string> {
  const sources = ['graph/graph.nt.gz', 'articles/articles.jsonl.gz'];
  const [graph = '', articles = ''] = sources.map((path) => join(SHARED_DATA, path));
  const names = join(OWN_FOLDER, 'names.tsv');
  if (currentVersion(OWN_FOLDER) !== null && existsSync(names)) return OWN_FOLDER;
  for (const path of [graph, articles])
    if (!existsSync(path))
      throw new Error(
        `There is no ${path}: name a dataset with --data-dir, or the folder of the shared data with BIOGRAPHQL_BENCH_DATA.`,
      );
  say('building the dataset of the bench, once');
  await mkdir(OWN_FOLDER, { recursive: true });
  const unfinished = `${names}.part.tsv`;
  await promisify(execFile)(process.execPath, [NAMES_SCRIPT, '--source', SHARED_DATA, unfinished]);
  await buildDataset({
    dataDir: OWN_FOLDER,
    graphSources: [graph],
    articleSources: [articles],
    nameSources: [unfinished],
  });
  await rename(unfinished, names);
  return OWN_FOLDER;
}
