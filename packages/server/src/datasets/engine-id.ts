import { resolve } from 'node:path';
import { ConfigError } from '../config/config-error.js';
import type { Config } from '../generated/config.js';

export interface NamedDirectory {
  readonly name: string;
  readonly dataDir: string;
}

const ITEM = /^([A-Za-z0-9][\w.-]{0,63})=(.+)$/s;

export function isNamedDirectory(text: string): boolean {
  return ITEM.test(text);
}

export function resolveDirectory(item: string, base = ''): NamedDirectory {
  const [, name = '', path = ''] = ITEM.exec(item) ?? [];
  return { name, dataDir: resolve(base, path) };
}

/** Returns the directories of all datasets, that of `dataDir` first. @throws ConfigError for two with one name or place. */
export function namedDirectories({
  engineId,
  dataDir,
  datasets,
}: Pick<Config, 'engineId' | 'dataDir' | 'datasets'>): readonly NamedDirectory[] {
  const others = datasets.map((item) => resolveDirectory(item));
  const all = [{ name: engineId, dataDir: resolve(dataDir) }, ...others];
  for (const part of ['name', 'dataDir'] as const) {
    const values = all.map((each) => each[part]);
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice === undefined) continue;
    throw new ConfigError(
      `Two datasets have the same ${part === 'name' ? 'name' : 'directory'}: ${twice}. Change the setting datasets, or dataDir and engineId.`,
    );
  }
  return all;
}
