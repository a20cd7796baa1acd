import type { GraphStatement } from '@biographql/engines';

/** A sentence of a document that shows a claim. */
export interface ClaimQuote {
  readonly documentId: string;
  /** The sentence as it is written. */
  readonly text: string;
  /** Offsets in UTF-16 code units, half-open, in the document's text: its title, a line feed, its abstract. */
  readonly start: number;
  readonly end: number;
}

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

/** Why a question has no answer. */
export type AbstentionReason =
  /** The question was understood, and nothing that was looked for is stated. */
  | 'NO_STATEMENT'
  /** Words of the question were not understood, so that an answer would be one to another question. */
  | 'UNREAD_WORDS'
  /** What the question is about has no entity in the graph. */
  | 'UNKNOWN_ENTITY'
  /** Something was found, and is too unsure to be said. */
  | 'UNSURE'
  /** The graph has no things of the kind that is asked for. */
  | 'MISSING_KIND'
  /** A name has several meanings, and the question does not say which. */
  | 'AMBIGUOUS_NAME'
  /** Nothing is asked. */
  | 'NO_QUESTION'
  /** The time or the queries of one question were spent. */
  | 'OUT_OF_TIME';

/** What a service says instead of an answer. */
export interface Abstention {
  readonly reason: AbstentionReason;
  /** A sentence or two for a reader. */
  readonly message: string;
  /** Words of the question that were not understood, as written, in their order. */
  readonly unread: readonly string[];
  /** What was looked for and not found, e.g. `aspirin – … is used to treat … – malaria`; null when nothing was looked for. */
  readonly lookedFor: string | null;
  /** Questions to ask instead: with one meaning of a name, another spelling, or without a restriction; at most five. */
  readonly suggestions: readonly string[];
}
