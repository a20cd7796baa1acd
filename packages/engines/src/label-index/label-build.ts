import type { CallOptions } from '@biographql/core';
import type { BuildOptions, DriverOptions, IndexDriver, Place } from '../driver.js';
import { compareText } from '../text/compare.js';
import type { IdentifiersData } from '../vocabulary/index.js';
import type { LabelIndex, LabelRow } from './label-index.js';

export interface LabelBuildCounts {
  readonly entities: number;
  readonly aliases: number;
}

export interface LabelBuildOptions extends BuildOptions {
  /** Schemes by which typed texts are read as identifiers; stored in the index. Default: none. */
  readonly identifiers?: IdentifiersData;
  /** Whether all IRIs are distinct, which saves about 100 bytes of memory per row. Default false: the first row of an IRI counts. */
  readonly areDistinct?: boolean;
  /** Whether rows of equal popularity are sorted by label, then IRI (UTF-16 order). Default false: the build sorts them. */
  readonly areOrdered?: boolean;
}

export const NO_IDENTIFIERS: IdentifiersData = { resolvers: [], schemes: {} };

/**
 * A driver of label indexes. Its build takes rows in descending popularity; of rows with the same IRI the first counts.
 * @throws RangeError when rows are out of order, or a popularity is not a whole number from 0.
 */
export interface LabelDriver
  extends IndexDriver<LabelIndex, LabelRow, LabelBuildCounts, LabelBuildOptions> {
  /** Reads the rows of a build in order, without loading the search index. Default: the index is opened. */
  readRows?(at: Place, options?: DriverOptions & CallOptions): AsyncIterable<readonly LabelRow[]>;
}

/** Counts rows and skips repeated IRIs. */
export class FirstRows {
  readonly #seen: Set<string> | null;
  #count = 0;

  constructor({ areDistinct = false }: Pick<LabelBuildOptions, 'areDistinct'>) {
    this.#seen = areDistinct ? null : new Set();
  }

  get count(): number {
    return this.#count;
  }

  take({ iri }: Pick<LabelRow, 'iri'>): boolean {
    if (this.#seen?.has(iri) === true) return false;
    this.#seen?.add(iri);
    this.#count += 1;
    return true;
  }
}

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

/** Sorted by descending popularity, then label, then IRI. @throws RangeError; `signal.reason` when aborted. */
export async function* rowsInOrder(
  batches: AsyncIterable<readonly LabelRow[]>,
  { areOrdered = false, onProgress, signal }: LabelBuildOptions,
): AsyncGenerator<readonly LabelRow[]> {
  /** Rows of equal popularity, until the next popularity shows that they are complete. */
  let pending: LabelRow[] = [];
  let last: LabelRow | null = null;
  let taken = 0;
  for await (const batch of batches) {
    signal?.throwIfAborted();
    for (const row of batch) {
      checkOrder(row, last, areOrdered);
      if (!areOrdered && last !== null && row.popularity < last.popularity) {
        yield pending.sort(compareRows);
        pending = [];
      }
      pending.push(row);
      last = row;
      taken += 1;
      if (taken % PROGRESS_EVERY === 0) onProgress?.(taken);
    }
    if (!areOrdered) continue;
    yield pending;
    pending = [];
  }
  signal?.throwIfAborted();
  yield pending.sort(compareRows);
}

function checkOrder(row: LabelRow, last: LabelRow | null, areOrdered: boolean): void {
  const { iri, popularity } = row;
  if (!Number.isInteger(popularity) || popularity < 0)
    throw new RangeError(`Popularity must be a whole number from 0: ${iri}.`);
  if (last === null) return;
  if (popularity > last.popularity)
    throw new RangeError(`Rows must be in descending popularity: ${iri}.`);
  if (areOrdered && compareRows(last, row) > 0)
    throw new RangeError(`Rows of equal popularity must be sorted by label, then IRI: ${iri}.`);
}
