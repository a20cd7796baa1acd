import { resolve } from 'node:path';
import { ConfigError } from '../config/config-error.js';

/** A dataset that a service serves by a name. */
export interface NamedDirectory {
  /** What requests send as `engineID`. */
  readonly name: string;
  /** Its data directory. */
  readonly dataDir: string;
}

/** What a value of `engineID` names. */
export interface DatasetReference {
  readonly name: string;
  /** Release, name or digest of a version that is kept; null for the one that is served. */
  readonly asOf: string | null;
}

/** One item of the setting `datasets`. */
const ITEM = /^([A-Za-z0-9][\w.-]{0,63})=(.+)$/s;

/** Returns whether a text is an item of the setting `datasets`: a name, `=`, a path. */
export function isNamedDirectory(text: string): boolean {
  return ITEM.test(text);
}

/** Returns an item of the setting `datasets` with its path made absolute. */
export function resolveDirectory(item: string, base: string): string {
  const [, name = '', path = ''] = ITEM.exec(item) ?? [];
  return `${name}=${resolve(base, path)}`;
}

/**
 * Returns the datasets of a service by name, the one of `dataDir` first, whose name is `engineId`.
 * @throws ConfigError when two have the same name or the same directory.
 */
export function namedDirectories({
  engineId,
  dataDir,
  datasets,
}: {
  readonly engineId: string;
  readonly dataDir: string;
  readonly datasets: readonly string[];
}): readonly NamedDirectory[] {
  const others = datasets.map((item) => {
    const [, name = '', path = ''] = ITEM.exec(item) ?? [];
    return { name, dataDir: resolve(path) };
  });
  const all = [{ name: engineId, dataDir: resolve(dataDir) }, ...others];
  for (const part of ['name', 'dataDir'] as const) {
    const values = all.map((each) => each[part]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice === undefined) continue;
    throw new ConfigError(
      `The setting datasets names two datasets with one ${part === 'name' ? 'name' : 'directory'}: ${twice}. The one of dataDir, called by engineId, counts among them.`,
    );
  }
  return all;
}

/**
 * Returns what a value of `engineID` names: `lab`, `lab@2026-10` for a version of it, `@2026-10` for one of the first dataset.
 * Null when there is no dataset of that name.
 */
export function referenceOf(engineID: string, names: readonly string[]): DatasetReference | null {
  if (names.includes(engineID)) return { name: engineID, asOf: null };
  const at = engineID.indexOf('@');
  const asOf = engineID.slice(at + 1);
  if (at === -1 || asOf === '') return null;
  const name = at === 0 ? names[0] : engineID.slice(0, at);
  return name !== undefined && names.includes(name) ? { name, asOf } : null;
}
