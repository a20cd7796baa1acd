import type { EntityRecord } from '@biographql/engines';

/** An entity of the graph with all that the label index and the annotation of articles need. */
export interface EntityRow extends EntityRecord {
  /** How likely people mean it, a whole number from 0: see `popularityOf`. */
  readonly popularity: number;
  /** English aliases and further English labels, each once, in the order of the source, the label left out. */
  readonly aliases: readonly string[];
  /** MeSH identifiers `D…` or `C…`. */
  readonly meshIds: readonly string[];
}
