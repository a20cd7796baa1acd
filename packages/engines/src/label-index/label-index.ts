import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import type { EntityIdentifier } from '@biographql/vocabulary';
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
  /** Those of the aliases that are short names, as an abbreviation is where its meaning needs no word more. */
  readonly shortNames: readonly string[];
  /** Those of the aliases that name something related, narrower or broader, and no short name. Default: none. */
  readonly relatedAliases?: readonly string[];
  /** MeSH descriptor or supplementary record identifiers (`D…`, `C…`) of the entity. */
  readonly meshIds: readonly string[];
  /** What the entity is elsewhere, in the normal form of the vocabulary's schemes. */
  readonly identifiers: readonly EntityIdentifier[];
  /**
   * The entity that stands for all that are the same thing, itself among them; null when there is no other. One that the
   * index does not know counts as null.
   */
  readonly twinOf: EntityIri | null;
}

/**
 * How an entity matched: by an identifier, its label, an alias, an alias that is an abbreviation, the name of something
 * related, narrower or broader, the beginnings of words, or in spite of typing errors.
 */
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
  /** The name that matched when it is not the label; null when the label or an identifier matched. */
  readonly alias: string | null;
  readonly match: LabelMatch;
  /** The name that matched, or the identifier in compact form, e.g. `MESH:D001249`. */
  readonly matchedText: string;
  /** The scheme of the identifier that matched, e.g. `mesh`; null when a name matched. */
  readonly scheme: string | null;
  /** Other entities that are the same thing, the most popular first; their facts are their own. */
  readonly twins: readonly EntityIri[];
}

/** Options of a label search. */
export interface LabelSearchOptions extends CallOptions {
  /** 1 to 100, default 10. */
  readonly limit?: number;
  /** Only entities of any of these types; empty or absent means all. */
  readonly types?: readonly EntityType[];
}

/**
 * Labels, aliases and identifiers of entities, searchable while the user types. Every typed word must begin a word of one
 * label or alias, in any order; letter case, accents, punctuation and British or American spelling do not matter. Empty
 * text finds nothing.
 *
 * Order of `search`: identifiers that are stated by a prefix or an address or that look like nothing else, exact names,
 * short codes, prefix; numbers that are identifiers when nothing fits so far; typing errors. Exact names come by label
 * before alias before related alias, then by popularity, those of entities without any edge last; for a typed abbreviation (`GERD`, `CAT`)
 * names in exactly these letters come first: short names, labels and aliases, aliases of genes, each by popularity. Of the
 * others, names that continue the typed text come first, then names that begin with its first word, then names that have
 * it further inside; of each by popularity, less `ALIAS_COST` for an alias and less what is still to be typed, as
 * `rankCompletions` tells. So the best fifty names are ordered; names after these, and typing errors, come by
 * popularity, those that begin with the first word first. Equal ones by popularity, label, IRI. Popularity is what the
 * index was built with: for graphs, see `popularityOf` in ingest/entities.
 *
 * Entities that are the same thing are one hit, which is the one that stands for them unless its type is not wanted.
 *
 * Typing errors are sought only when nothing matches exactly: one edit per word from 4 characters when fewer than three
 * entities match by prefix, and two per word from 8 characters when nothing is found so; digits are never edited.
 */
export interface LabelIndex extends Engine {
  /** The best hits, in the order above. */
  search(text: string, options?: LabelSearchOptions): Promise<readonly LabelHit[]>;
  /** Looks entities up by IRI: same length, same order, null where the index knows none. */
  lookup(iris: readonly string[], options?: CallOptions): Promise<readonly (EntityRecord | null)[]>;
  /**
   * Entities whose label or alias is exactly the text (case, accents and spelling folded), in the order of exact names in
   * `search`; same order as `texts`. Entities that are the same thing are all here.
   */
  exact(texts: readonly string[], options?: CallOptions): Promise<readonly (readonly LabelHit[])[]>;
  /** Aliases of an entity in English, in order. */
  aliases(iri: string, options?: CallOptions): Promise<readonly string[]>;
  /** What an entity is elsewhere, in the order of the vocabulary's schemes; empty for an unknown one. */
  identifiers(iri: string, options?: CallOptions): Promise<readonly EntityIdentifier[]>;
  /** All that it was built from, the most popular first, in batches. */
  rows(options?: CallOptions): AsyncIterable<readonly LabelRow[]>;
}
