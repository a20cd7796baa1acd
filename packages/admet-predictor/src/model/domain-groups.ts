import { DOMAIN_BITS, type DomainIndex, indexDomain } from './domain.js';

export interface DomainGroup extends DomainIndex {
  readonly masks: Uint8Array;
  readonly sets: number;
}

const MAX_SETS = 8;
/** Minimum common share of the larger set: sets with little overlap are faster to search separately. */
const MIN_SHARED = 0.5;
const ROW_WORDS = DOMAIN_BITS / 32;

export function getGroup(domain: DomainIndex): DomainGroup {
  const words = inOrder(domain);
  return { ...domain, words, masks: new Uint8Array(domain.ones.length).fill(1), sets: 1 };
}

export function mayJoin(group: Sized, single: Sized): boolean {
  const [few = 0, many = 0] = [group.ones.length, single.ones.length].sort((a, b) => a - b);
  return group.sets < MAX_SETS && few >= MIN_SHARED * many;
}

type Sized = Pick<DomainGroup, 'ones' | 'sets'>;

/** Joins a group and a set, or returns undefined where they share too little. */
export function join(group: DomainGroup, single: DomainGroup): DomainGroup | undefined {
  if (!mayJoin(group, single)) return undefined;
  const minShared = MIN_SHARED * Math.max(group.ones.length, single.ones.length);
  const rows = group.ones.length + single.ones.length;
  const words = new Uint32Array(rows * ROW_WORDS);
  const masks = new Uint8Array(rows);
  const singleMask = 1 << group.sets;
  let [a, b, count] = [0, 0, 0];
  while (a < group.ones.length || b < single.ones.length) {
    const order = compare(group, a, single, b);
    const from = order <= 0 ? group : single;
    const row = order <= 0 ? a : b;
    words.set(from.words.subarray(row * ROW_WORDS, (row + 1) * ROW_WORDS), count * ROW_WORDS);
    masks[count] = (order <= 0 ? (group.masks[a] ?? 0) : 0) | (order >= 0 ? singleMask : 0);
    count += 1;
    if (order <= 0) a += 1;
    if (order >= 0) b += 1;
  }
  if (rows - count < minShared) return undefined;
  return {
    ...indexDomain(words.slice(0, count * ROW_WORDS)),
    masks: masks.slice(0, count),
    sets: group.sets + 1,
  };
}

function compare(a: DomainGroup, rowA: number, b: DomainGroup, rowB: number): number {
  const [onesA = DOMAIN_BITS + 1, onesB = DOMAIN_BITS + 1] = [a.ones[rowA], b.ones[rowB]];
  return onesA === onesB ? compareWords(a.words, rowA, b.words, rowB) : onesA - onesB;
}

function compareWords(a: Uint32Array, rowA: number, b: Uint32Array, rowB: number): number {
  for (let word = 0; word < ROW_WORDS; word += 1) {
    const [one = 0, other = 0] = [a[rowA * ROW_WORDS + word], b[rowB * ROW_WORDS + word]];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

function inOrder({ words, ones }: DomainIndex): Uint32Array {
  const order = [...ones.keys()].sort(
    (a, b) => (ones[a] ?? 0) - (ones[b] ?? 0) || compareWords(words, a, words, b),
  );
  const sorted = new Uint32Array(words.length);
  order.forEach((row, place) => {
    sorted.set(words.subarray(row * ROW_WORDS, (row + 1) * ROW_WORDS), place * ROW_WORDS);
  });
  return sorted;
}
