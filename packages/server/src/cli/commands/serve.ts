import { once } from 'node:events';
import { createService } from '../../compose.js';
import type { Config } from '../../config/settings.js';
import { getKeyFile } from '../../http/keys/key-file.js';
import { firstKeyPath, writeFirstKey } from '../../http/keys/open-keys.js';
import { checkoutRoot, shippedPages } from '../../http/pages/index.js';
import { createLogger, type ServiceLogger } from '../../telemetry/logger.js';
import { type CommandRun, defineCommand } from '../command.js';
import { linesWhere, type Output, progressText } from '../output.js';
import { checkBeforeStart } from '../start-checks.js';

export const serveCommand = defineCommand({
  name: 'serve',
  description: 'Run the service. The first start builds the starter dataset and creates a key.',
  settings: 'all',
  async run(call) {
    const config = call.config();
    for (const warning of call.warnings()) call.output.note(`Warning: ${warning}`);
    await checkBeforeStart(config, call.plugins);
    const logs = createLogger(config, process.stdout, { isHeld: true });
    try {
      await serveUntilStopped(config, logs, call);
    } catch (error) {
      if (!call.signal.aborted) throw error;
    } finally {
      logs.flush();
    }
  },
});

async function serveUntilStopped(
  config: Config,
  { logger, begin }: ServiceLogger,
  { output, plugins, signal }: CommandRun,
): Promise<void> {
  const stopped = once(signal, 'abort');
  const pages = shippedPages(config);
  await using service = await createService(config, {
    ...pages,
    plugins: plugins.plugins,
    logger,
    signal,
    onProgress: (progress) => output.progress(progressText(progress)),
  });
  output.endProgress();
  const { createdKey } = service;
  let url: string | null = null;
  try {
    const ready = service.ready();
    // After a signal nothing awaits it, so its rejection is ignored.
    ready.catch(() => {});
    await Promise.race([ready, stopped]);
    if (signal.aborted) return;
    url = await service.listen();
  } finally {
    // Otherwise the first key would be lost: the next start finds a key file, and creates none.
    if (url === null && createdKey !== null)
      output.note(`The first API key is ${showFirstKey(config, createdKey, output)}`);
  }
  announce(config, { url, createdKey, ...pages }, output);
  begin();
  logger.info({ url }, 'listening');
  await stopped;
  logger.info('stopping');
  await service.stop();
  logger.info('stopped');
}

interface Started
  extends Readonly<Record<'pageFolder' | 'docsFolder' | 'createdKey', string | null>> {
  readonly url: string;
}

function announce(
  config: Config,
  { url, createdKey, pageFolder, docsFolder }: Started,
  output: Output,
): void {
  const { apiKey, dataDir } = config;
  const keySource =
    apiKey === null
      ? `any key in ${getKeyFile(config)}; create another with "biographql keys create"`
      : 'from BIOGRAPHQL_API_KEY';
  const key = createdKey === null ? keySource : showFirstKey(config, createdKey, output);
  const hasNoDocs = docsFolder === null && checkoutRoot() !== null;
  const lines = linesWhere(
    'BioGraphQL is ready.',
    pageFolder !== null && `  Web UI   ${new URL('/', url)}`,
    `  API      ${url}`,
    docsFolder !== null && `  Docs     ${new URL('/docs/', url)}`,
    hasNoDocs && '  Docs     not built; run npx pnpm --filter @biographql/docs build, then restart',
    `  API key  ${key}`,
  );
  const place = output.isTerminal ? { key: createdKey } : { keyFile: firstKeyPath(dataDir) };
  output.result({ url, ...(createdKey !== null && place) }, lines);
}

/** Without a terminal the key goes into a file, since output may be logged. */
function showFirstKey({ dataDir }: Config, key: string, { isTerminal }: Output): string {
  return isTerminal
    ? `${key}   (shown once; send it as x-api-key)`
    : `in ${writeFirstKey(dataDir, key)}: read it, then delete the file`;
}
