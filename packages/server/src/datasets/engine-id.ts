import { resolve } from 'node:path';
import { ConfigError } from '../config/config-error.js';

export interface NamedDirectory {
  readonly name: string;
  readonly dataDir: string;
}

export interface EngineId {
  readonly name: string;
  /** Release, id or digest of a version; null for the current one. */
  readonly version: string | null;
}

const ITEM = /^([A-Za-z0-9][\w.-]{0,63})=(.+)$/s;

export function isNamedDirectory(text: string): boolean {
  return ITEM.test(text);
}

export function resolveDirectory(item: string, base: string): string {
  const [, name = '', path = ''] = ITEM.exec(item) ?? [];
  return `${name}=${resolve(base, path)}`;
}

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
      `Two datasets have the same ${part === 'name' ? 'name' : 'directory'}: ${twice}. Change the setting datasets, or dataDir and engineId.`,
    );
  }
  return all;
}

/** Parses `lab`, `lab@2026-10` (a version of it) or `@2026-10` (a version of the first dataset). Null for an unknown name. */
export function parseEngineId(engineId: string, names: readonly string[]): EngineId | null {
  if (names.includes(engineId)) return { name: engineId, version: null };
  const at = engineId.indexOf('@');
  const version = engineId.slice(at + 1);
  if (at === -1 || version === '') return null;
  const name = at === 0 ? names[0] : engineId.slice(0, at);
  return name !== undefined && names.includes(name) ? { name, version } : null;
}
