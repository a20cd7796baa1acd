/** The relation that a question asks about, as far as texts can be searched for it. */
export interface AskedRelation {
  /** Name of the relation, e.g. `treats`. */
  readonly relation: string;
  /** All names of what stands at the relation's left end, e.g. of the drug of `treats`; empty when that end is asked for. */
  readonly subjects: readonly string[];
  /** All names of what stands at its right end; empty when that end is asked for. */
  readonly objects: readonly string[];
  /** Stems of the words that state the relation, see `stemWord`; the question's own first. */
  readonly relationStems: readonly string[];
  /** Stems of words that name what is asked for, e.g. of `drug`; empty when the question names none. */
  readonly wantedStems: readonly string[];
  readonly isYesNo: boolean;
}
