import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { httpLimitsOf } from '../config/http-limits-of.js';
import type { Config } from '../config/settings.js';
import type { ServiceMetrics } from '../telemetry/service-metrics.js';
import { openLimitStore } from './limit-stores.js';
import { createSharedCounting, type SharedCounting } from './shared-counting.js';
import { createStoreLine } from './store-line.js';

/** Whom the counts tell. */
interface Surroundings {
  readonly logger: Logger;
  readonly metrics: ServiceMetrics;
}

/** Opens what counts callers for all replicas, where the settings name a store; null where each counts on its own. */
export async function openSharedCounting(
  config: Config,
  { logger, metrics }: Surroundings,
): Promise<SharedCounting | null> {
  const { limitsUrl, limitsPrefix: prefix, limitsTimeoutMs: timeoutMs, limitsSecret } = config;
  if (limitsUrl === null) return null;
  const store = await openLimitStore(limitsUrl, { prefix, timeoutMs });
  const onCall = metrics.watchLimits(() => line.state === 'shared');
  const line = createStoreLine(store, { logger, onCall });
  if (!store.isConnected) await line.ask(() => Promise.reject(store.problem));
  return createSharedCounting(line, httpLimitsOf(config), createNames(limitsSecret ?? ''));
}

/** Names that are remembered, the ones used last. */
const REMEMBERED = 10_000;
const NAME_LETTERS = 22;

/** Returns what makes names of texts, from which nobody without the secret can read them: 128 bits of an HMAC. */
function createNames(secret: string): { nameOf(text: string): string } {
  const names = new LRUCache<string, string>({ max: REMEMBERED });
  return {
    nameOf(text) {
      let name = names.get(text);
      if (name === undefined) {
        name = createHmac('sha256', secret).update(text).digest('base64url').slice(0, NAME_LETTERS);
        names.set(text, name);
      }
      return name;
    },
  };
}
