import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

export interface Count {
  readonly used: number;
  readonly msLeft: number;
}

export interface Counters {
  add(name: string, units: number, seconds: number): Promise<Count>;
}

export function createOwnCounters(): Counters {
  return countersOver((options) => new RateLimiterMemory(options));
}

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
