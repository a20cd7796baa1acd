import { readPluginNames } from '../config/load-config.js';
import { loadPlugins } from './load-plugins.js';
import type { Plugin } from './plugin.js';

/**
 * Returns the plugins of a run of `biographql`: those of the setting `plugins`, and the installed optional packages. The
 * two flags are read before the commands are known, since plugins bring commands and settings.
 * @throws ConfigError.
 */
export async function pluginsOfCommandLine(argv: readonly string[]): Promise<readonly Plugin[]> {
  const plugins = flagValue(argv, '--plugins');
  const names = readPluginNames({
    file: flagValue(argv, '--config'),
    flags: plugins === undefined ? {} : { plugins },
  });
  return loadPlugins({ names });
}

function flagValue(argv: readonly string[], flag: string): string | undefined {
  const index = argv.indexOf(flag);
  if (index >= 0) return argv[index + 1];
  return argv.find((each) => each.startsWith(`${flag}=`))?.slice(flag.length + 1);
}
