import type { Command } from 'commander';
import { ConfigError } from '../config/config-error.js';
import { installAdvice, KNOWN_PLUGINS } from '../plugins/known-plugins.js';

/** Adds, out of the help text, the commands of optional packages that are not installed: they say which package to install. */
export function addMissingCommands(program: Command): void {
  for (const { name, commands = [] } of KNOWN_PLUGINS) {
    for (const command of commands) addMissing(program, command, name);
  }
}

function addMissing(program: Command, command: string, packageName: string): void {
  const words = command.split(' ');
  const last = words.pop() ?? '';
  const parent = words.reduce<Command | undefined>(
    (above, word) => above?.commands.find((each) => each.name() === word),
    program,
  );
  if (parent === undefined || parent.commands.some((each) => each.name() === last)) return;
  parent
    .command(last, { hidden: true })
    .allowUnknownOption()
    .allowExcessArguments()
    .helpOption(false)
    .action(() => {
      throw new ConfigError(
        `The command "${command}" comes with ${packageName}. ${installAdvice(packageName)}`,
      );
    });
}
