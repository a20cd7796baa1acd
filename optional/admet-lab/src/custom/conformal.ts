import type { CertaintyHeader } from '@biographql/admet-predictor/internal';
import { significant } from './line.js';

/** Expected error of a prediction, and its actual error (1 for a wrong class). */
interface Judged {
  readonly estimate: number;
  readonly error: number;
}

/** Estimates in thirds, and the limit of each third; see `CertaintyHeader`. */
type ConformalBands = CertaintyHeader['bands']['new'];

export const LEVEL = 0.9;
const DIGITS = 6;

/**
 * Sets limits with the nominal coverage on molecules like those judged (Vovk, Ann. Math. Artif. Intell. 74 (2015)
 * 9): an interval's half-width in multiples of the estimate, or the largest estimate with a single class.
 */
export function conformalBands(rows: readonly Judged[], isClass: boolean): ConformalBands {
  const estimates = rows.map(({ estimate }) => estimate);
  const edges = [1 / 3, 2 / 3].map((share) => significant(quantile(estimates, share), DIGITS));
  const limits = [0, 1, 2].map((third) => {
    const found = rows.filter(
      ({ estimate }) => edges.filter((edge) => edge < estimate).length === third,
    );
    return significant(isClass ? chanceLimit(found) : factor(found), DIGITS);
  });
  return { edges, limits };
}

export function isHeld(estimate: number, error: number, limit: number, isClass: boolean): boolean {
  return isClass ? error < 0.5 || estimate > limit : error <= limit * estimate;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return low + (high - low) * (place - Math.floor(place));
}

function factor(rows: readonly Judged[]): number {
  const ratios = rows.map(({ estimate, error }) => error / estimate).sort((a, b) => a - b);
  const place = Math.ceil((ratios.length + 1) * LEVEL) - 1;
  return ratios[Math.min(place, ratios.length - 1)] ?? 0;
}

function chanceLimit(rows: readonly Judged[]): number {
  const sorted = rows.toSorted((a, b) => a.estimate - b.estimate);
  const allowed = (1 - LEVEL) * (sorted.length + 1) - 1;
  let wrong = 0;
  let included = 0;
  for (const { error } of sorted) {
    wrong += error;
    if (wrong > allowed) break;
    included += 1;
  }
  if (included === sorted.length) return 1;
  return sorted[included - 1]?.estimate ?? 0;
}
