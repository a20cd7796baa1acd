/** An optional package of this project. */
export interface KnownPlugin {
  /** Name on npm. */
  readonly name: string;
  /** Settings that only its drivers read. */
  readonly settings?: readonly string[];
  /** Names of its drivers. */
  readonly drivers?: readonly string[];
  /** Commands that it adds; a space separates a subcommand. */
  readonly commands?: readonly string[];
}

/** The optional packages: `biographql` loads those that are installed, and names the others where something of theirs is requested. */
export const KNOWN_PLUGINS: readonly KnownPlugin[] = [
  {
    name: '@biographql/admet-lab',
    settings: ['admetModelsDir'],
    drivers: ['lab'],
    commands: ['admet explain', 'admet import', 'admet report', 'admet train'],
  },
  { name: '@biographql/graph-schema', commands: ['schema'] },
];

/** Returns the advice to install a package. */
export function installAdvice(name: string): string {
  return `Install it: npm install ${name}`;
}

/** Returns the known plugin that declares a setting. */
export function pluginOfSetting(setting: string): KnownPlugin | undefined {
  return KNOWN_PLUGINS.find(({ settings = [] }) => settings.includes(setting));
}
