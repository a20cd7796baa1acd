/**
 * Collects all garbage of this thread, which gives the memory of a finished step back before the next one: a thread that
 * waits for others, or for a database, would keep it. Takes some hundredths of a second, and does nothing in a Node that is
 * built without an inspector.
 */
export async function collectGarbage(): Promise<void> {
  const inspector = await import('node:inspector/promises').catch(() => null);
  if (inspector === null) return;
  const session = new inspector.Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
