import type { AddCommand } from '../../plugins/plugin.js';
import { addAction, addConfigFlags } from '../command.js';
import { EXIT } from '../output.js';
import { runChecks } from '../start-checks.js';

const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

export const checkCommand: AddCommand = (program, context) => {
  const command = program
    .command('check')
    .alias('doctor')
    .description(
      'Check Node.js, the data directory, keys, the rate-limit store, every byte of the dataset, the engines and the port.',
    )
    .option('--json', 'print JSON');
  addAction(command, context, async ({ config, plugins, output, finish }) => {
    const findings = await runChecks(config(), plugins);
    const lines = findings.map(
      ({ check, status, detail }) => `${MARKS[status]}  ${check}: ${detail}`,
    );
    output.result({ findings }, lines.join('\n'));
    if (findings.some(({ status }) => status === 'fail')) finish(EXIT.FAILED);
  });
  addConfigFlags(command, context, [
    'dataDir',
    'keyFile',
    'host',
    'port',
    'limitsPrefix',
    'limitsTimeoutMs',
    ...context.plugins.engineSettings,
  ]);
};
