import { promisify } from 'node:util';

/**
 * Collects all garbage of this thread, which gives the memory of a finished step back before the next one: a thread that
 * waits for others would keep it. Takes a tenth of a second with much alive, and does nothing in a Node that is
 * built without an inspector.
 */
export async function collectGarbage(): Promise<void> {
  const inspector = await import('node:inspector').catch(() => null);
  if (inspector === null) return;
  const session = new inspector.Session();
  session.connect();
  try {
    const collect = promisify((done: (error: Error | null) => void) =>
      session.post('HeapProfiler.collectGarbage', done),
    );
    await collect();
  } finally {
    session.disconnect();
  }
}

/**
 * Returns what is told how many triples or rows have passed, and collects garbage each time that there were so many more:
 * by itself V8 lets it grow to several times of what is alive.
 */
export function garbageCollector(every: number): (passed: number) => Promise<void> {
  let since = 0;
  return async (passed) => {
    since += passed;
    if (since < every) return;
    since = 0;
    await collectGarbage();
  };
}
