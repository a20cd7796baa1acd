import type { SparseFeatures } from '@biographql/admet-predictor/internal';

export interface BinnedFeatures {
  readonly bins: Uint8Array;
  readonly edges: readonly Float32Array[];
  readonly rows: number;
}

export const MOST_BINS = 32;

export function binFeatures(
  features: readonly SparseFeatures[],
  slots: Uint16Array,
  width: number,
): BinnedFeatures {
  const rows = features.length;
  const column = new Float32Array(rows);
  const place = new Int32Array(width).fill(-1);
  slots.forEach((slot, at) => {
    place[slot] = at;
  });
  const held: { readonly rows: number[]; readonly values: number[] }[] = Array.from(slots, () => ({
    rows: [],
    values: [],
  }));
  features.forEach((molecule, row) => {
    for (let i = 0; i < molecule.slots.length; i += 1) {
      const of = held[place[molecule.slots[i] ?? 0] ?? -1];
      of?.rows.push(row);
      of?.values.push(molecule.values[i] ?? 0);
    }
  });
  const bins = new Uint8Array(rows * slots.length);
  const edges = held.map((of, at) => {
    column.fill(0);
    for (let i = 0; i < of.rows.length; i += 1) column[of.rows[i] ?? 0] = of.values[i] ?? 0;
    const limits = getEdges(column);
    for (let row = 0; row < rows; row += 1)
      bins[at * rows + row] = getBin(limits, column[row] ?? 0);
    return limits;
  });
  return { bins, edges, rows };
}

function getEdges(column: Float32Array): Float32Array {
  const sorted = column.slice().sort();
  const edges: number[] = [];
  const distinct = new Set(sorted).size;
  const share = distinct <= MOST_BINS ? 0 : sorted.length / MOST_BINS;
  let filled = 0;
  for (let i = 0; i + 1 < sorted.length && edges.length < MOST_BINS - 1; i += 1) {
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
