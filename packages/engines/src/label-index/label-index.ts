import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import type { Engine } from '../engine.js';

/** What the label index knows of an entity. */
export interface EntityRecord {
  readonly iri: EntityIri;
  /** English label; another language when there is no English one; the local name of the IRI when there is none. */
  readonly label: string;
  /** Short description in English; null when the graph has none. */
  readonly description: string | null;
  /** At least one; the main type first; `UNDEFINED` when the data tells none. */
  readonly types: readonly EntityType[];
  /** Number of edges (claims with an entity at both ends) that touch the entity. */
  readonly degree: number;
}

/** What a label index is built from: an entity with its names. */
export interface LabelRow extends EntityRecord {
  /** How likely people mean it: a whole number from 0, 100 for each doubling. */
  readonly popularity: number;
  /** Other names in English, in order; blank ones, repeated ones and the label itself are dropped by the build. */
  readonly aliases: readonly string[];
  /** MeSH descriptor or supplementary record identifiers (`D…`, `C…`) of the entity. */
  readonly meshIds: readonly string[];
}

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
