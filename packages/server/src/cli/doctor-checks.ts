import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem } from 'node:os';
import { dirname } from 'node:path';
import { BioGraphQLError, errorPage } from '@biographql/core';
import type { Engine } from '@biographql/engines';
import {
  graphWorkerCount,
  openArticleIndex,
  openLabelIndex,
  oxigraphStore,
  type SparqlEndpointStoreOptions,
  sparqlEndpointStore,
} from '@biographql/engines/drivers';
import { type Dataset, DatasetError, openDataset } from '@biographql/ingest';
import { ask } from '@biographql/sparql';
import type { Config } from '../config/settings.js';
import { keyFilePath, readKeyFile } from '../keys/key-file.js';
import { count } from './progress-text.js';

/** What a check found. `warn` is worth knowing and stops nothing. */
export interface Finding {
  readonly check: string;
  readonly status: 'ok' | 'warn' | 'fail';
  readonly detail: string;
}

const NODE_MINIMUM = [20, 19] as const;
/** Memory of a loaded graph, per triple and thread. */
const BYTES_PER_TRIPLE = 340;

/** Looks at everything that a start needs, changing nothing. */
export async function runChecks(config: Config): Promise<readonly Finding[]> {
  const findings = [checkNode(process.versions.node), checkDataDir(config), checkKeys(config)];
  const { finding, dataset } = await checkDataset(config);
  findings.push(finding);
  if (dataset !== null) {
    if (config.sparqlEndpoint === null) findings.push(checkMemory(config, dataset, freemem()));
    findings.push(...(await checkEngines(config, dataset)));
  }
  findings.push(await checkPort(config));
  return findings;
}

/** Tells whether a version of Node.js is new enough. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least, leastMinor] = NODE_MINIMUM;
  const isEnough = major > least || (major === least && minor >= leastMinor);
  const detail = isEnough ? version : `${version}; ${NODE_MINIMUM.join('.')} or newer is needed`;
  return { check: 'node', status: isEnough ? 'ok' : 'fail', detail };
}

function checkDataDir({ dataDir }: Config): Finding {
  let place = dataDir;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  try {
    accessSync(place, constants.R_OK | constants.W_OK);
    const detail = place === dataDir ? dataDir : `${dataDir} will be made by the first start`;
    return { check: 'data directory', status: 'ok', detail };
  } catch {
    return {
      check: 'data directory',
      status: 'fail',
      detail: `${place} cannot be read and written`,
    };
  }
}

function checkKeys({ apiKey, dataDir }: Config): Finding {
  if (apiKey !== null)
    return { check: 'keys', status: 'ok', detail: 'one, from BIOGRAPHQL_API_KEY' };
  try {
    const keys = readKeyFile(keyFilePath(dataDir));
    if (keys.length > 0) return { check: 'keys', status: 'ok', detail: count(keys.length) };
    return { check: 'keys', status: 'warn', detail: 'none; the first start creates one' };
  } catch (error) {
    return { check: 'keys', status: 'fail', detail: messageOf(error) };
  }
}

async function checkDataset({
  dataDir,
}: Config): Promise<{ readonly finding: Finding; readonly dataset: Dataset | null }> {
  try {
    const dataset = await openDataset(dataDir);
    const { graph, articles } = dataset.manifest;
    const detail = `${count(graph.triples)} triples, ${count(articles.articles)} articles`;
    return { finding: { check: 'dataset', status: 'ok', detail }, dataset };
  } catch (error) {
    const isMissing = error instanceof DatasetError && error.problem === 'missing';
    const status = isMissing ? 'warn' : 'fail';
    return { finding: { check: 'dataset', status, detail: messageOf(error) }, dataset: null };
  }
}

function checkMemory(config: Config, { manifest }: Dataset, free: number): Finding {
  const sparqlWorkers = graphWorkerCount(config.sparqlWorkers, manifest.graph.triples);
  const needed = manifest.graph.triples * BYTES_PER_TRIPLE * sparqlWorkers;
  const detail = `about ${megabytes(needed)} MB for the graph in ${sparqlWorkers} threads, ${megabytes(free)} MB free`;
  return { check: 'memory', status: needed > free ? 'warn' : 'ok', detail };
}

async function checkEngines(config: Config, { files }: Dataset): Promise<readonly Finding[]> {
  const { sparqlEndpoint: url, sparqlAuthorization: authorization } = config;
  const defaultGraphs = config.sparqlDefaultGraphs;
  return [
    await checkEngine('labels', () => openLabelIndex(files.labels)),
    await checkEngine('articles', () => openArticleIndex(files.articles)),
    url === null
      ? await checkEngine('graph', () =>
          oxigraphStore({ path: files.graph, workers: 1, image: null }),
        )
      : await checkEndpoint({ url, authorization, defaultGraphs }),
  ];
}

async function checkEndpoint(options: SparqlEndpointStoreOptions): Promise<Finding> {
  const reasons: string[] = [];
  const onFailure = (reason: string) => reasons.push(reason);
  await using store = sparqlEndpointStore({ ...options, onFailure });
  try {
    const hasFacts = await store.ask(ask('ASK { ?s ?p ?o }'));
    const detail = `${store.name} ${hasFacts ? 'answers' : 'answers, but its default graph is empty'}`;
    return { check: 'graph', status: hasFacts ? 'ok' : 'warn', detail };
  } catch (error) {
    return { check: 'graph', status: 'fail', detail: messageOf(error, reasons) };
  }
}

async function checkEngine(check: string, open: () => Engine): Promise<Finding> {
  try {
    await using engine = open();
    await engine.ready();
    return { check, status: 'ok', detail: `${engine.name} answers` };
  } catch (error) {
    return { check, status: 'fail', detail: messageOf(error) };
  }
}

async function checkPort({ host, port }: Config): Promise<Finding> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
  const detail = `${host}:${port} ${isFree ? 'is free' : 'is taken, perhaps by a running service'}`;
  return { check: 'port', status: isFree ? 'ok' : 'warn', detail };
}

function megabytes(bytes: number): string {
  return count(Math.round(bytes / 1_048_576));
}

function messageOf(error: unknown, reasons: readonly string[] = []): string {
  if (BioGraphQLError.is(error)) {
    return [error.shortMessage, ...reasons, `See ${errorPage(error.code)}`].join(' ');
  }
  return [error instanceof Error ? error.message : String(error), ...reasons].join(' ');
}
