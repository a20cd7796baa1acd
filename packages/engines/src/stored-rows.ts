import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { BuildOptions } from './driver.js';

/**
 * Writes rows as JSON lines, for drivers that keep everything in memory; a file that could not be finished is removed.
 * @returns the number of rows.
 */
export async function writeRows(
  path: string,
  batches: AsyncIterable<readonly unknown[]>,
  { signal, onProgress }: BuildOptions = {},
): Promise<number> {
  let taken = 0;
  try {
    await using file = await open(path, 'w');
    for await (const batch of batches) {
      signal?.throwIfAborted();
      await file.write(batch.map((row) => `${JSON.stringify(row)}\n`).join(''));
      taken += batch.length;
    }
    signal?.throwIfAborted();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  onProgress?.(taken);
  return taken;
}

/** Reads back what {@link writeRows} wrote. */
export async function readRows<Row>(path: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    rows.push(JSON.parse(line) as Row);
  }
  return rows;
}
