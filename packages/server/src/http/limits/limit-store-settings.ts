import { integer, type Setting, secret, text } from '@biographql/engines/settings';

const SCHEMES = ['redis:', 'rediss:', 'valkey:', 'valkeys:'];

/** May hold a password, so it is read from the environment only. */
const LIMITS_URL: Setting<string | null> = {
  ...secret({
    pattern: /^\S+$/,
    expected:
      'an address such as `valkey://user:password@host:6379/0`, by `redis`, `rediss`, `valkey` or `valkeys`',
    description:
      'Valkey or Redis (version 6 or later) in which replicas count together what `rateLimit` and `badKeyLimit` limit; `rediss` and `valkeys` use TLS. Without it, or while it does not answer, each replica counts on its own. See docs/operate/replicas.md.',
  }),
  parse: (raw) => (typeof raw === 'string' && isAddress(raw) ? raw : undefined),
};

/** Settings of the store in which replicas count callers. */
export const LIMIT_STORE_SETTINGS = {
  limitsUrl: LIMITS_URL,
  limitsSecret: secret({
    pattern: /^.{16,}$/s,
    expected: 'a text of at least 16 characters',
    description:
      'Secret that addresses and key identifiers are hashed with before they reach `limitsUrl`; the same in all replicas. Without it, whoever reads the store can find addresses by trying all of them.',
  }),
  limitsPrefix: text({
    defaultValue: 'biographql',
    placeholder: 'text',
    pattern: /^[\w.-]{1,64}$/,
    expected: 'letters, digits, `.`, `_` and `-`, at most 64',
    description: 'Prefix of every name in the store of `limitsUrl`.',
  }),
  limitsTimeoutMs: integer({
    defaultValue: 100,
    placeholder: 'ms',
    min: 1,
    max: 10_000,
    description:
      'Time for one answer of `limitsUrl`. After three late answers in a row the replica connects again, and counts on its own meanwhile.',
  }),
};

function isAddress(raw: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(raw);
  const isPlain = search === '' && hash === '' && /^\/?\d*$/.test(pathname);
  return SCHEMES.includes(protocol) && hostname !== '' && isPlain;
}
