import type { CallOptions } from '@biographql/core';
import { compareRows, type LabelBuildOptions } from './label-build.js';
import type { LabelRow } from './label-index.js';

const PROGRESS_EVERY = 10_000;

type OrderOptions = CallOptions & Pick<LabelBuildOptions, 'areOrdered' | 'onProgress'>;

/**
 * Yields the rows of a build in the order of {@link compareRows}: those of equal popularity wait for each other, unless they
 * are known to be ordered. @throws RangeError as every driver of labels does; `signal.reason` when aborted.
 */
export async function* rowsInOrder(
  batches: AsyncIterable<readonly LabelRow[]>,
  { areOrdered = false, onProgress, signal }: OrderOptions,
): AsyncGenerator<readonly LabelRow[]> {
  let waiting: LabelRow[] = [];
  let last: LabelRow | null = null;
  let taken = 0;
  for await (const batch of batches) {
    signal?.throwIfAborted();
    for (const row of batch) {
      checkOrder(row, last, areOrdered);
      if (!areOrdered && last !== null && row.popularity < last.popularity) {
        yield waiting.sort(compareRows);
        waiting = [];
      }
      waiting.push(row);
      last = row;
      taken += 1;
      if (taken % PROGRESS_EVERY === 0) onProgress?.(taken);
    }
    if (!areOrdered) continue;
    yield waiting;
    waiting = [];
  }
  signal?.throwIfAborted();
  yield waiting.sort(compareRows);
}

function checkOrder(row: LabelRow, last: LabelRow | null, areOrdered: boolean): void {
  const { iri, popularity } = row;
  if (!Number.isInteger(popularity) || popularity < 0)
    throw new RangeError(`Popularity must be a whole number from 0: ${iri}.`);
  if (last === null) return;
  if (popularity > last.popularity)
    throw new RangeError(`Rows must come in descending popularity: ${iri}.`);
  if (areOrdered && compareRows(last, row) > 0)
    throw new RangeError(`Rows of equal popularity must come by label, then by IRI: ${iri}.`);
}
