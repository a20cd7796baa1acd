import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** Units used in the current window. */
export interface Count {
  readonly used: number;
  /** Milliseconds until the window ends. */
  readonly msLeft: number;
}

/** Counts units by name, each in windows of its own. */
export interface Counters {
  /** Adds units, 0 to read the count. */
  add(name: string, units: number, seconds: number): Promise<Count>;
}

/** Creates counters in the memory of this process. */
export function createOwnCounters(): Counters {
  return countersOver((options) => new RateLimiterMemory(options));
}

/** Creates counters over the limiters of a library, one for each length of a window. */
export function countersOver(
  create: (options: { points: number; duration: number; keyPrefix: string }) => RateLimiterAbstract,
): Counters {
  const limiters = new Map<number, RateLimiterAbstract>();
  return {
    async add(name, units, seconds) {
      let limiter = limiters.get(seconds);
      if (limiter === undefined) {
        limiter = create({ points: 1, duration: seconds, keyPrefix: String(seconds) });
        limiters.set(seconds, limiter);
      }
      // `penalty` counts and never rejects for what was counted.
      const { consumedPoints, msBeforeNext } = await limiter.penalty(name, units);
      return { used: consumedPoints, msLeft: msBeforeNext };
    },
  };
}
