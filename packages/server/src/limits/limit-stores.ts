import { integer } from '@biographql/engines/settings';
import type { LimitStore, LimitStoreOptions } from './limit-store.js';
import { openRedisLimitStore } from './redis/redis-limit-store.js';
import { REDIS_SETTINGS } from './redis/redis-settings.js';

/** The settings of stores of limits. This list, and what opens one, is all that names their drivers. */
export const LIMIT_STORE_SETTINGS = {
  ...REDIS_SETTINGS,
  limitsTimeoutMs: integer({
    defaultValue: 100,
    placeholder: 'ms',
    min: 1,
    max: 10_000,
    description:
      'Time that the store of `limitsUrl` has for one answer. After three late ones in a row the replica counts on its own for two seconds, then asks again.',
  }),
};

/** Opens the store at an address of its setting, whether it answers or not. */
export function openLimitStore(address: string, options: LimitStoreOptions): Promise<LimitStore> {
  return openRedisLimitStore(address, options);
}
