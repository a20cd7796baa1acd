import { integer, type Setting, secret, text } from '@biographql/engines/settings';

const SCHEMES = ['redis:', 'rediss:', 'valkey:', 'valkeys:'];

/** May hold a password, so it is read from the environment only. */
const LIMITS_URL: Setting<string | null> = {
  ...secret({
    pattern: /^\S+$/,
    expected:
      'an address such as `valkey://user:password@host:6379/0`, by `redis`, `rediss`, `valkey` or `valkeys`',
    description:
      "Valkey or Redis (6 or newer) in which replicas share the counts of `rateLimit` and `badKeyLimit`; `rediss` and `valkeys` use TLS. Without it, or if it doesn't respond, each replica counts alone. See docs/operate/replicas.md.",
  }),
  parse: (raw) => (typeof raw === 'string' && isAddress(raw) ? raw : undefined),
};

export const LIMIT_STORE_SETTINGS = {
  limitsUrl: LIMITS_URL,
  limitsSecret: secret({
    pattern: /^.{16,}$/s,
    expected: 'a text of at least 16 characters',
    description:
      'Secret for hashing addresses and key ids before they are sent to `limitsUrl`; the same for all replicas. Without it, someone who reads the store could guess addresses.',
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
      'Timeout for a call to `limitsUrl`. After three failures in a row the replica connects again and counts alone until the store responds.',
  }),
};

function isAddress(raw: string): boolean {
  if (!URL.canParse(raw)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(raw);
  const isPlain = search === '' && hash === '' && /^\/?\d*$/.test(pathname);
  return SCHEMES.includes(protocol) && hostname !== '' && isPlain;
}
