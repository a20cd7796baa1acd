import { accessSync, constants, existsSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import {
  checkEngine,
  chooseDrivers,
  type Drivers,
  ENGINE_KINDS,
  failedFinding,
} from '@biographql/engines';
import {
  type Dataset,
  type DatasetCheck,
  DatasetError,
  openDataset,
  openEmbeddings,
  readDatasetManifest,
  readReport,
  verifyDataset,
  verifyReport,
} from '@biographql/ingest';
import { pino } from 'pino';
import { ConfigError } from '../config/load-config.js';
import type { Config } from '../config/settings.js';
import { getKeyFile, readKeyFile } from '../http/keys/key-file.js';
import { firstKeyPath } from '../http/keys/open-keys.js';
import { openSharedCounters } from '../http/limits/shared-counters.js';
import { createPluginSet } from '../plugins/load-plugins.js';
import type { PluginSet } from '../plugins/plugin.js';
import { defineCommand } from './command.js';
import { count, EXIT } from './output.js';

/** Size of the starter data, which the first start builds. */
const STARTER_TRIPLES = 1_250_000;

type Outcome = Omit<DatasetCheck, 'check'>;

const ok = (detail: string): Outcome => ({ status: 'ok', detail });
const warn = (detail: string): Outcome => ({ status: 'warn', detail });
const fail = (detail: string): Outcome => ({ status: 'fail', detail });

/** Runs a check. An error of `work` fails it; null means that it doesn't apply. */
async function attempt(check: string, work: () => Outcome | null | Promise<Outcome | null>) {
  try {
    const outcome = await work();
    return outcome === null ? [] : [{ check, ...outcome }];
  } catch (error) {
    const isMissing = error instanceof DatasetError && error.problem === 'missing';
    const { detail } = failedFinding(error);
    return [{ check, ...(isMissing ? warn(detail) : fail(detail)) }];
  }
}

export async function runChecks(
  config: Config,
  plugins: PluginSet = createPluginSet(),
  overrides: Partial<Drivers> = {},
): Promise<readonly DatasetCheck[]> {
  const drivers = { ...chooseDrivers(plugins.drivers, config), ...overrides };
  let dataset: Dataset | undefined;
  return [
    // The program that reads the command line rejects versions that are too old.
    { check: 'node', ...ok(process.versions.node) },
    ...(await checkPlaces(config)),
    ...(await attempt('dataset', async () => {
      dataset = await openDataset(config.dataDir, drivers);
      const { graph, articles } = dataset.manifest;
      return ok(`${count(graph.triples)} triples, ${count(articles.articles)} articles`);
    })),
    ...(dataset === undefined
      ? await checkMemory(config, drivers)
      : await checkContent(dataset, config, drivers)),
    ...(await checkPort(config)),
  ];
}

/** @throws ConfigError with the problems of memory, data directory, keys, rate-limit store and port. */
export async function checkBeforeStart(
  config: Config,
  plugins: PluginSet = createPluginSet(),
  overrides: Partial<Drivers> = {},
): Promise<void> {
  const drivers = { ...chooseDrivers(plugins.drivers, config), ...overrides };
  const found = [...(await checkMemory(config, drivers)), ...(await checkPlaces(config))];
  const problems = found
    .filter(({ status }) => status === 'fail')
    .map(({ check, detail }) => `${check}: ${detail}`);
  const advice = 'Stop the program that uses it, or choose another port with --port.';
  for (const { status, detail } of await checkPort(config))
    if (status !== 'ok') problems.push(`port: ${detail}. ${advice}`);
  if (problems.length > 0) throw new ConfigError(`Cannot start. ${problems.join('; ')}`);
}

async function checkPlaces(config: Config): Promise<readonly DatasetCheck[]> {
  return [
    ...(await attempt('data directory', () => checkDataDir(config))),
    ...(await attempt('keys', () => checkKeys(config))),
    ...(await attempt('limits', () => checkLimitStore(config))),
  ];
}

async function checkContent(dataset: Dataset, config: Config, drivers: Drivers) {
  const { directory, manifest, places } = dataset;
  const findings = [
    ...(await attempt('files', async () => {
      const isVerifiable = await verifyDataset(dataset);
      await verifyReport(directory);
      return isVerifiable
        ? ok('unchanged since the build')
        : warn('cannot be verified: an earlier version stored no hashes');
    })),
    // Embeddings are imported after the build and have a separate checksum.
    ...(await attempt('embeddings', async () => {
      const embeddings = await openEmbeddings(directory, manifest.digest);
      return embeddings && ok('unchanged since the import');
    })),
  ];
  const { checks = [] } = (await readReport(directory)) ?? {};
  findings.push(...checks.filter(({ status }) => status !== 'ok'));
  for (const kind of ENGINE_KINDS) {
    const found = await checkEngine(drivers[kind], places[kind], { settings: config });
    findings.push(...found.map((finding) => ({ check: kind, ...finding })));
  }
  return findings;
}

function checkMemory({ dataDir }: Config, { graph }: Drivers): Promise<readonly DatasetCheck[]> {
  return attempt('memory', async () => {
    // A damaged dataset is reported when it is opened.
    const dataset = await readDatasetManifest(dataDir).catch(() => null);
    const triples = dataset?.manifest.graph.triples ?? STARTER_TRIPLES;
    const lack = graph.lackOfMemory?.(triples) ?? null;
    return lack === null ? null : fail(lack);
  });
}

function checkDataDir({ dataDir, apiKey, keyFile }: Config): Outcome {
  let place = dataDir;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  if (place !== dataDir) {
    // Permissions don't tell: below `/proc` nothing can be created.
    return can(() => rmdirSync(mkdtempSync(join(place, 'biographql-'))))
      ? ok(`${dataDir} will be created on the first start`)
      : fail(`${dataDir} cannot be created. Choose another with --data-dir`);
  }
  if (can(() => accessSync(dataDir, constants.R_OK | constants.W_OK))) return ok(dataDir);
  // A replica with its keys elsewhere writes nothing to this directory.
  const hasKeys = apiKey !== null || keyFile !== '';
  if (hasKeys && can(() => accessSync(dataDir, constants.R_OK))) return ok(`${dataDir}, read-only`);
  return fail(`${dataDir} must be readable and writable`);
}

function can(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function checkKeys({ apiKey, dataDir, keyFile }: Config): Outcome {
  if (apiKey !== null) return ok('one, from BIOGRAPHQL_API_KEY');
  const path = getKeyFile({ dataDir, keyFile });
  const { length } = readKeyFile(path);
  if (length === 0 && keyFile !== '') return fail(`${keyFile} has no keys`);
  if (length === 0) return warn('none; the first start creates one');
  if (keyFile !== '') return ok(count(length));
  const firstKey = firstKeyPath(dataDir);
  const exposed = [path, firstKey].find(isOpenToOthers);
  if (exposed !== undefined) return warn(`other users can read ${exposed}; run chmod 600 on it`);
  return existsSync(firstKey)
    ? warn(`${firstKey} still contains the first key; delete the file`)
    : ok(count(length));
}

/** Whether anyone but the owner may read a file; always false on Windows. */
function isOpenToOthers(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && process.platform !== 'win32' && (stats.mode & 0o077) !== 0;
}

/** If the store doesn't respond, the service starts and counts requests itself. */
async function checkLimitStore(config: Config): Promise<Outcome | null> {
  await using counters = await openSharedCounters(config, pino({ level: 'silent' }));
  if (counters === null) return null;
  const problem = counters.problem();
  if (problem === null) return ok(`the store at ${counters.store} responds`);
  return warn(
    `the store at ${counters.store} doesn't respond (${problem}); until it does, each replica counts requests on its own`,
  );
}

function checkPort({ host, port }: Config): Promise<readonly DatasetCheck[]> {
  return attempt('port', async () => {
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, host, () => probe.close(() => resolve(true)));
    });
    const address = `${host}:${port}`;
    return isFree
      ? ok(`${address} is free`)
      : warn(`${address} is in use (perhaps by a running service) or not available`);
  });
}

const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

export const checkCommand = defineCommand({
  name: 'check',
  alias: 'doctor',
  description:
    'Check Node.js, the data directory, keys, the rate-limit store, every byte of the dataset, the engines and the port.',
  settings: ({ engineSettings }) => [
    ...['dataDir', 'keyFile', 'host', 'port', 'limitsPrefix', 'limitsTimeoutMs'],
    ...engineSettings,
  ],
  async run({ config, plugins, output, finish }) {
    const findings = await runChecks(config(), plugins);
    const lines = findings.map(
      ({ check, status, detail }) => `${MARKS[status]}  ${check}: ${detail}`,
    );
    output.result({ findings }, lines.join('\n'));
    if (findings.some(({ status }) => status === 'fail')) finish(EXIT.FAILED);
  },
});
