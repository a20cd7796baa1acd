/** What an answer states, with what shows it: statements of the graph, or sentences of documents. */
export interface Claim {
  /** A sentence that a reader can check. */
  readonly text: string;
  /** 0 to 1. */
  readonly probability: number;
  /** Empty for a claim read in documents. */
  readonly statements: readonly GraphStatement[];
  /** Empty for a claim of the graph. */
  readonly quotes: readonly ClaimQuote[];
  /** A complete query whose solutions show the statements; null for a claim read in documents. */
  readonly sparql: string | null;
}

/** A sentence of a document. */
export interface ClaimQuote {
  readonly documentId: string;
  readonly text: string;
  /** Offsets in UTF-16 code units, half-open, in the document's title, a line feed and its abstract. */
  readonly start: number;
  readonly end: number;
}

/** A sentence from an article that is relevant to a question. */
export interface LiteraturePassage extends ClaimQuote {
  /** Of the article. */
  readonly title: string;
  /** Section of the abstract; null if the abstract has no sections. */
  readonly section: 'BACKGROUND' | 'METHODS' | 'RESULTS' | 'CONCLUSION' | null;
  /** Of the article, e.g. `Randomized Controlled Trial`. */
  readonly publicationTypes: readonly string[];
  /** Of publication; null when the record has no date. */
  readonly year: number | null;
  readonly isRetracted: boolean;
}

/** What the service says instead of an answer. */
export interface Abstention {
  /** Nothing is stated, words were not understood, an unknown name, too unsure, or no time left. */
  readonly reason:
    | 'NO_STATEMENT'
    | 'UNREAD_WORDS'
    | 'UNKNOWN_ENTITY'
    | 'UNSURE'
    | 'MISSING_KIND'
    | 'AMBIGUOUS_NAME'
    | 'NO_QUESTION'
    | 'OUT_OF_TIME';
  /** For a reader. */
  readonly message: string;
  /** Words of the question that were not understood, as written. */
  readonly unread: readonly string[];
  /** What was looked for and not found; null when nothing was. */
  readonly lookedFor: string | null;
  /** Questions to ask instead; at most five. */
  readonly suggestions: readonly string[];
}

/** A name in a question, with the entity that it was taken for. */
export interface ReadName {
  /** As the question writes it. */
  readonly text: string;
  /** IRI. */
  readonly id: string;
  readonly label: string;
}

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
