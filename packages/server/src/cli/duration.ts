import { InvalidArgumentError } from '@biographql/core';

const UNITS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** A hundred years: dates beyond it are a slip of the fingers. */
const LONGEST_MS = 36_525 * 86_400_000;

/**
 * Returns a span of time as milliseconds: a whole number and `m`, `h` or `d` for minutes, hours and days, e.g. `90d`.
 * @throws InvalidArgumentError naming the flag.
 */
export function parseDuration(flag: string, text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,8})([mhd])$/.exec(text) ?? [];
  const ms = Number(count) * (UNITS[unit] ?? 0);
  if (ms > 0 && ms <= LONGEST_MS) return ms;
  throw new InvalidArgumentError(flag, 'must be minutes, hours or days such as `90d`', text);
}
