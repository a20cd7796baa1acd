import type { SparseFeatures } from '@biographql/admet-predictor/internal';

export interface BinnedFeatures {
  readonly bins: Uint8Array;
  readonly edges: readonly Float32Array[];
  readonly rows: number;
}

export const MAX_BINS = 32;

export function binFeatures(
  features: readonly SparseFeatures[],
  slots: Uint16Array,
  width: number,
): BinnedFeatures {
  const rows = features.length;
  const place = new Int32Array(width).fill(-1);
  slots.forEach((slot, at) => {
    place[slot] = at;
  });
  const columns = Array.from(slots, () => new Float32Array(rows));
  features.forEach((molecule, row) => {
    molecule.slots.forEach((slot, i) => {
      const column = columns[place[slot] ?? -1];
      if (column) column[row] = molecule.values[i] ?? 0;
    });
  });
  const edges = columns.map(getEdges);
  const bins = new Uint8Array(rows * slots.length);
  columns.forEach((column, at) => {
    const limits = edges[at] ?? column;
    column.forEach((value, row) => {
      bins[at * rows + row] = getBin(limits, value);
    });
  });
  return { bins, edges, rows };
}

function getEdges(column: Float32Array): Float32Array {
  const sorted = column.slice().sort();
  const edges: number[] = [];
  const distinct = new Set(sorted).size;
  const share = distinct <= MAX_BINS ? 0 : sorted.length / MAX_BINS;
  let filled = 0;
  for (let i = 0; i + 1 < sorted.length && edges.length < MAX_BINS - 1; i += 1) {
    filled += 1;
    const low = sorted[i] ?? 0;
    const high = sorted[i + 1] ?? 0;
    if (low === high || filled < share) continue;
    edges.push(
      Math.fround(low + (high - low) / 2) < high ? Math.fround(low + (high - low) / 2) : low,
    );
    filled = 0;
  }
  return Float32Array.from(edges);
}

function getBin(edges: Float32Array, value: number): number {
  let bin = 0;
  let end = edges.length;
  while (bin < end) {
    const middle = (bin + end) >> 1;
    if (value <= (edges[middle] ?? 0)) end = middle;
    else bin = middle + 1;
  }
  return bin;
}
