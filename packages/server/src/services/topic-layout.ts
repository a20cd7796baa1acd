import { eigenpairs, type SymmetricMatrix } from './symmetric-eigen.js';

/** A place in the plane. */
export interface Point {
  /** -1 to 1. */
  readonly x: number;
  /** -1 to 1. */
  readonly y: number;
}

/**
 * Places topics so that those that occur in the same articles are near each other: classical multidimensional scaling
 * (Torgerson 1952) of the distances 1 - cosine, where cosine(i, j) = both(i, j) / sqrt(count(i) count(j)). Both axes
 * have the same scale, chosen so that the outermost coordinate is 1 or -1. The same counts give the same places; a
 * single topic, and topics that are all alike, lie in the center.
 *
 * @param cooccurrence - symmetric: articles with both topics, on the diagonal articles with the one.
 */
export function layOutTopics(cooccurrence: SymmetricMatrix): readonly Point[] {
  const pairs = eigenpairs(doubleCentered(cooccurrence));
  const axes = [pairs[0], pairs[1]].map((pair) => {
    const length = Math.sqrt(Math.max(pair?.value ?? 0, 0));
    return cooccurrence.map((_, topic) => (pair?.vector[topic] ?? 0) * length);
  });
  const extent = Math.max(...axes.flat().map(Math.abs), 0);
  const scale = extent < NEGLIGIBLE_EXTENT ? 0 : 1 / extent;
  return cooccurrence.map((_, topic) => ({
    x: rounded((axes[0]?.[topic] ?? 0) * scale),
    y: rounded((axes[1]?.[topic] ?? 0) * scale),
  }));
}

const NEGLIGIBLE_EXTENT = 1e-9;

/** -1/2 J D^2 J, where D holds the distances and J takes the mean away. */
function doubleCentered(cooccurrence: SymmetricMatrix): SymmetricMatrix {
  const size = cooccurrence.length;
  const squares = cooccurrence.map((row, i) =>
    row.map((_, j) => distance(cooccurrence, i, j) ** 2),
  );
  const means = squares.map((row) => row.reduce((sum, square) => sum + square, 0) / size);
  const grandMean = means.reduce((sum, mean) => sum + mean, 0) / size;
  return squares.map((row, i) =>
    row.map((square, j) => -0.5 * (square - (means[i] ?? 0) - (means[j] ?? 0) + grandMean)),
  );
}

function distance(cooccurrence: SymmetricMatrix, i: number, j: number): number {
  if (i === j) return 0;
  const both = cooccurrence[i]?.[j] ?? 0;
  const norm = Math.sqrt((cooccurrence[i]?.[i] ?? 0) * (cooccurrence[j]?.[j] ?? 0));
  return norm === 0 ? 1 : 1 - Math.min(both / norm, 1);
}

/** Six decimals: what lies below is rounding error, and would differ between machines. */
function rounded(coordinate: number): number {
  return Math.round(coordinate * 1e6) / 1e6 + 0;
}
