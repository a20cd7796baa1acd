import { type Command, Option as FlagOption } from 'commander';
import type { Config } from '../config/config.js';
import { loadConfig } from '../config/load-config.js';
import { OPTION_NAMES, OPTIONS } from '../config/options.js';

/** Adds the flags of the named settings, with help texts from the table, and `--config`. */
export function addConfigFlags(
  command: Command,
  names: readonly (keyof Config)[] = OPTION_NAMES,
): Command {
  command.option('--config <file>', 'configuration file (BIOGRAPHQL_CONFIG)');
  for (const name of names) {
    const { flag, env, description, defaultValue } = OPTIONS[name];
    if (flag === null) continue;
    const isNone = defaultValue === null || Array.isArray(defaultValue);
    const standard = isNone ? 'none' : String(defaultValue);
    command.addOption(new FlagOption(flag, `${description} (${env}, default ${standard})`));
  }
  return command;
}

/** Reads the settings for a command from its flags, the environment and the file. */
export function configOf(flags: Readonly<Record<string, unknown>>): Config {
  const { config: file } = flags;
  return loadConfig({ flags, file: typeof file === 'string' ? file : undefined });
}
