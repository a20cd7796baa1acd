import { featureLayout, type SparseFeatures } from '../features/layout.js';

export const DOMAIN_BITS = 512;
const ROW_WORDS = DOMAIN_BITS / 32;

export interface DomainIndex {
  readonly words: Uint32Array;
  readonly ones: Uint16Array;
  readonly first: Uint16Array;
}

export interface DomainHeader {
  readonly bits: number;
  readonly floor: number;
  readonly references: number;
  readonly offset: number;
  readonly rows: number;
  readonly scaffolds: number;
  readonly scaffoldBits: number;
  readonly scaffoldNumbers: number;
}

const PRINT_BITS = 3;

export function readDomain(
  sections: Uint8Array,
  { references, offset, rows }: DomainHeader,
): DomainIndex {
  const nextOnes = riceReader(sections, offset);
  const nextGap = riceReader(sections, rows);
  const words = new Uint32Array(references * ROW_WORDS);
  let ones = 0;
  for (let row = 0; row < references; row += 1) {
    ones += nextOnes(0);
    let bit = -1;
    for (let i = 0; i < ones; i += 1) {
      bit += nextGap(PRINT_BITS) + 1;
      if (bit >= DOMAIN_BITS) throw new RangeError('A fingerprint is too long.');
      const word = row * ROW_WORDS + (bit >>> 5);
      words[word] = (words[word] ?? 0) | (1 << (bit & 31));
    }
  }
  return indexDomain(words);
}

export function readScaffolds(
  sections: Uint8Array,
  { scaffolds, scaffoldBits, scaffoldNumbers }: DomainHeader,
): ReadonlySet<number> {
  const nextGap = riceReader(sections, scaffoldNumbers);
  const found = new Set<number>();
  let number = -1;
  for (let i = 0; i < scaffolds; i += 1) {
    number += nextGap(scaffoldBits) + 1;
    found.add(number);
  }
  return found;
}

export function indexDomain(words: Uint32Array): DomainIndex {
  const rows = words.length / ROW_WORDS;
  const counts = Uint16Array.from({ length: rows }, (_, row) =>
    countBits(words.subarray(row * ROW_WORDS, (row + 1) * ROW_WORDS)),
  );
  const first = new Uint16Array(DOMAIN_BITS + 2);
  for (const count of counts) first[count + 1] = (first[count + 1] ?? 0) + 1;
  for (let n = 1; n < first.length; n += 1) first[n] = (first[n] ?? 0) + (first[n - 1] ?? 0);
  const next = first.slice();
  const ordered = new Uint32Array(words.length);
  counts.forEach((count, row) => {
    const place = next[count] ?? 0;
    next[count] = place + 1;
    ordered.set(words.subarray(row * ROW_WORDS, (row + 1) * ROW_WORDS), place * ROW_WORDS);
  });
  return { words: ordered, ones: counts.sort(), first };
}

/**
 * Writes the fingerprint of a molecule's circular environments into 16 words.
 *
 * @returns the number of bits that are set.
 */
export function fingerprint({ slots, values }: SparseFeatures, words: Uint32Array): number {
  words.fill(0);
  for (let i = 0; i < slots.length; i += 1) {
    const slot = slots[i] ?? 0;
    if (slot >= featureLayout.roles) break;
    if ((values[i] ?? 0) <= 0) continue;
    const bit = (slot - featureLayout.atoms) % DOMAIN_BITS;
    words[bit >>> 5] = (words[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }
  return countBits(words);
}

export const FOLD_WORDS = 8;

/**
 * Folds each row by XOR of its halves. Bits that differ between two folds also differ between the rows, so folds
 * bound their similarity (Baldi, Hirschberg and Nasr, J. Chem. Inf. Model. 48 (2008) 1367).
 */
export function foldRows(words: Uint32Array): Uint32Array {
  const folds = new Uint32Array((words.length / ROW_WORDS) * FOLD_WORDS);
  for (let i = 0; i < folds.length; i += 1) {
    const place = Math.floor(i / FOLD_WORDS) * ROW_WORDS + (i % FOLD_WORDS);
    folds[i] = (words[place] ?? 0) ^ (words[place + FOLD_WORDS] ?? 0);
  }
  return folds;
}

function countBits(words: Uint32Array): number {
  let ones = 0;
  for (const word of words) for (let rest = word; rest !== 0; rest &= rest - 1) ones += 1;
  return ones;
}

/**
 * Reads Rice-coded numbers, lowest bit first: the quotient by `2 ** lowBits` in ones, a zero, the low bits.
 *
 * @throws RangeError where the bytes end within a number.
 */
export function riceReader(bytes: Uint8Array, start: number): (lowBits: number) => number {
  let place = start * 8;
  const bit = () => {
    const byte = bytes[place >>> 3];
    if (byte === undefined) throw new RangeError('The Rice-coded data is truncated.');
    const value = (byte >>> (place & 7)) & 1;
    place += 1;
    return value;
  };
  return (lowBits) => {
    let number = 0;
    while (bit() === 1) number += 1;
    number <<= lowBits;
    for (let low = 0; low < lowBits; low += 1) number |= bit() << low;
    return number;
  };
}
