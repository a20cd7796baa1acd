import type { CallOptions, EntityType } from '@biographql/core';
import type { Engine } from '../engine.js';
import type { EntityRecord } from './entity-record.js';
import type { LabelRow } from './label-row.js';

/** An entity found by label. */
export interface LabelHit extends EntityRecord {
  /** The alias that matched; null when the label matched. */
  readonly alias: string | null;
  /** How it matched, best first: the order of the results. */
  readonly match: 'exact-label' | 'exact-alias' | 'prefix' | 'fuzzy';
}

/** Options of a label search. */
export interface LabelSearchOptions extends CallOptions {
  /** 1 to 100, default 10. */
  readonly limit?: number;
  /** Only entities of any of these types; empty or absent means all. */
  readonly types?: readonly EntityType[];
}

/**
 * Labels and aliases of entities, searchable while the user types. Every typed word must begin a word of one label or
 * alias, in any order; letter case, accents and punctuation do not matter. Empty text finds nothing.
 *
 * Order of `search`: exact label, exact alias, prefix, typing error. Exact matches come by popularity. Of the others,
 * names that begin with the first typed word come first, by popularity, where an alias counts `ALIAS_COST` less than a
 * label; then names that have it further inside, by popularity. Equal ones by popularity, label, IRI.
 * Popularity is what the index was built with: for graphs, see `popularityOf` in ingest/entities.
 *
 * Typing errors are sought only when nothing matches exactly: one edit per word from 4 characters when fewer than three
 * entities match by prefix, and two per word from 8 characters when nothing is found so; digits are never edited.
 */
export interface LabelIndex extends Engine {
  /** The best hits, in the order above. */
  search(text: string, options?: LabelSearchOptions): Promise<readonly LabelHit[]>;
  /** Looks entities up by IRI: same length, same order, null where the index knows none. */
  lookup(iris: readonly string[], options?: CallOptions): Promise<readonly (EntityRecord | null)[]>;
  /** Entities whose label or alias is exactly the text (case and accents folded), the most popular first; same order as `texts`. */
  exact(texts: readonly string[], options?: CallOptions): Promise<readonly (readonly LabelHit[])[]>;
  /** Aliases of an entity in English, in order. */
  aliases(iri: string, options?: CallOptions): Promise<readonly string[]>;
  /** All that it was built from, the most popular first, in batches. */
  rows(options?: CallOptions): AsyncIterable<readonly LabelRow[]>;
}
