import { open, rm } from 'node:fs/promises';
import type { BuildOptions } from '@biographql/engines';

/** A file that could not be finished is removed. Returns the number of rows. */
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
