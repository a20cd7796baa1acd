import {
  DOMAIN_BITS,
  fingerprint,
  type SparseFeatures,
} from '@biographql/admet-predictor/internal';
import { randomFrom, shuffled } from './folds.js';

const MAX_REFERENCES = 5000;
const WORDS = DOMAIN_BITS / 32;

/** Compares each molecule with all others, or with 5,000 that are drawn when there are more. */
export function findNeighborhood(
  features: readonly SparseFeatures[],
  schemes: readonly Uint8Array[],
  seed: number,
) {
  const count = features.length;
  const words = new Uint32Array(count * WORDS);
  const ones = features.map((molecule, row) =>
    fingerprint(molecule, words.subarray(row * WORDS, (row + 1) * WORDS)),
  );
  const chosen = shuffled(count, randomFrom(seed)).slice(0, MAX_REFERENCES).sort();
  const nearest = schemes.map(() => new Float64Array(count));
  for (let row = 0; row < count; row += 1)
    for (const other of chosen) {
      if (schemes.every((folds) => folds[other] === folds[row])) continue;
      const similarity = tanimoto(words, ones, row, other);
      schemes.forEach((folds, scheme) => {
        const best = nearest[scheme];
        if (best && folds[other] !== folds[row] && similarity > (best[row] ?? 0))
          best[row] = similarity;
      });
    }
  const references = new Uint32Array(chosen.length * WORDS);
  chosen.forEach((row, place) => {
    references.set(words.subarray(row * WORDS, (row + 1) * WORDS), place * WORDS);
  });
  return { references, nearest };
}

function tanimoto(words: Uint32Array, ones: readonly number[], row: number, other: number): number {
  let shared = 0;
  for (let word = 0; word < WORDS; word += 1)
    shared += popcount((words[row * WORDS + word] ?? 0) & (words[other * WORDS + word] ?? 0));
  const either = (ones[row] ?? 0) + (ones[other] ?? 0) - shared;
  return either === 0 ? 0 : shared / either;
}

function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
