import type { RateLimiter } from '../http/rate-limiter.js';
import type { TakenUnits } from './limit-store.js';

/** Takes and gives back units of a key where they are counted. */
export interface UnitSource {
  /** Takes up to some units; where there are none, tells the whole seconds to wait. */
  take(keyId: string, units: number): TakenUnits | Promise<TakenUnits>;
  giveBack(keyId: string, units: number): void;
}

/** Units of a key that this replica may spend without asking. */
interface Lease {
  units: number;
  /** The question for more that is under way. */
  asking: Promise<number> | null;
  /** Whether a unit was spent since the last sweep. */
  isUsed: boolean;
}

/** A lease that nobody used for so long is given back. */
const SWEEP_MS = 250;
/** The largest lease: one question for so many requests costs next to nothing. */
const MOST_UNITS = 64;
/** Of a burst, so that what lies in leases is little of it. */
const SHARE_OF_BURST = 1 / 20;

/** Returns how many units a replica takes at once, of a limit that so many replicas share: one where the limit is small. */
export function leaseUnits(requestsPerMinute: number, replicas: number): number {
  const burst = requestsPerMinute / 10;
  return Math.max(1, Math.min(MOST_UNITS, Math.floor((burst * SHARE_OF_BURST) / replicas)));
}

/**
 * Counts requests in a shared store. Units are taken there some at a time, so that most requests wait for nothing, and
 * none is admitted that was not counted; a key is refused only when nothing is left of it where it is counted.
 */
export function createLeasedRequests(
  source: UnitSource,
  units: number,
): Pick<RateLimiter, 'take'> & Disposable {
  const leases = new Map<string, Lease>();
  const sweep = setInterval(() => {
    for (const [keyId, lease] of leases) {
      if (lease.isUsed || lease.asking !== null) lease.isUsed = false;
      else {
        leases.delete(keyId);
        if (lease.units > 0) source.giveBack(keyId, lease.units);
      }
    }
  }, SWEEP_MS).unref();

  async function ask(keyId: string, lease: Lease): Promise<number> {
    try {
      const taken = await source.take(keyId, units);
      lease.units += taken.units;
      return taken.seconds;
    } finally {
      lease.asking = null;
    }
  }

  async function takeLater(keyId: string, lease: Lease): Promise<number> {
    while (lease.units === 0) {
      lease.asking ??= ask(keyId, lease);
      const seconds = await lease.asking;
      if (seconds > 0) return seconds;
    }
    lease.units -= 1;
    return 0;
  }

  return {
    take(keyId) {
      let lease = leases.get(keyId);
      if (lease === undefined) {
        lease = { units: 0, asking: null, isUsed: true };
        leases.set(keyId, lease);
      }
      lease.isUsed = true;
      if (lease.units === 0) return takeLater(keyId, lease);
      lease.units -= 1;
      return 0;
    },
    [Symbol.dispose]() {
      clearInterval(sweep);
    },
  };
}
