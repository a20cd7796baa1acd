import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import type { BuildOptions, Engine, IndexDriver } from '../driver.js';
import { compareText } from '../text/labels.js';
import type { EntityIdentifier, IdentifiersData } from '../vocabulary/index.js';

/** An entity in the label index. */
export interface EntityRecord {
  readonly iri: EntityIri;
  /** In English, else in another language, else the local name of the IRI. */
  readonly label: string;
  /** Short, in English; null if the graph has none. */
  readonly description: string | null;
  /** At least one, the main type first; `UNDEFINED` if unknown. */
  readonly types: readonly EntityType[];
  /** Number of claims that link it with another entity. */
  readonly degree: number;
}

/** An entity with its names, from which a label index is built. */
export interface LabelRow extends EntityRecord {
  /** How likely people mean it: a whole number from 0; 100 more means twice as likely. */
  readonly popularity: number;
  /** Other English names, in order; the build drops blank and repeated ones and the label. */
  readonly aliases: readonly string[];
  /** Aliases that are short names, such as unambiguous abbreviations. */
  readonly shortNames: readonly string[];
  /** Aliases that name something related, narrower or broader. Default: none. */
  readonly relatedAliases?: readonly string[];
  /** MeSH descriptor or supplementary record identifiers (`D…`, `C…`) of the entity. */
  readonly meshIds: readonly string[];
  /** Its identifiers in other databases, normalized by the vocabulary's schemes. */
  readonly identifiers: readonly EntityIdentifier[];
  /** The entity that represents all equivalent ones, possibly itself; null if there is no other. */
  readonly representative: EntityIri | null;
}

/** How an entity matched; `related-alias` names something related, narrower or broader, `fuzzy` allows typing errors. */
export type LabelMatch =
  | 'identifier'
  | 'exact-label'
  | 'abbreviation'
  | 'exact-alias'
  | 'related-alias'
  | 'prefix'
  | 'fuzzy';

/** An entity found by a name or an identifier. */
export interface LabelHit extends EntityRecord {
  /** The name that matched; null for the label and identifiers. */
  readonly alias: string | null;
  readonly match: LabelMatch;
  /** The name that matched, or the identifier in compact form, e.g. `MESH:D001249`. */
  readonly matchedText: string;
  /** The scheme of the identifier that matched, e.g. `mesh`; null when a name matched. */
  readonly scheme: string | null;
  /** Equivalent entities, by popularity; each has its own facts. */
  readonly equivalents: readonly EntityIri[];
}

/** Options of a label search. */
export interface LabelSearchOptions extends CallOptions {
  /** 1 to 100, default 10. */
  readonly limit?: number;
  /** Only entities of any of these types; empty or absent means all. */
  readonly types?: readonly EntityType[];
}

/**
 * Search-as-you-type over labels, aliases and identifiers of entities. Each typed word (of the first 12) must begin a
 * word of one name, in any order; case, accents, punctuation and British or American spelling don't matter. Empty text
 * finds nothing.
 *
 * `search` orders hits like this:
 * 1. Identifiers with a prefix or an address, and texts that can be nothing else.
 * 2. Exact names, in the order of `exactMatch`; then short codes that are identifiers.
 * 3. Names with all words: the best fifty in the order of `rankCompletions`, the others by popularity, those that begin with
 *    the first word before the rest.
 * 4. If nothing was found, numbers that are identifiers.
 * 5. Names with typing errors, without an exact match only: one edit per word of 4 letters or more when fewer than three
 *    entities were found, two from 8 letters when none was. Digits are never edited.
 *
 * Ties are broken by popularity, label, IRI. Equivalent entities are one hit: the entity that represents them, unless it
 * doesn't have a wanted type.
 */
export interface LabelIndex extends Engine {
  /** The best hits, in the order above. */
  search(text: string, options?: LabelSearchOptions): Promise<readonly LabelHit[]>;
  /** Looks up entities by IRI: same length, same order, null for unknown ones. */
  lookup(iris: readonly string[], options?: CallOptions): Promise<readonly (EntityRecord | null)[]>;
  /** Finds entities by exact names (case, accents and spelling folded), per text; equivalent entities are separate hits. */
  exact(texts: readonly string[], options?: CallOptions): Promise<readonly (readonly LabelHit[])[]>;
  /** English aliases of an entity, in order. */
  aliases(iri: string, options?: CallOptions): Promise<readonly string[]>;
  /** Identifiers of an entity, in the order of the vocabulary's schemes. */
  identifiers(iri: string, options?: CallOptions): Promise<readonly EntityIdentifier[]>;
  /** The rows that it was built from, by popularity, in batches. */
  rows(options?: CallOptions): AsyncIterable<readonly LabelRow[]>;
}

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
        throw new RangeError(`The popularity of ${row.iri} must be 0 or a positive whole number.`);
      if (last !== null && compareRows(last, row) >= 0)
        throw new RangeError(
          `Row ${row.iri} is out of order or a duplicate: rows must be sorted by descending popularity, then label and IRI.`,
        );
      last = row;
      taken += 1;
      if (taken % PROGRESS_EVERY === 0) onProgress?.(taken);
    }
    yield batch;
  }
  signal?.throwIfAborted();
}
