import { isRecord } from '@biographql/core/internal';
import { ENGINE_CHOICES } from '@biographql/engines';
import type { Setting } from '@biographql/engines/settings';

/** The settings that hold several values, by name: `limits` is `maxDepth=20,rateLimit=600`. */
export type GroupName = 'limits' | 'workers' | 'engines';

/** Where a value of a group is: `sparqlWorkers` is `sparql` of `workers`. */
export interface GroupPlace {
  readonly group: GroupName;
  readonly key: string;
}

const LIMITS = [
  'rateLimit',
  'badKeyLimit',
  'bodyLimit',
  'requestTimeoutMs',
  'maxDepth',
  'maxRootFields',
  'maxFields',
  'maxTokens',
  'maxResponseBytes',
  'maxResponseValues',
  'maxPendingBytes',
  'sparqlTimeoutMs',
  'sparqlMaxRows',
  'sparqlMaxBytes',
  'sparqlMaxMemory',
  'sparqlConnections',
  'admetMaxMolecules',
  'llmTimeoutMs',
  'llmMaxTokens',
  'llmTokensPerMinute',
  'llmMaxPassages',
  'searchCache',
  'answerCache',
  'openReleases',
  'limitsTimeoutMs',
  'followDatasetMs',
  'slowRequestMs',
  'stopTimeoutMs',
] as const;

const WORKERS = {
  sparqlWorkers: 'sparql',
  articleThreads: 'articles',
  admetWorkers: 'admet',
} as const;

const PLACES: ReadonlyMap<string, GroupPlace> = new Map([
  ...LIMITS.map((name) => place(name, 'limits', name)),
  ...Object.entries(WORKERS).map(([name, key]) => place(name, 'workers', key)),
  ...Object.entries(ENGINE_CHOICES).map(([key, name]) => place(name, 'engines', key)),
]);

function place(name: string, group: GroupName, key: string): [string, GroupPlace] {
  return [name, { group, key }];
}

export function getPlace(setting: string): GroupPlace | null {
  return PLACES.get(setting) ?? null;
}

export type GroupValues = Readonly<Record<string, unknown>>;

/** Returns a setting for several values: a JSON object in the file, pairs such as `maxDepth=20` elsewhere. */
export function group(facts: {
  readonly example: string;
  readonly description: string;
}): Setting<GroupValues> {
  return {
    defaultValue: {},
    placeholder: 'pairs',
    description: facts.description,
    expected: `pairs such as \`${facts.example}\`, separated by commas`,
    parse: (raw) => (typeof raw === 'string' ? parsePairs(raw) : objectOrNone(raw)),
  };
}

function objectOrNone(raw: unknown): GroupValues | undefined {
  return isRecord(raw) && !Array.isArray(raw) ? raw : undefined;
}

function parsePairs(text: string): GroupValues | undefined {
  const pairs = text.split(',').map((pair) => /^\s*([A-Za-z]+)\s*=\s*(\S+)\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2]]));
}
