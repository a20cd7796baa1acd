import { nextTurn } from '@biographql/core/internal';
import type { GraphQLError } from 'graphql';
import type { RequestContext } from '../resolvers/context.js';
import { fillFrame, type SlicedValue, sliceValue, type ValuePart } from './answer-slices.js';
import type { ExecutionOutcome } from './error-presenter.js';

type Name = string | number;
type Made = Map<Name, unknown>;
/** Runs the compiled form of a document with what its root fields hold. */
type Run = () => Promise<ExecutionOutcome> | ExecutionOutcome;

/**
 * Completes a long answer in parts, each by one run of the compiled form, and gives way to other work between them: one run
 * alone would be a step of half a second. The outcome is the same, but for the order of errors. Null when it must be
 * completed at once: nothing in it can be cut, or an error has left nothing of a list that was.
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
    const errors: GraphQLError[] = [];
    const nothing = Array.from(whole.keys(), (name) => [name, null] as const);
    for (const [name, { parts }] of sliced) {
      const frame = outcome.data?.[name] ?? null;
      if (frame === null) return null;
      const fill = fillFrame(frame);
      const told = new Set(errorsOf(outcome, name).map(({ path }) => pathKey(path)));
      for (const part of parts()) {
        await nextTurn();
        context.signal.throwIfAborted();
        const made = await runWith(new Map([...nothing, [name, part.value]]));
        const own = errorsOf(made, name).filter(({ path }) => !told.has(pathKey(path)));
        if (!fill(made.data?.[name] ?? null)) return null;
        for (const error of own) {
          const moved = movedError(error, part);
          if (moved === null) return null;
          errors.push(moved);
        }
      }
    }
    return errors.length === 0
      ? outcome
      : { ...outcome, errors: [...(outcome.errors ?? []), ...errors] };
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

/** The errors in a root field, and those that tell no place. */
function errorsOf({ errors = [] }: ExecutionOutcome, name: Name): readonly GraphQLError[] {
  return errors.filter(({ path }) => path === undefined || path[0] === name);
}

function pathKey(path: GraphQLError['path']): string {
  return JSON.stringify(path ?? null);
}

/** Returns an error in a part with the path that it has in the whole; null when it lies in no item of the part's list. */
function movedError(error: GraphQLError, { depth, from }: ValuePart): GraphQLError | null {
  // The first step is the root field.
  const at = depth + 1;
  const place = error.path?.[at];
  if (error.path === undefined || typeof place !== 'number') return null;
  // All else is the error's own: its members cannot be written.
  return Object.create(error, {
    path: { value: error.path.with(at, place + from), enumerable: true },
  });
}
