import { integer, secret, text } from '@biographql/engines/settings';
import { DEFAULT_HTTP_LIMITS } from '../http/http-limits.js';
import { LIMIT_STORE_SETTINGS } from '../http/limits/limit-store-settings.js';

export const CALLER_SETTINGS = {
  apiKey: secret({
    pattern: /^./s,
    expected: 'a text',
    description:
      'The one accepted API key. Without it the keys of the data directory are accepted, and the first start creates one.',
  }),
  keyFile: text({
    defaultValue: '',
    placeholder: 'path',
    pattern: /./,
    expected: 'a path',
    description:
      'File of keys instead of `keys.json` in the data directory, for several replicas or a mounted secret. The service only reads it, and follows its changes; `biographql keys` writes it, with its audit file alongside.',
  }),
  rateLimit: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.requestsPerMinute,
    min: 0,
    max: 1_000_000_000,
    description:
      'Requests per minute and key, at most a tenth of them in 6 seconds; 0 is no limit. Expensive work has the same number of units per minute: each millisecond of SPARQL beyond 10 ms, each molecule, and every 5 characters of a long question. `extensions.cost` in a response has the units if there is more than one.',
  }),
  badKeyLimit: integer({
    defaultValue: DEFAULT_HTTP_LIMITS.badKeysPerMinute,
    min: 0,
    max: 1_000_000_000,
    description:
      'Requests with a wrong key per minute and address; then only keys that this address used before are accepted. 0 is no limit.',
  }),
  ...LIMIT_STORE_SETTINGS,
};
