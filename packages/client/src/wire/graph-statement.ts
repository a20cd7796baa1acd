/** A statement of the graph with its record. */
export interface GraphStatement {
  /** IRI. */
  readonly subject: string;
  readonly subjectLabel: string;
  /** The property's code, e.g. `P2176`, or the IRI of a predicate without a code. */
  readonly property: string;
  readonly propertyLabel: string;
  /** IRI of an entity, or the text of a literal. */
  readonly object: string;
  readonly objectLabel: string;
  /** Null when the graph gives none. */
  readonly rank: 'PREFERRED' | 'NORMAL' | 'DEPRECATED' | null;
  /** Where it was taken from; each part null when it is not known; at most 20. */
  readonly references: readonly {
    readonly url: string | null;
    /** `pmid:…`. */
    readonly articleId: string | null;
    readonly dataset: string | null;
    /** Null when no credit of the dataset names the source. */
    readonly license: string | null;
  }[];
}
