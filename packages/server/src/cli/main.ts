import { BioGraphQLError } from '@biographql/core';
import { Command, CommanderError } from 'commander';
import { ConfigError } from '../config/config-error.js';
import { VERSION } from '../config/version.js';
import { installAdvice, KNOWN_PLUGINS } from '../plugins/known-plugins.js';
import { createPluginSet, pluginsOfCommandLine } from '../plugins/load-plugins.js';
import type { CommandContext, Plugin } from '../plugins/plugin.js';
import { admetCommand } from './commands/admet.js';
import { datasetsCommand } from './commands/datasets.js';
import { ingestCommand } from './commands/ingest.js';
import { inspectCommand } from './commands/inspect.js';
import { keysCommand } from './commands/keys.js';
import { replayCommand } from './commands/replay.js';
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
  replayCommand,
  keysCommand,
  admetCommand,
  checkCommand,
];

const HELP = `
Exit codes: 0 done, 1 failed, 2 the command line or a setting is not valid, 3 an ingest finished with rejects.`;

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
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.OK : EXIT.USAGE;
    createOutput({ json: argv.includes('--json') }, streams).failure(errorMessage(error));
    // By its code: the commands of plugins throw the class of another bundle.
    const isUsage = BioGraphQLError.is(error) && error.code === 'INVALID_CONFIG';
    return isUsage ? EXIT.USAGE : EXIT.FAILED;
  }
}

function createProgram(context: CommandContext): Command {
  const { streams, plugins } = context;
  const program = new Command('biographql')
    .description(
      'A GraphQL service over a biomedical knowledge graph, its literature and its ADMET models.',
    )
    .version(VERSION, '--version', 'print the version')
    .addHelpText('after', HELP)
    .exitOverride()
    .showHelpAfterError('Add --help for the options.')
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    });
  // Subcommands inherit the settings above only when they are added by the program itself.
  for (const add of [...COMMANDS, ...plugins.commands]) add(program, context);
  addMissingCommands(program);
  return program;
}

/** Commands of optional packages that are not installed say so. */
function addMissingCommands(program: Command): void {
  const missing = KNOWN_PLUGINS.flatMap(({ name, commands = [] }) =>
    commands.map((command) => ({ command, words: command.split(' '), name })),
  );
  for (const { command, words, name } of missing) {
    const last = words.pop() ?? '';
    const parent = words.reduce<Command | undefined>(
      (above, word) => above?.commands.find((each) => each.name() === word),
      program,
    );
    if (parent === undefined || parent.commands.some((each) => each.name() === last)) continue;
    parent
      .command(last, { hidden: true })
      .allowUnknownOption()
      .allowExcessArguments()
      .helpOption(false)
      .action(() => {
        throw new ConfigError(
          `The command "${command}" comes with ${name}. ${installAdvice(name)}`,
        );
      });
  }
}

/** Commands that moved in 0.3; their old names work until 0.4. */
const RENAMED_COMMANDS: Readonly<Record<string, readonly string[]>> = {
  rollback: ['datasets', 'rollback'],
  remove: ['datasets', 'remove'],
  joins: ['datasets', 'merged'],
};

/** Flags that were renamed in 0.3; their old names work until 0.4. */
const RENAMED_FLAGS: Readonly<Record<string, string>> = {
  '--no-join': '--no-merge',
  '--keep': '--retain',
  '--sentinels': '--smoke-queries',
  '--any-dataset': '--ignore-dataset',
};

export function withCurrentNames(argv: readonly string[], { stderr }: OutputStreams): string[] {
  const [, , command = '', ...given] = argv;
  // As `npm start -- --port 4801` needs it; pnpm passes it on. Other commands have arguments that may begin with a dash.
  const rest = command === 'serve' && given[0] === '--' ? given.slice(1) : given;
  const renamed = (from: string, to: string) => stderr.write(`\`${from}\` is now \`${to}\`.\n`);
  const args = rest.map((arg) => {
    const [flag = ''] = arg.split('=', 1);
    const current = Object.hasOwn(RENAMED_FLAGS, flag) ? RENAMED_FLAGS[flag] : undefined;
    if (current === undefined) return arg;
    renamed(flag, current);
    return `${current}${arg.slice(flag.length)}`;
  });
  const current = Object.hasOwn(RENAMED_COMMANDS, command) ? RENAMED_COMMANDS[command] : undefined;
  if (current !== undefined) renamed(`biographql ${command}`, `biographql ${current.join(' ')}`);
  const start = current ?? argv.slice(2, 3);
  return [...argv.slice(0, 2), ...start, ...args];
}
