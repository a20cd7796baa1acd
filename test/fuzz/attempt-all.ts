import { getInputs } from './inputs-of.js';
import type { Target } from './target.js';

/** An input for which a promise did not hold. */
export interface Found {
  readonly target: string;
  /** Place of the input in the run, from 0. */
  readonly at: number;
  readonly problem: string;
}

/** What a run may choose. */
export interface AttemptOptions {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** Called before each input. */
  readonly onInput?: (at: number) => void;
  readonly onFound?: (found: Found) => void;
}

/** What happened, by outcome. */
export type Outcomes = Readonly<Record<string, number>>;

/** Tries the inputs of a target one after the other; findings do not end the run. */
export async function attemptAll(
  target: Target,
  { seed, from, to, onInput, onFound }: AttemptOptions,
): Promise<Outcomes> {
  const counts = new Map<string, number>();
  await using opened = await target.open();
  let at = from;
  for (const input of getInputs(target, seed, from, to)) {
    onInput?.(at);
    const outcome = await opened.attempt(input).catch((error: unknown) => {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      onFound?.({ target: target.name, at, problem });
      return 'FOUND';
    });
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    at += 1;
  }
  return Object.fromEntries([...counts].sort(([, first], [, second]) => second - first));
}
