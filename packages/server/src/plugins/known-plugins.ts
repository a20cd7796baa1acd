import known from './known-plugins.json' with { type: 'json' };

/** An optional package of this project. */
export interface KnownPlugin {
  /** Name on npm. */
  readonly name: string;
  /** Settings that only its drivers read. */
  readonly settings?: readonly string[];
  /** Names of its drivers. */
  readonly drivers?: readonly string[];
  /** Names of the graph formats that it reads. */
  readonly formats?: readonly string[];
  /** Commands that it adds; a space separates a subcommand. */
  readonly commands?: readonly string[];
}

/** `biographql` loads those that are installed, and names the others where something of theirs is requested. */
export const KNOWN_PLUGINS: readonly KnownPlugin[] = known;

export function installAdvice(name: string): string {
  return `Install it: npm install ${name}`;
}

export function pluginOfSetting(setting: string): KnownPlugin | undefined {
  return KNOWN_PLUGINS.find(({ settings = [] }) => settings.includes(setting));
}

export function pluginOfDriver(driver: string): KnownPlugin | undefined {
  return KNOWN_PLUGINS.find(({ drivers = [] }) => drivers.includes(driver));
}

export function pluginOfFormat(format: string): KnownPlugin | undefined {
  return KNOWN_PLUGINS.find(({ formats = [] }) => formats.includes(format));
}
