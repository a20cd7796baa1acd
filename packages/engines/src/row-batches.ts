/** Rows that one step of a build takes: enough to hide what waiting costs, few enough to keep memory small. */
const BATCH_SIZE = 1_000;

/** Cuts rows into the batches that builds take and indexes give back. */
export async function* inBatches<T>(
  rows: Iterable<T>,
  size = BATCH_SIZE,
): AsyncGenerator<readonly T[]> {
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Returns all rows of some batches, for those few enough to be held in memory. */
export async function allRows<T>(batches: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const rows: T[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}
