import { BioGraphQLError } from '@biographql/core';
import { Command, CommanderError } from 'commander';
import { VERSION } from '../config/version.js';
import { packageAdvice } from '../plugins/known-plugins.js';
import { createPluginSet, pluginsOfCommandLine } from '../plugins/load-plugins.js';
import type { CommandContext, Plugin } from '../plugins/plugin.js';
import { MISUSE } from './command.js';
import { admetCommand } from './commands/admet.js';
import { datasetsCommand } from './commands/datasets.js';
import { ingestCommand } from './commands/ingest.js';
import { inspectCommand } from './commands/inspect.js';
import { keysCommand } from './commands/keys.js';
import { resolveCommand } from './commands/resolve.js';
import { serveCommand } from './commands/serve.js';
import { verifyCommand } from './commands/verify.js';
import { createOutput, EXIT, type ExitCode, errorMessage, type OutputStreams } from './output.js';
import { checkCommand } from './start-checks.js';

export { pluginsOfCommandLine };

const COMMANDS = [
  serveCommand,
  inspectCommand,
  ingestCommand,
  datasetsCommand,
  resolveCommand,
  verifyCommand,
  keysCommand,
  admetCommand,
  checkCommand,
];

/** Names that changed in 0.3; the old ones work until 0.4. */
const RENAMED_COMMANDS = new Map([
  ['rollback', 'datasets rollback'],
  ['remove', 'datasets remove'],
  ['joins', 'datasets merged'],
]);
const RENAMED_FLAGS = new Map([
  ['--no-join', '--no-merge'],
  ['--keep', '--retain'],
  ['--sentinels', '--smoke-queries'],
]);

const HELP = `
Exit codes: 0 success, 1 failure, 2 invalid command line or setting, 3 finished with rejected records.`;

export async function main(
  argv: readonly string[],
  streams: OutputStreams = process,
  load: (argv: readonly string[]) => Promise<readonly Plugin[]> = async () => [],
): Promise<ExitCode> {
  let code: ExitCode = EXIT.OK;
  const finish: CommandContext['finish'] = (ended) => {
    code = ended;
  };
  try {
    const plugins = createPluginSet(await load(argv));
    const program = createProgram({ streams, finish, plugins });
    await program.parseAsync(withCurrentNames(argv, streams));
    return code;
  } catch (error) {
    const isUsage = error instanceof CommanderError;
    // Commander has printed its own errors.
    if (isUsage && error.code !== MISUSE) return error.exitCode === 0 ? EXIT.OK : EXIT.USAGE;
    const output = createOutput({ json: argv.includes('--json') }, streams);
    output.failure(isUsage ? error.message : errorMessage(error));
    // Compared by code: plugin commands throw the class of another bundle.
    const isConfig = BioGraphQLError.is(error) && error.code === 'INVALID_CONFIG';
    return isUsage || isConfig ? EXIT.USAGE : EXIT.FAILED;
  }
}

function createProgram(context: CommandContext): Command {
  const { stdout, stderr } = context.streams;
  const program = new Command('biographql')
    .description(
      'A GraphQL service over a biomedical knowledge graph, literature and ADMET models.',
    )
    .version(VERSION, '--version', 'print the version')
    .addHelpText('after', HELP)
    .exitOverride()
    .showHelpAfterError('Add --help for the options.')
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(`${text}${adviceOn(text)}`),
    });
  // Subcommands inherit the settings above only when they are added by the program itself.
  for (const add of [...COMMANDS, ...context.plugins.commands]) add(program, context);
  return program;
}

function adviceOn(error: string): string {
  const [, kind, name = ''] = /unknown (command|option) '([^']+)'/.exec(error) ?? [];
  const setting = name.slice(2).replace(/-./g, (dash) => dash.slice(1).toUpperCase());
  const advice =
    kind === 'command' ? packageAdvice('commands', name) : packageAdvice('settings', setting);
  return advice === null ? '' : `It ${advice}\n`;
}

export function withCurrentNames(argv: readonly string[], { stderr }: OutputStreams): string[] {
  const [, , command, ...given] = argv;
  if (command === undefined) return [...argv];
  // pnpm passes on the `--` of `npm start -- --port 4801`. Other commands have arguments that may begin with a dash.
  const rest = command === 'serve' && given[0] === '--' ? given.slice(1) : given;
  const renamed = (from: string, to: string) => stderr.write(`\`${from}\` is now \`${to}\`.\n`);
  const args = rest.map((arg) => {
    const [flag = ''] = arg.split('=', 1);
    const current = RENAMED_FLAGS.get(flag);
    if (current === undefined) return arg;
    renamed(flag, current);
    return `${current}${arg.slice(flag.length)}`;
  });
  const current = RENAMED_COMMANDS.get(command);
  if (current !== undefined) renamed(`biographql ${command}`, `biographql ${current}`);
  return [...argv.slice(0, 2), ...(current?.split(' ') ?? [command]), ...args];
}
