export interface TokenAllowance {
  take(tokens: number): boolean;
  settle(taken: number, spent: number): void;
}

const MINUTE_MS = 60_000;

/** Creates an allowance that fills up evenly, at most to `perMinute`. @param now - A clock in milliseconds. */
export function createTokenAllowance(
  perMinute: number,
  now: () => number = () => performance.now(),
): TokenAllowance {
  let left = perMinute;
  let filledAt = now();
  const fill = () => {
    const time = now();
    left = Math.min(perMinute, left + ((time - filledAt) / MINUTE_MS) * perMinute);
    filledAt = time;
  };
  return {
    take(tokens) {
      fill();
      if (tokens > left) return false;
      left -= tokens;
      return true;
    },
    settle(taken, spent) {
      left = Math.min(perMinute, left + taken - spent);
    },
  };
}
