import { isIP } from 'node:net';
import { isRecord } from '@biographql/core/internal';
import type { Setting } from '@biographql/engines/settings';

/** Returns a setting for several values by key, as given: a JSON object in the file, pairs such as `maxDepth=20` elsewhere. */
export function group({
  example,
  description,
}: Readonly<Record<'example' | 'description', string>>): Setting<
  Readonly<Record<string, unknown>>
> {
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

function parsePairs(text: string): Readonly<Record<string, unknown>> | undefined {
  const pairs = text.split(',').map((pair) => /^\s*([A-Za-z]+)\s*=\s*(\S+)\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2]]));
}

export function isProxyAddress(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    length === undefined ||
    (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
  );
}

const STORE_SCHEMES = ['redis:', 'rediss:', 'valkey:', 'valkeys:'];

/** Returns true for the URL of a store that replicas share. Its path may only be a database number. */
export function isStoreAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(text);
  const isPlain = search === '' && hash === '' && /^\/?\d*$/.test(pathname);
  return STORE_SCHEMES.includes(protocol) && hostname !== '' && isPlain;
}

export function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:');
}
