import { type Command, Option } from 'commander';
import { ConfigError } from '../config/config-error.js';
import { loadConfig, settingWarnings } from '../config/load-config.js';
import { type Config, flagOf } from '../config/settings.js';
import { installAdvice, KNOWN_PLUGINS } from '../plugins/known-plugins.js';
import type { CommandContext } from './command-context.js';

/** Adds the flags of the named settings (default: of all), with help texts from the table, and `--config`. */
export function addConfigFlags(
  command: Command,
  { plugins }: Pick<CommandContext, 'plugins'>,
  names?: readonly string[],
): Command {
  command.option('--config <file>', 'configuration file (BIOGRAPHQL_CONFIG)');
  const groups = plugins.settings.flatMap(({ name, place }) =>
    place !== null && names?.includes(name) === true ? [place.group] : [],
  );
  const isNamed = (name: string) => names === undefined || [...names, ...groups].includes(name);
  for (const { name, variable, flag, description, defaultValue, replacement } of plugins.settings) {
    if (flag === null || !isNamed(name)) continue;
    const isNone = defaultValue === '' || typeof defaultValue === 'object';
    const standard = isNone ? 'none' : String(defaultValue);
    const option = new Option(flag, `${description} (${variable}, default ${standard})`);
    const isShown = replacement === null || names?.includes(name) === true;
    command.addOption(isShown ? option : option.hideHelp());
  }
  addMissingFlags(command, plugins.settings);
  return command;
}

/** Adds, out of the help text, the flags of optional packages that are not installed: they say which package to install. */
function addMissingFlags(command: Command, settings: CommandContext['plugins']['settings']): void {
  for (const { name: owner, settings: own = [] } of KNOWN_PLUGINS) {
    for (const name of own) {
      const flag = flagOf(name);
      const isThere = command.options.some(({ long }) => long === flag);
      if (isThere || settings.some((setting) => setting.name === name)) continue;
      const option = new Option(`${flag} <value>`).hideHelp().argParser(() => {
        throw new ConfigError(
          `The flag ${flag} needs the package ${owner}. ${installAdvice(owner)}`,
        );
      });
      command.addOption(option);
    }
  }
}

/** Returns the settings for a command, read from its flags, the environment and the file. */
export function configOf(
  flags: Readonly<Record<string, unknown>>,
  { plugins: { settings } }: Pick<CommandContext, 'plugins'>,
): Config {
  const { config: file } = flags;
  return loadConfig({ flags, file: typeof file === 'string' ? file : undefined, settings });
}

/** Returns what to say about unknown variables and deprecated settings. */
export function warningsFor(
  flags: Readonly<Record<string, unknown>>,
  { plugins: { settings } }: Pick<CommandContext, 'plugins'>,
): readonly string[] {
  const { config: file } = flags;
  return settingWarnings({ flags, file: typeof file === 'string' ? file : undefined, settings });
}
