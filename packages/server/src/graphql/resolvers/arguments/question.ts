import type { RequestCost } from '../context.js';
import { requiredText } from './required.js';

/** A longer text is not one question. */
const BOUNDS = { max: 1_000, words: 100 };
/** Characters of questions that the unit of a request pays for, and that each further unit pays for. */
const FREE_CHARACTERS = 200;
const CHARACTERS_PER_UNIT = 5;

/** Characters of the questions of each request so far: aliases add up. */
const charged = new WeakMap<RequestCost, number>();

/** Charges the caller before the question is analyzed. */
export async function questionText(
  argument: string,
  value: string | null | undefined,
  cost: RequestCost,
): Promise<string> {
  const text = requiredText(argument, value, BOUNDS);
  const before = charged.get(cost) ?? 0;
  const after = before + text.length;
  charged.set(cost, after);
  const units = toUnits(after) - toUnits(before);
  if (units > 0) {
    await cost.check();
    cost.add(units);
  }
  return text;
}

function toUnits(characters: number): number {
  return Math.max(0, Math.ceil((characters - FREE_CHARACTERS) / CHARACTERS_PER_UNIT));
}
