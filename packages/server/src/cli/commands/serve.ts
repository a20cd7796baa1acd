import { createService, type Service } from '../../compose.js';
import type { Config } from '../../config/settings.js';
import { getKeyFile } from '../../http/keys/key-file.js';
import { firstKeyPath, writeFirstKey } from '../../http/keys/open-keys.js';
import { checkoutRoot, shippedDocs, shippedPage } from '../../http/pages/built-pages.js';
import { createLogger, type ServiceLogger } from '../../telemetry/logger.js';
import { type CommandRun, defineCommand } from '../command.js';
import type { Output } from '../output.js';
import { progressText } from '../output.js';
import { checkBeforeStart } from '../start-checks.js';

export const serveCommand = defineCommand({
  name: 'serve',
  description: 'Run the service. The first start builds the starter dataset and creates a key.',
  settings: () => undefined,
  async run(call) {
    const config = call.config();
    for (const warning of call.warnings()) call.output.note(`Warning: ${warning}`);
    await checkBeforeStart(config, call.plugins);
    const { logger, begin, flush } = createLogger(config, process.stdout, { isHeld: true });
    try {
      await serveUntilStopped(config, { logger, begin }, call);
    } catch (error) {
      if (!call.signal.aborted) throw error;
    } finally {
      flush();
    }
  },
});

async function serveUntilStopped(
  config: Config,
  { logger, begin }: Pick<ServiceLogger, 'logger' | 'begin'>,
  { output, plugins, signal }: CommandRun<object>,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const pages = { pageFolder: shippedPage(config), docsFolder: shippedDocs(config) };
  await using service = await createService(config, {
    ...pages,
    plugins: plugins.plugins,
    logger,
    signal,
    onProgress: (progress) => output.progress(progressText(progress)),
  });
  output.endProgress();
  let url: string | null = null;
  try {
    const ready = service.ready();
    // Nobody waits for it any more after a signal.
    ready.catch(() => {});
    await Promise.race([ready, stopped]);
    if (signal.aborted) return;
    url = await service.listen();
  } finally {
    // Otherwise the first key would be lost: the next start finds a key file, and creates none.
    if (url === null && service.createdKey !== null) {
      output.note(`The first API key is ${showFirstKey(service, service.createdKey, output)}`);
    }
  }
  announce(service, url, pages, output);
  begin();
  logger.info({ url }, 'listening');
  await stopped;
  logger.info('stopping');
  await service.stop();
  logger.info('stopped');
}

const BUILD_DOCS = 'npx pnpm --filter @biographql/docs build';

function announce(
  { config, createdKey }: Pick<Service, 'config' | 'createdKey'>,
  url: string,
  { pageFolder, docsFolder }: Readonly<Record<'pageFolder' | 'docsFolder', string | null>>,
  output: Output,
): void {
  const lines = [
    'BioGraphQL is ready.',
    ...(pageFolder === null ? [] : [`  Web UI   ${new URL('/', url)}`]),
    `  API      ${url}`,
  ];
  if (docsFolder !== null) lines.push(`  Docs     ${new URL('/docs/', url)}`);
  else if (checkoutRoot() !== null) lines.push(`  Docs     not built: ${BUILD_DOCS}, then restart`);
  const result: { url: string; key?: string; keyFile?: string } = { url };
  if (createdKey === null) lines.push(`  API key  ${keyNote(config)}`);
  else {
    lines.push(`  API key  ${showFirstKey({ config }, createdKey, output)}`);
    if (output.isTerminal) result.key = createdKey;
    else result.keyFile = firstKeyPath(config.dataDir);
  }
  output.result(result, lines.join('\n'));
}

/** Without a terminal the key goes into a file, since what is printed may be retained. */
function showFirstKey(
  { config }: Pick<Service, 'config'>,
  key: string,
  { isTerminal }: Output,
): string {
  return isTerminal
    ? `${key}   (shown once; send it as x-api-key)`
    : `in ${writeFirstKey(config.dataDir, key)}: read it, then delete the file`;
}

function keyNote({ apiKey, dataDir, keyFile }: Config): string {
  if (apiKey !== null) return 'from BIOGRAPHQL_API_KEY';
  return `one of ${getKeyFile({ dataDir, keyFile })}; create another with "biographql keys create"`;
}
