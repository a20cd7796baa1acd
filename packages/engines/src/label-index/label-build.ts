import type { BuildOptions, IndexDriver } from '../driver.js';
import { compareText } from '../text/labels.js';
import type { IdentifiersData } from '../vocabulary/index.js';
import type { LabelIndex, LabelRow } from './label-index.js';

export interface LabelBuildCounts {
  readonly entities: number;
  readonly aliases: number;
}

export interface LabelBuildOptions extends BuildOptions {
  /** Schemes by which typed texts are read as identifiers; stored in the index. Default: none. */
  readonly identifiers?: IdentifiersData;
}

export const NO_IDENTIFIERS: IdentifiersData = { resolvers: [], schemes: {} };

/**
 * A driver of label indexes. Its build takes each entity once, in descending popularity, then by label and IRI (UTF-16 order).
 * @throws RangeError when rows are out of order, or a popularity is not a whole number from 0.
 */
export type LabelDriver = IndexDriver<LabelIndex, LabelRow, LabelBuildCounts, LabelBuildOptions>;

/** Returns the aliases without blank and repeated ones and without the label, in order. */
export function distinctAliases(row: LabelRow): readonly string[] {
  const seen = new Set([row.label]);
  const aliases: string[] = [];
  for (const alias of row.aliases) {
    if (alias.trim() === '' || seen.has(alias)) continue;
    seen.add(alias);
    aliases.push(alias);
  }
  return aliases;
}

/** By descending popularity, then label, then IRI (UTF-16 order). */
export function compareRows(a: LabelRow, b: LabelRow): number {
  return b.popularity - a.popularity || compareText(a.label, b.label) || compareText(a.iri, b.iri);
}

const PROGRESS_EVERY = 10_000;

/** Checks the rows of a build. @throws RangeError; `signal.reason` when aborted. */
export async function* rowsInOrder(
  batches: AsyncIterable<readonly LabelRow[]>,
  { onProgress, signal }: LabelBuildOptions,
): AsyncGenerator<readonly LabelRow[]> {
  let last: LabelRow | null = null;
  let taken = 0;
  for await (const batch of batches) {
    signal?.throwIfAborted();
    for (const row of batch) {
      if (!Number.isInteger(row.popularity) || row.popularity < 0)
        throw new RangeError(`Popularity must be a whole number from 0: ${row.iri}.`);
      if (last !== null && compareRows(last, row) >= 0)
        throw new RangeError(
          `Rows must be sorted by descending popularity, label and IRI, each IRI once: ${row.iri}.`,
        );
      last = row;
      taken += 1;
      if (taken % PROGRESS_EVERY === 0) onProgress?.(taken);
    }
    yield batch;
  }
  signal?.throwIfAborted();
}
