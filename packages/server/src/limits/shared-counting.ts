import { clientOf } from '../http/client-address.js';
import {
  type CallerLimits,
  createLimiters,
  type Limiters,
  limiterOptions,
} from '../http/limiters.js';
import { bucketSize } from '../http/rate-limiter.js';
import { type CountingCalls, createLocalCounting, type LimitsState } from './counting-calls.js';
import type { CountedUnits } from './limit-store.js';
import type { StoreLine } from './store-line.js';

/** Counts callers for all replicas, as long as their store answers. */
export interface SharedCounting extends CountingCalls, AsyncDisposable {
  /** Where callers are counted now. */
  state(): LimitsState;
}

/**
 * Creates the counts of one replica. What a call has no answer for is counted here; whatever the store counts is counted
 * here as well, so that who spent a rate has no second one when the store goes away.
 * @param nameOf - what the store is told in place of a text.
 * @param clock - of what is counted here; default `performance.now`.
 */
export function createSharedCounting(
  line: StoreLine,
  limits: CallerLimits,
  { nameOf, ...clock }: { readonly nameOf: (text: string) => string; readonly now?: () => number },
): SharedCounting {
  const limiters = createLimiters(limits, clock);
  const own = createLocalCounting(limiters);
  const options = limiterOptions(limits);
  const counted = (kind: keyof Limiters, of: string): CountedUnits => {
    const { requestsPerMinute: perMinute } = options[kind];
    return { name: nameOf(`${kind} ${of}`), perMinute, size: bucketSize(options[kind]) };
  };
  return {
    state: () => line.state,
    async takeRequests(keyId, units) {
      const taken = await line.ask((store) => store.take(counted('requests', keyId), units));
      if (taken === null) return own.takeRequests(keyId, units);
      limiters.requests.charge(keyId, taken.units);
      return taken;
    },
    giveBackRequests(keyId, units) {
      own.giveBackRequests(keyId, units);
      void line.ask((store) => store.charge(counted('requests', keyId), -units));
    },
    async workWait(client) {
      const seconds = await line.ask((store) => store.wait(counted('work', client)));
      return seconds ?? own.workWait(client);
    },
    workCharge(client, units) {
      own.workCharge(client, units);
      void line.ask((store) => store.charge(counted('work', client), units));
    },
    async checkKey(address, keyId) {
      const here = own.checkKey(address, keyId);
      const client = clientOf(address);
      const pair = keyId === null ? null : nameOf(`pair ${client} ${keyId}`);
      return (await line.ask((store) => store.checkKey(counted('badKeys', client), pair))) ?? here;
    },
    [Symbol.asyncDispose]: () => line[Symbol.asyncDispose](),
  };
}
