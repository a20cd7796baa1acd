import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
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
import { ConfigError } from '../config/config-error.js';
import type { Config } from '../config/settings.js';
import { getKeyFile, readKeyFile } from '../http/keys/key-file.js';
import { firstKeyPath } from '../http/keys/open-keys.js';
import { openSharedCounters } from '../http/limits/shared-counters.js';
import { createPluginSet } from '../plugins/load-plugins.js';
import type { PluginSet } from '../plugins/plugin.js';
import { defineCommand } from './command.js';
import { count, EXIT } from './output.js';

/** The first start builds the starter data. */
const STARTER_TRIPLES = 1_220_000;

export async function runChecks(
  config: Config,
  plugins: PluginSet = createPluginSet(),
  own: Partial<Drivers> = {},
): Promise<readonly DatasetCheck[]> {
  const drivers = { ...chooseDrivers(plugins.drivers, config), ...own };
  let dataset: Dataset | undefined;
  const findings: DatasetCheck[] = [
    // The program that reads the command line rejects versions that are too old.
    { check: 'node', ...ok(process.versions.node) },
    ...(await checkPlaces(config)),
    await attempt('dataset', async () => {
      dataset = await openDataset(config.dataDir, drivers);
      const { graph, articles } = dataset.manifest;
      return ok(`${count(graph.triples)} triples, ${count(articles.articles)} articles`);
    }),
  ];
  if (dataset === undefined) findings.push(...(await checkMemory(config, drivers.graph)));
  else {
    findings.push(await checkFiles(dataset), ...(await checkEmbeddings(dataset)));
    const { checks = [] } = (await readReport(dataset.directory)) ?? {};
    findings.push(...checks.filter(({ status }) => status !== 'ok'));
    findings.push(...(await checkEngines(config, drivers, dataset)));
  }
  findings.push(await checkPort(config));
  return findings;
}

export async function checkBeforeStart(
  config: Config,
  plugins: PluginSet = createPluginSet(),
  own: Partial<Drivers> = {},
): Promise<void> {
  const { graph } = { ...chooseDrivers(plugins.drivers, config), ...own };
  const found = [...(await checkMemory(config, graph)), ...(await checkPlaces(config))];
  const problems = found
    .filter(({ status }) => status === 'fail')
    .map(({ check, detail }) => `${check}: ${detail}`);
  const port = await checkPort(config);
  const advice = 'Stop what uses it, or choose another port with --port.';
  if (port.status !== 'ok') problems.push(`port: ${port.detail}. ${advice}`);
  if (problems.length > 0) throw new ConfigError(`Cannot start. ${problems.join('; ')}`);
}

async function checkPlaces(config: Config): Promise<readonly DatasetCheck[]> {
  return [checkDataDir(config), await checkKeys(config), ...(await checkLimitStore(config))];
}

type Outcome = Omit<DatasetCheck, 'check'>;

const ok = (detail: string): Outcome => ({ status: 'ok', detail });
const warn = (detail: string): Outcome => ({ status: 'warn', detail });
const fail = (detail: string): Outcome => ({ status: 'fail', detail });

/** A check that fails with the error of its work; that there is no dataset yet is a warning. */
async function attempt(check: string, work: () => Promise<Outcome>): Promise<DatasetCheck> {
  try {
    return { check, ...(await work()) };
  } catch (error) {
    const isMissing =
      check === 'dataset' && error instanceof DatasetError && error.problem === 'missing';
    const { detail } = failedFinding(error);
    return { check, ...(isMissing ? warn(detail) : fail(detail)) };
  }
}

/** A damaged dataset is reported when it is opened. */
async function checkMemory(
  { dataDir }: Config,
  graph: Drivers['graph'],
): Promise<readonly DatasetCheck[]> {
  const dataset = await readDatasetManifest(dataDir).catch(() => null);
  const triples = dataset?.manifest.graph.triples ?? STARTER_TRIPLES;
  const lack = graph.lackOfMemory?.(triples) ?? null;
  return lack === null ? [] : [{ check: 'memory', ...fail(lack) }];
}

