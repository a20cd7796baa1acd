/** How long a molecule of an asynchronous source waits for the next ones, in ms. */
const PATIENCE_MS = 2;

/**
 * Groups a source into batches of up to `size`, which are predicted together. An asynchronous source that is slow, or
 * that waits for its last molecule's prediction, gets smaller batches.
 */
export async function* inBatches<T>(
  source: Iterable<T> | AsyncIterable<T>,
  size: number,
): AsyncGenerator<readonly T[], void, undefined> {
  if (Symbol.asyncIterator in source) {
    yield* gathered(source[Symbol.asyncIterator](), size);
    return;
  }
  let batch: T[] = [];
  for (const item of source) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* gathered<T>(
  source: AsyncIterator<T>,
  size: number,
): AsyncGenerator<readonly T[], void, undefined> {
  let batch: T[] = [];
  let patience: Promise<undefined> | undefined;
  let pending: Promise<IteratorResult<T>> | undefined;
  let isOver = false;
  try {
    while (!isOver) {
      pending ??= next(source);
      const result = await (batch.length === 0 ? pending : Promise.race([pending, patience]));
      if (result !== undefined) pending = undefined;
      isOver = result?.done === true;
      if (result?.done === false) batch.push(result.value);
      if (batch.length === 1) patience = after(PATIENCE_MS);
      if (batch.length === 0 || (result?.done === false && batch.length < size)) continue;
      yield batch;
      batch = [];
    }
  } finally {
    // A pending source ends when it answers; don't wait for it.
    const ended = isOver ? undefined : source.return?.();
    if (pending === undefined) await ended;
    else ended?.catch(() => undefined);
  }
}

async function next<T>(source: AsyncIterator<T>): Promise<IteratorResult<T>> {
  return source.next();
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}

const SLICE_MS = 40;

/**
 * Makes a function that lets other tasks run if the last pause was over 40 ms ago, so that a long list
 * blocks neither timers nor abort signals. Otherwise it resolves at once. It rejects once `signal` is aborted.
 */
export function createPause(): (signal?: AbortSignal) => Promise<void> {
  let last = performance.now();
  return async (signal) => {
    signal?.throwIfAborted();
    if (performance.now() - last < SLICE_MS) return;
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    last = performance.now();
  };
}
