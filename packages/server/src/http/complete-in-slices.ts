import { nextTurn } from '@biographql/core/internal';
import type { RequestContext } from '../resolvers/context.js';
import { fillFrame, type SlicedValue, sliceValue } from './answer-slices.js';
import type { ExecutionOutcome } from './error-presenter.js';

type Name = string | number;
type Made = Map<Name, unknown>;
/** Runs the compiled form of a document with what its root fields hold. */
type Run = () => Promise<ExecutionOutcome> | ExecutionOutcome;

/**
 * Completes a long answer in parts, each by one run of the compiled form, and gives way to other work between them: one run
 * alone would be a step of half a second. The outcome is the same. Null when it must be completed at once: nothing in it
 * can be cut, or an error lies in a part, whose path would be another.
 * @throws `signal.reason` once nobody waits for the answer any more.
 */
export async function completeInSlices(
  context: RequestContext,
  run: Run,
): Promise<ExecutionOutcome | null> {
  const { answer } = context;
  const whole = answer.made;
  const sliced = await sliceAll(whole, answer.asked);
  if (sliced.size === 0) return null;
  const runWith = async (made: Made) => {
    answer.made = made;
    return await run();
  };
  try {
    const frames = Array.from(sliced, ([name, { frame }]) => [name, frame] as const);
    const outcome = await runWith(new Map([...whole, ...frames]));
    const nothing = Array.from(whole.keys(), (name) => [name, null] as const);
    for (const [name, { parts }] of sliced) {
      const frame = valueAt(outcome, name);
      if (frame === null) return null;
      const fill = fillFrame(frame);
      for (const part of parts()) {
        await nextTurn();
        context.signal.throwIfAborted();
        const made = valueAt(await runWith(new Map([...nothing, [name, part]])), name);
        if (made === null) return null;
        fill(made);
      }
    }
    return outcome;
  } finally {
    answer.made = whole;
  }
}

async function sliceAll(
  made: Made,
  asked: RequestContext['answer']['asked'],
): Promise<ReadonlyMap<Name, SlicedValue>> {
  const sliced = new Map<Name, SlicedValue>();
  for (const [name, each] of asked) {
    const [settled] = await Promise.allSettled([made.get(name)]);
    if (settled?.status !== 'fulfilled') continue;
    const slices = sliceValue({ value: settled.value, asked: each });
    if (slices !== null) sliced.set(name, slices);
  }
  return sliced;
}

/** Returns what a root field came to; null for nothing, and for what has errors in it. */
function valueAt({ data, errors = [] }: ExecutionOutcome, name: Name): unknown {
  if (errors.some(({ path }) => path === undefined || path[0] === name)) return null;
  return data?.[name] ?? null;
}
