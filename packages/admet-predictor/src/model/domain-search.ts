import { DOMAIN_BITS, type DomainIndex, FOLD_WORDS, foldRows } from './domain.js';
import { type DomainGroup, getGroup, join, mayJoin } from './domain-groups.js';

export interface NearestKernel {
  nearest(
    rows: number,
    folds: number,
    masks: number,
    first: number,
    ones: number,
    end: number,
    step: 1 | -1,
    query: number,
    bits: number,
    bests: number,
  ): void;
}

export interface LoadedDomain {
  readonly group: SearchedGroup;
  readonly set: number;
}

interface SearchedGroup {
  index: Omit<DomainGroup, 'words'>;
  words: Uint32Array | null;
  place: Place | null;
  /** Similarities to all sets, and their molecule, per lane. */
  readonly found: (Float64Array | undefined)[];
}

interface Place {
  readonly rows: number;
  readonly folds: number;
  readonly masks: number;
  readonly first: number;
}

const ROW_BYTES = DOMAIN_BITS / 8;
const FOLD_BYTES = FOLD_WORDS * 4;
const BESTS = 8;
/** Similarity 0, as the kernel writes it: count of shared bits in the high half, of all bits in the low. */
const NOTHING = 1;
const WHOLE = (1 << 16) | 1;

export function createDomainSearch(
  kernel: NearestKernel,
  memory: WebAssembly.Memory,
  allocate: (size: number) => number,
  lanes: number,
) {
  const bests = allocate(BESTS * 4);
  const groups: SearchedGroup[] = [];

  const placed = (group: SearchedGroup): Place => {
    if (group.place) return group.place;
    const { ones, masks, first } = group.index;
    const words = group.words ?? new Uint32Array(0);
    const rows = allocate(words.byteLength);
    new Uint32Array(memory.buffer, rows, words.length).set(words);
    const folds = allocate(ones.length * FOLD_BYTES);
    new Uint32Array(memory.buffer, folds, ones.length * FOLD_WORDS).set(foldRows(words));
    const starts = allocate(first.byteLength);
    new Uint16Array(memory.buffer, starts, first.length).set(first);
    const marks = allocate(masks.length);
    new Uint8Array(memory.buffer, marks, masks.length).set(masks);
    group.place = { rows, folds, masks: marks, first: starts };
    group.words = null;
    return group.place;
  };

  const getWhole = ({ index, words, place }: SearchedGroup): DomainGroup => {
    const size = (index.ones.length * ROW_BYTES) / 4;
    return { ...index, words: words ?? new Uint32Array(memory.buffer, place?.rows, size).slice() };
  };

  const searchIn = (group: SearchedGroup, query: number, bits: number): Float64Array => {
    const { rows, folds, masks, first } = placed(group);
    const { sets } = group.index;
    const found = new Uint32Array(memory.buffer, bests, BESTS);
    found.fill(WHOLE).fill(NOTHING, 0, sets);
    kernel.nearest(rows, folds, masks, first, bits, DOMAIN_BITS + 1, 1, query, bits, bests);
    kernel.nearest(rows, folds, masks, first, bits - 1, -1, -1, query, bits, bests);
    const result = new Float64Array(sets);
    for (let set = 0; set < sets; set += 1) result[set] = ratio(found[set] ?? NOTHING);
    return result;
  };

  return {
    load(domain: DomainIndex): LoadedDomain {
      const single = getGroup(domain);
      for (const group of groups) {
        if (!mayJoin(group.index, single)) continue;
        const joined = join(getWhole(group), single);
        if (joined === undefined) continue;
        const { words, ...index } = joined;
        Object.assign(group, { index, words, place: null });
        group.found.length = 0;
        return { group, set: joined.sets - 1 };
      }
      const { words, ...index } = single;
      const group: SearchedGroup = { index, words, place: null, found: new Array(lanes) };
      groups.push(group);
      return { group, set: 0 };
    },
    forget(lane: number): void {
      for (const { found } of groups) found[lane] = undefined;
    },
    nearest({ group, set }: LoadedDomain, lane: number, query: number, bits: number): number {
      const found = group.found[lane] ?? searchIn(group, query, bits);
      group.found[lane] = found;
      return found[set] ?? 0;
    },
  };
}

function ratio(best: number): number {
  return (best >>> 16) / (best & 0xffff);
}
