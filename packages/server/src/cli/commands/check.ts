import type { AddCommand } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { EXIT } from '../exit-codes.js';
import { createOutput } from '../output.js';
import { runChecks } from '../start-checks.js';

const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

/** `biographql check`: checks everything that a start needs, and changes nothing. */
export const checkCommand: AddCommand = (program, context) => {
  const { streams, finish, plugins } = context;
  const command = program
    .command('check')
    .alias('doctor')
    .description(
      'Check Node.js, the data directory, keys, the rate-limit store, every byte of the dataset, the engines and the port.',
    )
    .option('--json', 'print JSON')
    .action(async (flags: Readonly<Record<string, unknown>>) => {
      const output = createOutput({ json: flags.json === true }, streams);
      const findings = await runChecks(configOf(flags, { plugins }), plugins);
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
    ...plugins.engineSettings,
  ]);
};
