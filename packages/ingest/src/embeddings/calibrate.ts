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

/** Fits the two numbers by Newton's method on the logistic loss, with a weak pull to 1 and 0; steps that gain nothing are halved. */
export function calibrate(scores: readonly LabeledScore[]): Calibration {
  let fit: Calibration = { slope: 1, offset: 0 };
  let loss = lossOf(scores, fit);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = newtonStep(scores, fit);
    let size = 1;
    let next = moved(fit, step, size);
    while (lossOf(scores, next) > loss && size > LEAST_STEP) {
      size /= 2;
      next = moved(fit, step, size);
    }
    const reached = lossOf(scores, next);
    if (loss - reached < ENOUGH_GAIN) break;
    fit = next;
    loss = reached;
  }
  return fit;
}

function lossOf(scores: readonly LabeledScore[], { slope, offset }: Calibration): number {
  const pull = (PULL / 2) * ((slope - 1) ** 2 + offset ** 2);
  return scores.reduce((sum, { score, isEdge }) => {
    const margin = (isEdge ? 1 : -1) * (slope * score + offset);
    return sum + Math.max(0, -margin) + Math.log1p(Math.exp(-Math.abs(margin)));
  }, pull);
}

function newtonStep(scores: readonly LabeledScore[], { slope, offset }: Calibration): Calibration {
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
  return {
    slope: (c * gradientSlope - b * gradientOffset) / determinant,
    offset: (a * gradientOffset - b * gradientSlope) / determinant,
  };
}

/** A relation that was not learned tells nothing, and never the opposite. */
function moved(fit: Calibration, step: Calibration, size: number): Calibration {
  return {
    slope: Math.max(0, fit.slope - size * step.slope),
    offset: fit.offset - size * step.offset,
  };
}

const LEAST_STEP = 1e-6;
const ENOUGH_GAIN = 1e-9;
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
