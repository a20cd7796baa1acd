import type { EntityIri } from '@biographql/core';
import type { EntityRecord } from '@biographql/engines';
import type { EntityIdentifier } from '@biographql/vocabulary';

/** An entity of the graph with all that the label index and the annotation of articles need. */
export interface EntityRow extends EntityRecord {
  /** How likely people mean it, a whole number from 0: see `popularityOf`. */
  readonly popularity: number;
  /** English aliases and further English labels, each once, in the order of the source, the label left out. */
  readonly aliases: readonly string[];
  /** Those of the aliases that the graph states as short names, in the order of the source. */
  readonly shortNames: readonly string[];
  /** Those of the aliases that name something related, narrower or broader; absent when there is none. */
  readonly relatedAliases?: readonly string[];
  /** MeSH identifiers `D…` or `C…`. */
  readonly meshIds: readonly string[];
  /** What it is elsewhere, in the order of the vocabulary's schemes. */
  readonly identifiers: readonly EntityIdentifier[];
  /** The entity that stands for all that are the same thing: see `groupEquivalents`. Null when there is no other. */
  readonly twinOf: EntityIri | null;
}
