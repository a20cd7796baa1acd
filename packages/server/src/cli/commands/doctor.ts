import type { AddCommand } from '../command-context.js';
import { addConfigFlags, configOf } from '../config-options.js';
import { runChecks } from '../doctor-checks.js';
import { EXIT } from '../exit-codes.js';
import { createOutput } from '../output.js';

const MARKS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' } as const;

/** `biographql doctor`: looks at everything that a start needs, and changes nothing. */
export const doctorCommand: AddCommand = (program, context) => {
  const { streams, finish, plugins } = context;
  const command = program
    .command('doctor')
    .description(
      'Check Node.js, data directory, keys, the store of limits, every byte of the dataset, memory, engines and port.',
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
    'processes',
    'limitsPrefix',
    'limitsTimeoutMs',
    ...plugins.engineSettings,
  ]);
};
