import type { CallOptions } from '@biographql/core';
import type { Engine } from '@biographql/engines';
import type { Relation } from '../lexicon/relation.js';

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
  /** Probability that the quoted sentences support the answer, 0 to 1. */
  readonly confidence: number;
  /** The sentences that the answer rests on, at least one. */
  readonly evidence: readonly Evidence[];
}

/** Options of reading. */
export interface ReadingOptions extends CallOptions {
  /** The names of each entity in the question; a verdict must quote one name of each. Default: none. */
  readonly names?: readonly (readonly string[])[];
}

/** Reads passages and answers a question from them; it never searches. */
export interface QuestionAnswerer extends Engine {
  /** Returns what the passages, in any order, answer; null means that it abstains. */
  answer(
    question: string,
    passages: readonly Passage[],
    options?: ReadingOptions,
  ): Promise<Answer | null>;
  /**
   * Returns a typed expression that a question comes to, unchecked. The service
   * checks it; absent for a reader that does not translate.
   */
  translate?(
    question: string,
    names: readonly string[],
    relations: readonly Relation[],
    options?: CallOptions,
  ): Promise<unknown>;
}
