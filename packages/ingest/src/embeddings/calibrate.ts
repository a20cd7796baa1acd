import { scoreOf } from '@biographql/engines';
import type { EdgeLookup } from './edge-lookup.js';
import type { TrainedVectors } from './train-vectors.js';

/** How a score becomes a plausibility: `1 / (1 + exp(-(slope * score + offset)))`. */
export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

/** A score, and whether its edge is one of the graph. */
export interface LabeledScore {
  readonly score: number;
  readonly isEdge: boolean;
}

/**
 * Scores hidden edges, and for each the same edge with one end, the object and the subject in turn, exchanged for an end
 * of another edge of its relation, such that the graph does not have it.
 */
export function labeledScores(
  vectors: TrainedVectors,
  hidden: readonly number[],
  { lookup, random }: { readonly lookup: EdgeLookup; readonly random: () => number },
): readonly LabeledScore[] {
  const { table } = lookup;
  return hidden.flatMap((edge, index) => {
    const from = table.subjects[edge] ?? 0;
    const row = table.predicates[edge] ?? 0;
    const to = table.objects[edge] ?? 0;
    const isObject = index % 2 === 0;
    const direction = isObject ? 2 * row : 2 * row + 1;
    const kept = isObject ? from : to;
    const range = [...(vectors.ends[direction]?.keys() ?? [])];
    const other = drawOther(range, lookup.endsOf(direction, kept), { kept, random });
    const score = scoreOf(vectors, { from, row, to });
    const real = { score, isEdge: true };
    if (other === null) return [real];
    const exchanged = isObject ? { from, row, to: other } : { from: other, row, to };
    return [real, { score: scoreOf(vectors, exchanged), isEdge: false }];
  });
}

/** Fits the two numbers by Newton's method on the logistic loss, with a weak pull to 1 and 0. */
export function calibrate(scores: readonly LabeledScore[]): Calibration {
  let [slope, offset] = [1, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    let [gradientSlope, gradientOffset] = [PULL * (slope - 1), PULL * offset];
    let [a, b, c] = [PULL, 0, PULL];
    for (const { score, isEdge } of scores) {
      const chance = 1 / (1 + Math.exp(-(slope * score + offset)));
      const error = chance - (isEdge ? 1 : 0);
      const weight = chance * (1 - chance);
      gradientSlope += error * score;
      gradientOffset += error;
      a += weight * score * score;
      b += weight * score;
      c += weight;
    }
    const determinant = a * c - b * b;
    if (determinant <= 0) break;
    slope -= (c * gradientSlope - b * gradientOffset) / determinant;
    offset -= (a * gradientOffset - b * gradientSlope) / determinant;
    // A relation that was not learned tells nothing, and never the opposite.
    slope = Math.max(0, slope);
  }
  return { slope, offset };
}

const ROUNDS = 30;
const PULL = 0.1;
const DRAWS = 50;

/** null when no such end was met in a few draws. */
function drawOther(
  range: readonly number[],
  known: ReadonlySet<number>,
  { kept, random }: { readonly kept: number; readonly random: () => number },
): number | null {
  for (let draw = 0; draw < DRAWS && range.length > 0; draw += 1) {
    const other = range[Math.floor(random() * range.length)] ?? 0;
    if (other !== kept && !known.has(other)) return other;
  }
  return null;
}
