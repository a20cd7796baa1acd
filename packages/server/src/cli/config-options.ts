import { type Command, Option } from 'commander';
import { loadConfig } from '../config/load-config.js';
import type { Config } from '../config/settings.js';
import type { CommandContext } from './command-context.js';

/** Adds the flags of the named settings (default: of all), with help texts from the table, and `--config`. */
export function addConfigFlags(
  command: Command,
  { plugins }: Pick<CommandContext, 'plugins'>,
  names?: readonly string[],
): Command {
  command.option('--config <file>', 'configuration file (BIOGRAPHQL_CONFIG)');
  for (const { name, variable, flag, description, defaultValue } of plugins.settings) {
    if (flag === null || names?.includes(name) === false) continue;
    const isNone = defaultValue === null || defaultValue === '' || Array.isArray(defaultValue);
    const standard = isNone ? 'none' : String(defaultValue);
    command.addOption(new Option(flag, `${description} (${variable}, default ${standard})`));
  }
  return command;
}

/** Returns the settings for a command, read from its flags, the environment and the file. */
export function configOf(
  flags: Readonly<Record<string, unknown>>,
  { plugins: { settings } }: Pick<CommandContext, 'plugins'>,
): Config {
  const { config: file } = flags;
  return loadConfig({ flags, file: typeof file === 'string' ? file : undefined, settings });
}
