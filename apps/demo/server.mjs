// @ts-check
// Runs the service with this page and the documentation, as they were built last: what `biographql serve` does with those that it is shipped with.
//   --build-docs    builds the documentation once the service answers
import { fileURLToPath } from 'node:url';
import { plugin as admetLab } from '@biographql/admet-lab';
import { plugin as graphSchema } from '@biographql/graph-schema';
import {
  ConfigError,
  createLogger,
  createPluginSet,
  createService,
  loadConfig,
} from '@biographql/server';
import { buildDocs } from './build-docs.mjs';

const PAGE = fileURLToPath(new URL('./dist', import.meta.url));
const DOCS = fileURLToPath(new URL('../docs/dist', import.meta.url));
const PLUGINS = [admetLab, graphSchema];

const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

const stop = new AbortController();

try {
  await run();
} catch (error) {
  // What a stop interrupts is no failure: the next start begins where nothing was left.
  if (stop.signal.aborted) say('Stopped before the service was ready.');
  else {
    say(`error: ${explain(error)}`);
    process.exitCode = 1;
  }
}

/** @param {unknown} error */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Set PORT to another number.`;
  }
  return error instanceof ConfigError || 'code' in error ? error.message : error.stack;
}

async function run() {
  const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => (stop.signal.aborted ? process.exit(130) : stop.abort()));
  }

  const config = loadConfig({
    env: { BIOGRAPHQL_LOG_LEVEL: 'warn', ...process.env },
    settings: createPluginSet(PLUGINS).settings,
  });
  const log = createLogger(config);
  let phase = '';
  const service = await createService(config, {
    logger: log.logger,
    pageFolder: PAGE,
    docsFolder: DOCS,
    plugins: PLUGINS,
    signal: stop.signal,
    onProgress: (progress) => {
      if (progress.phase !== phase) say(`Building the starter dataset: ${progress.phase} …`);
      phase = progress.phase;
    },
  });

  try {
    await service.ready();
    const url = await service.listen();
    say(
      `\n  page  ${new URL('/', url)}\n  docs  ${new URL('/docs/', url)}\n  API   ${url}\n  key   ${keyNote(service.createdKey, config)}\n`,
    );
    const built = process.argv.includes('--build-docs') ? buildDocs(stop.signal) : null;
    if ((await built) === 'failed') {
      say('The documentation could not be built: `pnpm --filter @biographql/docs build` says why.');
    }
    await stopped;
  } finally {
    await service.stop();
    log.flush();
  }
}

/**
 * @param {string | null} createdKey
 * @param {import('@biographql/server').Config} config
 */
function keyNote(createdKey, config) {
  if (createdKey !== null) return `${createdKey}   (shown once; send it as x-api-key)`;
  if (config.apiKey !== null) return 'the one of BIOGRAPHQL_API_KEY';
  return `one of ${config.dataDir}/keys.json (another: node packages/server/bin/biographql.js keys create)`;
}
