import { createService, type Service } from '../../compose.js';
import { unknownVariables } from '../../config/load-config.js';
import type { Config } from '../../config/settings.js';
import { createLogger } from '../../logger.js';
import type { AddCommand } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { createOutput, type Output } from '../output.js';
import { progressText } from '../progress-text.js';
import { stopSignal } from '../stop-signal.js';

/** `biographql serve`: runs the service until it is told to stop. */
export const serveCommand: AddCommand = (program, { streams }) => {
  const command = program
    .command('serve')
    .description('Run the service. The first start builds the starter dataset and creates a key.')
    .option('--json', 'print the address and the key as JSON')
    .action(async (flags: Readonly<Record<string, unknown>>) => {
      const output = createOutput({ json: flags.json === true }, streams);
      await serve(configOf(flags), output);
    });
  addConfigFlags(command);
};

/** Serves until SIGTERM or SIGINT; then lets running requests finish and closes the engines. */
async function serve(config: Config, output: Output): Promise<void> {
  const log = createLogger(config);
  const stop = stopSignal();
  try {
    for (const name of unknownVariables()) log.logger.warn({ name }, 'unknown variable, ignored');
    await using service = await createService(config, {
      logger: log.logger,
      signal: stop.signal,
      onProgress: (progress) => output.progress(progressText(progress)),
    });
    output.endProgress();
    await service.ready();
    const url = await service.listen();
    announce(service, url, output);
    log.logger.info({ url }, 'listening');
    await stop.received;
    log.logger.info('stopping');
    await service.stop();
    log.logger.info('stopped');
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    log.flush();
    stop.release();
  }
}

function announce({ createdKey }: Service, url: string, output: Output): void {
  const key = createdKey === null ? {} : { key: createdKey };
  const keyLine = createdKey === null ? '' : `\nAPI key (shown once): ${createdKey}`;
  output.result({ url, ...key }, `Listening on ${url}${keyLine}`);
}
