import { createService, type Service } from '../../compose.js';
import type { Config } from '../../config/settings.js';
import { writeFirstKey } from '../../http/keys/first-key.js';
import { keyFileOf } from '../../http/keys/key-file.js';
import { checkoutRoot, shippedDocs, shippedPage } from '../../http/pages/built-pages.js';
import type { PluginSet } from '../../plugins/plugin.js';
import { createLogger, type ServiceLogger } from '../../telemetry/logger.js';
import type { AddCommand } from '../command-context.js';
import { addConfigFlags, configOf, warningsFor } from '../config-options.js';
import { createOutput, type Output } from '../output.js';
import { progressText } from '../progress-text.js';
import { type StopSignal, stopSignal } from '../stop-signal.js';

/** `biographql serve`: runs the service until it is told to stop. */
export const serveCommand: AddCommand = (program, context) => {
  const { streams, plugins } = context;
  const command = program
    .command('serve')
    .description('Run the service. The first start builds the starter dataset and creates a key.')
    .option('--json', 'print addresses and the location of the first key as JSON')
    .action(async (flags: Readonly<Record<string, unknown>>) => {
      const output = createOutput({ json: flags.json === true }, streams);
      const config = configOf(flags, { plugins });
      for (const warning of warningsFor(flags, context)) output.note(`Warning: ${warning}`);
      await serve(config, output, plugins);
    });
  addConfigFlags(command, context);
};

/** Serves until SIGTERM or SIGINT; then lets running requests finish and closes the engines. */
async function serve(config: Config, output: Output, plugins: PluginSet): Promise<void> {
  const log = createLogger(config, process.stdout);
  const stop = stopSignal();
  try {
    await serveUntilStopped(config, { log, stop, output, plugins });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    log.flush();
    stop.release();
  }
}

interface Surroundings {
  readonly log: ServiceLogger;
  readonly stop: StopSignal;
  readonly output: Output;
  readonly plugins: PluginSet;
}

async function serveUntilStopped(
  config: Config,
  { log, stop, output, plugins }: Surroundings,
): Promise<void> {
  const pages = { pageFolder: shippedPage(config), docsFolder: shippedDocs(config) };
  await using service = await createService(config, {
    ...pages,
    plugins: plugins.plugins,
    logger: log.logger,
    signal: stop.signal,
    onProgress: (progress) => output.progress(progressText(progress)),
  });
  output.endProgress();
  if (!(await isDone(service.ready(), stop))) return;
  const url = await service.listen();
  announce(service, { url, ...pages }, output);
  log.logger.info({ url }, 'listening');
  await stop.received;
  log.logger.info('stopping');
  await service.stop();
  log.logger.info('stopped');
}

/** Returns false when the program is told to stop before a step of its start is done; that is ended then. */
async function isDone(step: Promise<unknown>, stop: StopSignal): Promise<boolean> {
  const done = step.then(() => true);
  // Its rejection is heard even when nobody waits for it any more.
  done.catch(() => {});
  return Promise.race([done, stop.received.then(() => false)]);
}

interface Announced {
  readonly url: string;
  readonly pageFolder: string | null;
  readonly docsFolder: string | null;
}

const BUILD_DOCS = 'npx pnpm --filter @biographql/docs build';

/** Prints where the service is. Without a terminal the first key goes into a file, since what is printed may be retained. */
function announce(
  { config, createdKey }: Pick<Service, 'config' | 'createdKey'>,
  { url, pageFolder, docsFolder }: Announced,
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
  else if (output.isTerminal) {
    result.key = createdKey;
    lines.push(`  API key  ${createdKey}   (shown once; send it as x-api-key)`);
  } else {
    result.keyFile = writeFirstKey(config.dataDir, createdKey);
    lines.push(`  API key  in ${result.keyFile}: read it, then delete the file`);
  }
  output.result(result, lines.join('\n'));
}

function keyNote({ apiKey, dataDir, keyFile }: Config): string {
  if (apiKey !== null) return 'from BIOGRAPHQL_API_KEY';
  return `one of ${keyFileOf({ dataDir, keyFile })}; create another with "biographql keys create"`;
}
