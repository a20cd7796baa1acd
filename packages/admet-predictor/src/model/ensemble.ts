import type { MemberHeader, ModelHeader } from './format.js';
import { held, logistic } from './trees.js';

export interface RawPrediction {
  readonly value: number;
  readonly spread: number;
}

export function blend(
  outputs: readonly number[],
  calibration: ModelHeader['calibration'],
): RawPrediction {
  const value = calibrate(mean(outputs), calibration);
  if (outputs.length < 2) return { value, spread: 0 };
  const finished = outputs.map((output) => calibrate(output, calibration));
  const center = mean(finished);
  let squares = 0;
  for (const output of finished) squares += (output - center) ** 2;
  return { value, spread: Math.sqrt(squares / (finished.length - 1)) };
}

export function memberOutput(member: MemberHeader, sum: number): number {
  const total =
    'weights' in member ? held(sum + member.intercept, member.range) : sum * member.scale;
  if (member.link === 'identity') return total;
  const share = logistic(total);
  // Training took the log-odds of a percentage with 0.5 added on either side.
  return member.link === 'percent' ? 101 * share - 0.5 : share;
}

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

function calibrate(probability: number, line: ModelHeader['calibration']): number {
  if (!line) return probability;
  const clipped = held(probability, [line.epsilon, 1 - line.epsilon]);
  return logistic(line.slope * Math.log(clipped / (1 - clipped)) + line.intercept);
}
