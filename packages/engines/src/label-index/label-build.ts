import type { CallOptions } from '@biographql/core';
import type { IdentifiersData } from '@biographql/vocabulary';
import type { BuildOptions, DriverOptions, IndexDriver, Place } from '../driver.js';
import { compareText } from '../text/compare.js';
import type { LabelIndex, LabelRow } from './label-index.js';

/** What a build took. */
export interface LabelBuildCounts {
  readonly entities: number;
  readonly aliases: number;
}

/** Options of a build of labels. */
export interface LabelBuildOptions extends BuildOptions {
  /** How typed texts are read as identifiers; kept in the index. Default: no text is one. */
  readonly identifiers?: IdentifiersData;
  /**
   * Whether no two rows have one IRI, which spares the memory of those that were written, some 100 bytes each. Default
   * false: of two the first is kept.
   */
  readonly areDistinct?: boolean;
  /**
   * Whether rows of equal popularity come by label, then by IRI, both in the order of their UTF-16 units, so that none waits
   * for others. Default false: they come in any order.
   */
  readonly areOrdered?: boolean;
}

/** The schemes of an index that was built without. */
export const NO_IDENTIFIERS: IdentifiersData = { resolvers: [], schemes: {} };

/**
 * A driver of label indexes. Its build takes rows in descending popularity, those of equal popularity in any order unless it
 * is told that they are ordered, and keeps the first of two with one IRI.
 * @throws RangeError when a row is more popular than the one before, its popularity is no whole number from 0, or rows that
 * are said to be ordered are not.
 */
export interface LabelDriver
  extends IndexDriver<LabelIndex, LabelRow, LabelBuildCounts, LabelBuildOptions> {
  /**
   * Reads the rows of a finished build once, in their order, without what finds names. Default: an index is opened for it.
   * @throws EngineUnavailableError as `open` does; `signal.reason` when aborted.
   */
  readRows?(at: Place, options?: DriverOptions & CallOptions): AsyncIterable<readonly LabelRow[]>;
}

/** Counts rows, and leaves those out that come again. */
export class FirstRows {
  readonly #seen: Set<string> | null;
  #count = 0;

  constructor({ areDistinct = false }: Pick<LabelBuildOptions, 'areDistinct'>) {
    this.#seen = areDistinct ? null : new Set();
  }

  /** The rows that were taken. */
  get count(): number {
    return this.#count;
  }

  /** Takes a row; false when one with its IRI came before. */
  take({ iri }: Pick<LabelRow, 'iri'>): boolean {
    if (this.#seen?.has(iri) === true) return false;
    this.#seen?.add(iri);
    this.#count += 1;
    return true;
  }
}

/** The aliases worth keeping: not blank, not the label again, each once; compared exactly, in order. */
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

/** The most popular first, then by label, then by IRI, both in the order of their UTF-16 units. */
export function compareRows(a: LabelRow, b: LabelRow): number {
  return b.popularity - a.popularity || compareText(a.label, b.label) || compareText(a.iri, b.iri);
}
