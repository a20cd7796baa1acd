import type { RequestCost } from '../context.js';
import { requiredText } from './required.js';

/** Readings of a question grow faster than its words: a longer text is not one question. */
const BOUNDS = { max: 1_000, words: 100 };
/** Characters that a question has for the unit of its request, and that each further unit buys. */
const FREE_CHARACTERS = 200;
const CHARACTERS_PER_UNIT = 10;

/**
 * Returns the text of a question, and charges a long one to the caller before it is analyzed.
 * @throws InvalidArgumentError when it is absent, blank or too long; RateLimitedError.
 */
export async function questionText(
  argument: string,
  value: string | null | undefined,
  cost: RequestCost,
): Promise<string> {
  const text = requiredText(argument, value, BOUNDS);
  const more = Math.ceil((text.length - FREE_CHARACTERS) / CHARACTERS_PER_UNIT);
  if (more > 0) {
    await cost.check();
    cost.add(more);
  }
  return text;
}
