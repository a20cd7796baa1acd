import known from './known-plugins.json' with { type: 'json' };

/** An optional package of this project. */
export interface KnownPlugin {
  readonly name: string;
  readonly settings?: readonly string[];
  readonly drivers?: readonly string[];
  readonly formats?: readonly string[];
  /** Commands that it adds; a space separates a subcommand. */
  readonly commands?: readonly string[];
}

/** `biographql` loads the installed ones, and suggests the others when a request needs one. */
export const KNOWN_PLUGINS: readonly KnownPlugin[] = known;

export function installAdvice(name: string): string {
  return `Install it: npm install ${name}`;
}

/** Says which optional package has a setting, driver, format or command; null when none has it. */
export function packageAdvice(part: 'settings' | 'drivers' | 'formats' | 'commands', name: string) {
  const owner = KNOWN_PLUGINS.find((plugin) =>
    plugin[part]?.some((each) => each === name || each.endsWith(` ${name}`)),
  );
  return owner === undefined
    ? null
    : `needs the package ${owner.name}. ${installAdvice(owner.name)}`;
}
