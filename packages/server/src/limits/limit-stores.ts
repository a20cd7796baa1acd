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
      'Timeout for a call to `limitsUrl`. After three failures in a row the replica counts alone for two seconds, then tries again.',
  }),
};

/** Opens the store at an address of its setting, whether it answers or not. */
export function openLimitStore(address: string, options: LimitStoreOptions): Promise<LimitStore> {
  return openRedisLimitStore(address, options);
}
