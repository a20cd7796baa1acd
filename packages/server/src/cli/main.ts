import { BioGraphQLError } from '@biographql/core';
import { Command, CommanderError } from 'commander';
import type { Plugin } from '../plugins/plugin.js';
import { createPluginSet } from '../plugins/plugin-set.js';
import { pluginsOfCommandLine } from '../plugins/plugins-of-command-line.js';
import { VERSION } from '../version.js';
import type { CommandContext } from './command-context.js';
import { admetCommand } from './commands/admet.js';
import { checkCommand } from './commands/check.js';
import { datasetsCommand } from './commands/datasets.js';
import { ingestCommand } from './commands/ingest.js';
import { inspectCommand } from './commands/inspect.js';
import { keysCommand } from './commands/keys.js';
import { replayCommand } from './commands/replay.js';
import { resolveCommand } from './commands/resolve.js';
import { serveCommand } from './commands/serve.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { messageOf } from './message-of.js';
import { addMissingCommands } from './missing-commands.js';
import { createOutput, type OutputStreams } from './output.js';
import { withCurrentNames } from './renamed-commands.js';

export { pluginsOfCommandLine };

/** In the order of the help text. */
const COMMANDS = [
  serveCommand,
  inspectCommand,
  ingestCommand,
  datasetsCommand,
  resolveCommand,
  replayCommand,
  keysCommand,
  admetCommand,
  checkCommand,
];

const HELP = `
Exit codes: 0 done, 1 failed, 2 the command line or a setting is not valid, 3 an ingest finished with rejects.`;

/**
 * Runs the command line `biographql …`. Returns its exit code; never throws.
 * @param load - returns the plugins; default: none.
 */
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
    createOutput({ json: argv.includes('--json') }, streams).failure(messageOf(error));
    return isConfigError(error) ? EXIT.USAGE : EXIT.FAILED;
  }
}

/** By its code: the commands of plugins throw the class of another bundle. */
function isConfigError(error: unknown): boolean {
  return BioGraphQLError.is(error) && error.code === 'INVALID_CONFIG';
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
