import { isRecord } from '@biographql/core/internal';
import { ENGINE_CHOICES } from '@biographql/engines';
import type { Setting } from '@biographql/engines/settings';
import groups from './setting-groups.json' with { type: 'json' };

/** The settings that hold several values, by name: `limits` is `maxDepth=20,rateLimit=600`. */
export type GroupName = 'limits' | 'workers' | 'engines';

/** Where a value of a group is: `sparqlWorkers` is `sparql` of `workers`. */
export interface GroupPlace {
  readonly group: GroupName;
  readonly key: string;
}

const PLACES: ReadonlyMap<string, GroupPlace> = new Map([
  ...groups.limits.map((name) => place(name, 'limits', name)),
  ...Object.entries(groups.workers).map(([name, key]) => place(name, 'workers', key)),
  ...Object.entries(ENGINE_CHOICES).map(([key, name]) => place(name, 'engines', key)),
]);

function place(name: string, group: GroupName, key: string): [string, GroupPlace] {
  return [name, { group, key }];
}

/** Returns the group that a setting is part of; null when it stands alone. */
export function getPlace(setting: string): GroupPlace | null {
  return PLACES.get(setting) ?? null;
}

/** Values of a group by key, as they were given. */
export type GroupValues = Readonly<Record<string, unknown>>;

/** Returns a setting for several values: a JSON object in the file, pairs such as `maxDepth=20` elsewhere. */
export function group(example: string, description: string): Setting<GroupValues> {
  return {
    defaultValue: {},
    placeholder: 'pairs',
    description,
    expected: `pairs such as \`${example}\`, separated by commas`,
    parse(raw) {
      if (typeof raw === 'string') return parsePairs(raw);
      return isRecord(raw) && !Array.isArray(raw) ? raw : undefined;
    },
  };
}

function parsePairs(text: string): GroupValues | undefined {
  const pairs = text.split(',').map((pair) => /^\s*([A-Za-z]+)\s*=\s*(\S+)\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2]]));
}
