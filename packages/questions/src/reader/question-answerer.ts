import type { CallOptions, EntityType } from '@biographql/core';
import type { Engine } from '@biographql/engines';

/** A text that may hold an answer. */
export interface Passage {
  /** Identifier of the record the passage comes from, e.g. `pmid:1` or an entity IRI. */
  readonly id: string;
  /** `articles` or `graph`. */
  readonly index: string;
  readonly title: string;
  readonly text: string;
}

/** Where in a passage an answer stands: offsets in UTF-16 code units, half-open. */
export interface Evidence {
  readonly passageId: string;
  readonly start: number;
  readonly end: number;
}

/** An answer read from passages. */
export interface Answer {
  readonly text: string;
  /**
   * Calibrated probability that the quoted sentences support the answer, 0 to 1: of the answers given with 0.8 on the
   * calibration questions, 8 of 10 were right.
   */
  readonly confidence: number;
  /** The sentences that the answer rests on, at least one. */
  readonly evidence: readonly Evidence[];
}

/** An entity that a question names. */
export interface AskedEntity {
  /** As the question writes it. */
  readonly text: string;
  /** Everything it is called, the question's wording included. */
  readonly names: readonly string[];
  /** Empty when unknown. */
  readonly types: readonly EntityType[];
}

/** A relation that a question asks of entities; the ends are indexes of {@link AskedTerms.entities}, null for what is wanted. */
export interface AskedEnds {
  /** The relation's name in the vocabulary, e.g. `treats`. */
  readonly relation: string;
  readonly left: number | null;
  readonly right: number | null;
}

/** What is known of a question besides its words. */
export interface AskedTerms {
  readonly entities: readonly AskedEntity[];
  /** Null when no relation was understood. */
  readonly ends: AskedEnds | null;
  /** Types that an answer has; empty when the question does not tell. */
  readonly wanted: readonly EntityType[];
  /** Stems of the wording that the relation has in the question. */
  readonly said: readonly string[];
  /** Stems of the words that are neither names nor the wording of the relation: what a sentence must speak of besides. */
  readonly rest: readonly string[];
}

/** A stretch of a text that names an entity: offsets in UTF-16 code units, half-open. */
export interface NamedStretch {
  readonly start: number;
  readonly end: number;
  /** The entity's label. */
  readonly label: string;
}

/** Options of reading. */
export interface ReadingOptions extends CallOptions {
  /** What the question names and asks; without it the question's words alone decide. */
  readonly asked?: AskedTerms;
  /** Returns what a text names of these types, apart from each other and in order; without it no name is picked from a sentence. */
  readonly findNames?: (
    text: string,
    types: readonly EntityType[],
  ) => Promise<readonly NamedStretch[]>;
}

/** Reads passages and answers a question from them; it never searches. */
export interface QuestionAnswerer extends Engine {
  /** Returns what the passages, in any order, answer; null means that it abstains. */
  answer(
    question: string,
    passages: readonly Passage[],
    options?: ReadingOptions,
  ): Promise<Answer | null>;
}
