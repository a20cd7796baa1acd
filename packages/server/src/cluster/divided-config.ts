import { type Config, SETTINGS } from '../config/settings.js';

/** Returns the settings of one of so many serving processes: its part of what bounds all, at least 1 of what is not off. */
export function dividedConfig(config: Config, processes: number): Config {
  const parts = SETTINGS.filter(({ isDivided }) => isDivided === true).map(({ name }) => {
    const all: unknown = Reflect.get(config, name);
    const part =
      typeof all === 'number' && all > 0 ? Math.max(1, Math.floor(all / processes)) : all;
    return [name, part];
  });
  // The figures of all are told by the primary process.
  return { ...config, ...Object.fromEntries(parts), metricsPort: 0 };
}