function checkDataDir({ dataDir, apiKey, keyFile }: Config): DatasetCheck {
  const check = 'data directory';
  let place = dataDir;
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  if (isOpen(place, constants.R_OK | constants.W_OK)) {
    const detail = place === dataDir ? dataDir : `${dataDir} will be created by the first start`;
    return { check, ...ok(detail) };
  }
  // A replica whose keys are elsewhere writes nothing there.
  const hasKeys = apiKey !== null || keyFile !== '';
  if (place === dataDir && hasKeys && isOpen(place, constants.R_OK))
    return { check, ...ok(`${dataDir}, read-only`) };
  return { check, ...fail(`${place} isn't readable and writable`) };
}

function isOpen(place: string, mode: number): boolean {
  try {
    accessSync(place, mode);
    return true;
  } catch {
    return false;
  }
}

/** Without an answer the service starts and counts on its own. */
async function checkLimitStore(config: Config): Promise<readonly DatasetCheck[]> {
  await using counters = await openSharedCounters(config, pino({ level: 'silent' }));
  if (counters === null) return [];
  const { store } = counters;
  const problem = counters.problem();
  const outcome =
    problem === null
      ? ok(`the store at ${store} responds`)
      : warn(
          `the store at ${store} doesn't respond (${problem}); each replica would count on its own`,
        );
  return [{ check: 'limits', ...outcome }];
}

function checkKeys({ apiKey, dataDir, keyFile }: Config): Promise<DatasetCheck> {
  return attempt('keys', async () => {
    if (apiKey !== null) return ok('one, from BIOGRAPHQL_API_KEY');
    const path = getKeyFile({ dataDir, keyFile });
    const keys = readKeyFile(path);
    if (keys.length === 0 && keyFile !== '') return fail(`${keyFile} has no keys`);
    if (keys.length === 0) return warn('none; the first start creates one');
    const remark = keyFile === '' ? remarkOnFiles(path, firstKeyPath(dataDir)) : null;
    return remark === null ? ok(count(keys.length)) : warn(remark);
  });
}

function remarkOnFiles(keyFile: string, firstKey: string): string | null {
  const exposed = [keyFile, firstKey].find(isOpenToOthers);
  if (exposed !== undefined) return `others can read ${exposed}; run chmod 600 on it`;
  return existsSync(firstKey) ? `${firstKey} still has the first key; delete it` : null;
}

/** Whether anyone but the owner may read a file; Windows has other ways to say so. */
function isOpenToOthers(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && process.platform !== 'win32' && (stats.mode & 0o077) !== 0;
}

function checkFiles(dataset: Dataset): Promise<DatasetCheck> {
  return attempt('files', async () => {
    const isVerifiable = await verifyDataset(dataset);
    await verifyReport(dataset.directory);
    return isVerifiable
      ? ok('unchanged since the build')
      : warn('built by an earlier version, without hashes');
  });
}

/** They are trained after the dataset was built, and have a checksum of their own. */
async function checkEmbeddings({ directory, manifest }: Dataset): Promise<readonly DatasetCheck[]> {
  let isThere = true;
  const finding = await attempt('embeddings', async () => {
    isThere = (await openEmbeddings(directory, manifest.digest)) !== null;
    return ok('unchanged since the import');
  });
  return isThere ? [finding] : [];
}

async function checkEngines(
  config: Config,
  drivers: Drivers,
  { places }: Dataset,
): Promise<readonly DatasetCheck[]> {
  const findings: DatasetCheck[] = [];
  for (const kind of ENGINE_KINDS) {
    const found = await checkEngine(drivers[kind], places[kind], { settings: config });
    findings.push(...found.map((finding) => ({ check: kind, ...finding })));
  }
  return findings;
}

async function checkPort({ host, port }: Config): Promise<DatasetCheck> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
  const detail = `${host}:${port} ${isFree ? 'is free' : 'is taken, perhaps by a running service'}`;
  return { check: 'port', ...(isFree ? ok(detail) : warn(detail)) };
}

const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

export const checkCommand = defineCommand({
  name: 'check',
  alias: 'doctor',
  description:
    'Check Node.js, the data directory, keys, the rate-limit store, every byte of the dataset, the engines and the port.',
  settings: ({ plugins }) => [
    ...['dataDir', 'keyFile', 'host', 'port', 'limitsPrefix', 'limitsTimeoutMs'],
    ...plugins.engineSettings,
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
