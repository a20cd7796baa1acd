import type { EdgeTable } from './edge-table.js';
import { createRandom, shuffle } from './random.js';

/** Edges of a table by their numbers: what is learned from, and what is hidden. */
export interface EdgeSplit {
  readonly learned: Int32Array;
  /** By relation: to calibrate with. */
  readonly calibration: readonly (readonly number[])[];
  /** By relation: to measure with. */
  readonly test: readonly (readonly number[])[];
}

/** The most hidden edges of one relation, and the greatest share. */
const MOST_HIDDEN = 200;
const HIDDEN_SHARE = 0.1;

/**
 * Hides edges of each relation at random, half to calibrate and half to measure. An edge and its inverse are one edge of
 * the table, so that what is hidden is hidden in both.
 */
export function splitEdges(table: EdgeTable, seed: number): EdgeSplit {
  const random = createRandom(seed);
  const learned: number[] = [];
  const parts = table.relations.map((_, relation) => {
    const own = [...table.predicates.keys()].filter((edge) => table.predicates[edge] === relation);
    shuffle(own, random);
    const hidden = own.slice(0, Math.min(MOST_HIDDEN, Math.floor(own.length * HIDDEN_SHARE)));
    for (const edge of own.slice(hidden.length)) learned.push(edge);
    const half = Math.floor(hidden.length / 2);
    return { calibration: hidden.slice(0, half), test: hidden.slice(half) };
  });
  return {
    learned: Int32Array.from(learned),
    calibration: parts.map(({ calibration }) => calibration),
    test: parts.map(({ test }) => test),
  };
}
