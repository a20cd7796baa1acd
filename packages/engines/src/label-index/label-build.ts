import type { CallOptions, EntityIri, EntityType } from '@biographql/core';
import { compareText } from '../text/compare.js';
import type { EntityRecord } from './label-index.js';

/** What a label index is built from: an entity with its names. */
export interface LabelRow extends EntityRecord {
  /** How likely people mean it: a whole number from 0, 100 for each doubling. */
  readonly popularity: number;
  /** Other names in English, in order; blank ones, repeated ones and the label itself are dropped by the build. */
  readonly aliases: readonly string[];
  /** MeSH descriptor or supplementary record identifiers (`D…`, `C…`) of the entity. */
  readonly meshIds: readonly string[];
}

/** All names of one entity, as kept in an index. */
export interface EntityNames {
  readonly iri: EntityIri;
  readonly label: string;
  readonly types: readonly EntityType[];
  readonly degree: number;
  readonly aliases: readonly string[];
  /** The folded words of label and aliases, in this order, joined by spaces: see `foldKey`. */
  readonly keys: readonly string[];
  readonly meshIds: readonly string[];
}

/** Options of a build. */
export interface LabelBuildOptions extends CallOptions {
  /** Called now and then with the number of entities taken so far, and once at the end. */
  readonly onProgress?: (entities: number) => void;
}

/** What a build took. */
export interface LabelBuildCounts {
  readonly entities: number;
  readonly aliases: number;
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
