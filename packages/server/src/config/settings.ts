import { driverSettings, ENGINE_CHOICES, type Settings } from '@biographql/engines';
import { DRIVERS } from '@biographql/engines/drivers';
import type { Setting } from '@biographql/engines/settings';
import { OWN_SETTINGS, REPLACEMENTS } from '../generated/settings.js';
import groups from './setting-groups.json' with { type: 'json' };

export type { Config } from '../generated/config.js';

/** The settings that hold several values, by name: `limits` is `maxDepth=20,rateLimit=600`. */
export type GroupName = 'limits' | 'workers' | 'engines';

/** Place of a value in a group: `sparqlWorkers` is `sparql` of `workers`. */
export interface GroupPlace {
  readonly group: GroupName;
  readonly key: string;
}

const PLACES = new Map<string, GroupPlace>([
  ...groups.limits.map((name) => [name, { group: 'limits', key: name }] as const),
  ...Object.entries(groups.workers).map(
    ([name, key]) => [name, { group: 'workers', key }] as const,
  ),
  ...Object.entries(ENGINE_CHOICES).map(
    ([key, name]) => [name, { group: 'engines', key }] as const,
  ),
]);

/** A setting with the variable and flag of its name: `dataDir` is `BIOGRAPHQL_DATA_DIR` and `--data-dir <path>`. */
export interface NamedSetting extends Setting<unknown> {
  /** Field of the configuration file. */
  readonly name: string;
  readonly variable: string;
  /** Command-line flag with its placeholder; null for a secret, which must not show in a process list. */
  readonly flag: string | null;
  /** Its place in a group, if any; the ungrouped setting is then deprecated. */
  readonly place: GroupPlace | null;
  /** Replacement; null when it is not deprecated. */
  readonly replacement: string | null;
}

/** All settings: the source of `loadConfig`, the help texts and docs/reference/configuration.md. */
export const SETTINGS: readonly NamedSetting[] = settingsWith(driverSettings(DRIVERS));

export function settingsWith(engineSettings: Settings): readonly NamedSetting[] {
  const all: Settings = { ...OWN_SETTINGS, ...engineSettings };
  return Object.entries(all).map(([name, setting]) => named(name, setting));
}

function named(name: string, setting: Setting<unknown>): NamedSetting {
  const { variable, placeholder } = setting;
  const place = PLACES.get(name) ?? null;
  return {
    ...setting,
    name,
    variable: variable ?? getVariable(name),
    flag: placeholder === null ? null : `${getFlag(name)} <${placeholder}>`,
    place,
    replacement:
      place === null
        ? (REPLACEMENTS.get(name) ?? null)
        : `Use "${place.group}": {"${place.key}": …} or --${place.group} ${place.key}=….`,
  };
}

export function getVariable(name: string): string {
  return `BIOGRAPHQL_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

function getFlag(name: string): string {
  return `--${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
}
