import { featureCount, type SparseFeatures } from '../features/layout.js';
import { kernelBytes } from '../generated/kernel.js';
import { DOMAIN_BITS, type DomainIndex, fingerprint } from './domain.js';
import { createDomainSearch, type LoadedDomain, type NearestKernel } from './domain-search.js';
import type { TreeArrays } from './trees.js';

export const LANES = 64;

export interface LoadedTrees {
  readonly roots: number;
  readonly trees: number;
}

export interface Kernel {
  loadTrees(trees: TreeArrays): LoadedTrees;
  loadDomain(domain: DomainIndex): LoadedDomain;
  place(lane: number, features: SparseFeatures): void;
  sumLeaves(trees: LoadedTrees, lanes: number): Float64Array;
  sumWeights(weights: Float32Array, lanes: number, from?: number): Float64Array;
  nearest(domain: LoadedDomain, lane: number): number;
}

interface KernelExports extends NearestKernel {
  addLeaves(
    roots: number,
    trees: number,
    columns: number,
    lanes: number,
    sums: number,
    stack: number,
  ): void;
}

const PAGE = 65_536;
const ROW_BYTES = DOMAIN_BITS / 8;

export function createKernel(): Kernel {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = Uint8Array.from(atob(kernelBytes), (letter) => letter.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { host: { memory } });
  const wasm = exports as unknown as KernelExports;
  let top = 0;
  const allocate = (size: number): number => {
    const start = Math.ceil(top / 64) * 64;
    top = start + size;
    const missing = top - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return start;
  };

  const columns = allocate(featureCount * LANES * 4);
  const queries = allocate(LANES * ROW_BYTES);
  const sums = allocate(LANES * 8);
  // Each entry separates at least one lane from the others.
  const stack = allocate(LANES * 16);
  const placed: (SparseFeatures | undefined)[] = [];
  const logged: (Float64Array | undefined)[] = [];
  const bits = new Uint16Array(LANES);
  const search = createDomainSearch(wasm, memory, allocate, LANES);

  return {
    loadTrees({ roots, words }) {
      const nodes = allocate(words.byteLength);
      new Uint32Array(memory.buffer, nodes, words.length).set(words);
      const addresses = allocate(roots.byteLength);
      new Int32Array(memory.buffer, addresses, roots.length).set(
        roots.map((root) => nodes + root * 8),
      );
      return { roots: addresses, trees: roots.length };
    },
    loadDomain: (domain) => search.load(domain),
    place(lane, molecule) {
      const column = new Float32Array(memory.buffer, columns, featureCount * LANES);
      for (const slot of placed[lane]?.slots ?? []) column[slot * LANES + lane] = 0;
      const { slots, values } = molecule;
      for (let i = 0; i < slots.length; i += 1)
        column[(slots[i] ?? 0) * LANES + lane] = values[i] ?? 0;
      placed[lane] = molecule;
      logged[lane] = undefined;
      const query = new Uint32Array(memory.buffer, queries + lane * ROW_BYTES, ROW_BYTES / 4);
      bits[lane] = fingerprint(molecule, query);
      search.forget(lane);
    },
    sumLeaves({ roots, trees }, lanes) {
      const result = new Float64Array(memory.buffer, sums, LANES);
      result.fill(0);
      if (trees > 0 && lanes > 0) wasm.addLeaves(roots, trees, columns, lanes, sums, stack);
      return result.slice(0, lanes);
    },
    sumWeights(weights, lanes, from) {
      const result = new Float64Array(lanes);
      for (let lane = 0; lane < lanes; lane += 1) {
        const molecule = placed[lane];
        if (!molecule) continue;
        const logs = logged[lane] ?? loggedValues(molecule);
        logged[lane] = logs;
        result[lane] = weigh(weights, molecule, logs, from);
      }
      return result;
    },
    nearest: (domain, lane) =>
      search.nearest(domain, lane, queries + lane * ROW_BYTES, bits[lane] ?? 0),
  };
}

export function loggedValues({ values }: SparseFeatures): Float64Array {
  const logged = new Float64Array(values.length);
  for (let i = 0; i < values.length; i += 1) {
    const x = values[i] ?? 0;
    logged[i] = x < 0 ? -Math.log(1 - x) : Math.log(1 + x);
  }
  return logged;
}

export function weigh(
  weights: Float32Array,
  { slots }: SparseFeatures,
  logged: Float64Array,
  from = 0,
): number {
  let sum = 0;
  let first = 0;
  while ((slots[first] ?? from) < from) first += 1;
  for (let i = first; i < slots.length; i += 1)
    sum += (weights[slots[i] ?? 0] ?? 0) * (logged[i] ?? 0);
  return sum;
}
