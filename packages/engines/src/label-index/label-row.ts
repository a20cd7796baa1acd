import type { EntityRecord } from './entity-record.js';

/** What a label index is built from: an entity with its names. */
export interface LabelRow extends EntityRecord {
  /** How likely people mean it: a whole number from 0, 100 for each doubling. */
  readonly popularity: number;
  /** Other names in English, in order; blank ones, repeated ones and the label itself are dropped by the build. */
  readonly aliases: readonly string[];
  /** MeSH descriptor or supplementary record identifiers (`D…`, `C…`) of the entity. */
  readonly meshIds: readonly string[];
}
