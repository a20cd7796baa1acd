import type { SparseFeatures } from '../features/sparse.js';
import { DOMAIN_BITS, fingerprint } from '../model/domain.js';
import type { AssayHeader } from './assay-file.js';
import type { UnseenScores } from './cross-validate.js';
import { significant } from './line.js';
import { randomFrom, shuffled } from './random.js';

const MOST_REFERENCES = 1500;
const DOMAIN_QUANTILE = 0.05;
const LEVEL = 0.9;
const DIGITS = 6;
const WORDS = DOMAIN_BITS / 32;

/** Domain and intervals, as the shipped models have them. */
export interface AssayDomain {
  readonly references: Uint32Array;
  readonly threshold: number;
  readonly interval: AssayHeader['interval'];
}

/**
 * Finds the similarity below which a molecule is out of domain, and the half-widths of intervals by like similarity, both
 * from molecules beside those of other folds.
 */
export function domainOf(
  features: readonly SparseFeatures[],
  targets: Float64Array,
  { folds, own }: UnseenScores,
  isClass: boolean,
  seed: number,
): AssayDomain {
  const count = features.length;
  const words = new Uint32Array(count * WORDS);
  const ones = features.map((molecule, row) =>
    fingerprint(molecule, words.subarray(row * WORDS, (row + 1) * WORDS)),
  );
  const chosen = shuffled(count, randomFrom(seed)).slice(0, MOST_REFERENCES).sort();
  const nearest = Float64Array.from(features, (_, row) => {
    let best = 0;
    for (const other of chosen) {
      if (folds[other] === folds[row]) continue;
      let shared = 0;
      for (let word = 0; word < WORDS; word += 1) {
        const both = (words[row * WORDS + word] ?? 0) & (words[other * WORDS + word] ?? 0);
        for (let rest = both; rest !== 0; rest &= rest - 1) shared += 1;
      }
      const either = (ones[row] ?? 0) + (ones[other] ?? 0) - shared;
      if (either > 0) best = Math.max(best, shared / either);
    }
    return best;
  });
  const references = new Uint32Array(chosen.length * WORDS);
  chosen.forEach((row, place) => {
    references.set(words.subarray(row * WORDS, (row + 1) * WORDS), place * WORDS);
  });
  return {
    references,
    threshold: significant(quantile(nearest, DOMAIN_QUANTILE), DIGITS),
    interval: isClass ? null : intervalOf(nearest, targets, own),
  };
}

function intervalOf(
  nearest: Float64Array,
  targets: Float64Array,
  scores: Float64Array,
): AssayHeader['interval'] {
  const edges = [1 / 3, 2 / 3].map((share) => significant(quantile(nearest, share), DIGITS));
  const misses: number[][] = [[], [], []];
  nearest.forEach((similarity, row) => {
    const band = edges.filter((edge) => similarity > edge).length;
    misses[band]?.push(Math.abs((targets[row] ?? 0) - (scores[row] ?? 0)));
  });
  return { level: LEVEL, edges, halfWidths: misses.map(coveringWidth) };
}

/** The width that covers the level's share of one more miss: the conformal quantile. */
function coveringWidth(misses: readonly number[]): number {
  const sorted = misses.toSorted((a, b) => a - b);
  const place = Math.ceil((sorted.length + 1) * LEVEL) - 1;
  return significant(sorted[Math.min(sorted.length - 1, place)] ?? 0, DIGITS);
}

function quantile(values: Float64Array, share: number): number {
  const sorted = values.toSorted();
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return low + (high - low) * (place - Math.floor(place));
}
