import { createService, type Service } from '../../compose.js';
import { unknownVariables } from '../../config/load-config.js';
import type { Config } from '../../config/settings.js';
import { writeFirstKey } from '../../keys/first-key.js';
import { createLogger, type ServiceLogger } from '../../logger.js';
import { shippedDocs, shippedPage } from '../../pages/shipped-page.js';
import type { PluginSet } from '../../plugins/plugin.js';
import type { AddCommand } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput, type Output } from '../output.js';
import { progressText } from '../progress-text.js';
import { type StopSignal, stopSignal } from '../stop-signal.js';

/** `biographql serve`: runs the service until it is told to stop. */
export const serveCommand: AddCommand = (program, context) => {
  const { streams, plugins } = context;
  const command = program
    .command('serve')
    .description('Run the service. The first start builds the starter dataset and creates a key.')
    .option('--json', 'print the address, and where the first key is, as JSON')
    .action(async (flags: Readonly<Record<string, unknown>>) => {
      const output = createOutput({ json: flags.json === true }, streams);
      await serve(configOf(flags, { plugins }), output, plugins);
    });
  addConfigFlags(command, context);
};

/** Serves until SIGTERM or SIGINT; then lets running requests finish and closes the engines. */
async function serve(config: Config, output: Output, plugins: PluginSet): Promise<void> {
  const log = createLogger(config, process.stdout);
  const stop = stopSignal();
  try {
    for (const name of unknownVariables(process.env, plugins.settings))
      log.logger.warn({ name }, 'unknown variable, ignored');
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
  await using service = await createService(config, {
    plugins: plugins.plugins,
    logger: log.logger,
    signal: stop.signal,
    onProgress: (progress) => output.progress(progressText(progress)),
    pageFolder: shippedPage(config),
    docsFolder: shippedDocs(config),
  });
  output.endProgress();
  if (!(await isDone(service.ready(), stop))) return;
  const url = await service.listen();
  announce(service, url, output);
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

/** What is not read by a person at a terminal is kept: a key stays out of it. */
function announce(
  { config, createdKey }: Pick<Service, 'config' | 'createdKey'>,
  url: string,
  output: Output,
): void {
  const page = shippedPage(config) !== null ? `\nPage: ${new URL('/', url)}` : '';
  const listening = `Listening on ${url}${page}`;
  if (createdKey === null) output.result({ url }, listening);
  else if (output.isTerminal) {
    output.result({ url, key: createdKey }, `${listening}\nAPI key (shown once): ${createdKey}`);
  } else {
    const keyFile = writeFirstKey(config.dataDir, createdKey);
    const note = `The first API key is in ${keyFile}: read it, then remove the file.`;
    output.result({ url, keyFile }, `${listening}\n${note}`);
  }
}
