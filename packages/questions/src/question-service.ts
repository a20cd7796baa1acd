import { BioGraphQLError, type CallOptions } from '@biographql/core';
import type {
  ArticleIndex,
  Engine,
  GraphStatement,
  GraphStore,
  LabelIndex,
  SolutionSequence,
} from '@biographql/engines';
import type { Vocabulary } from '@biographql/engines/vocabulary';
import type { SparqlQuery } from '@biographql/sparql';
import type { Relation, Relations } from './lexicon/relations.js';
import type { LiteraturePassage } from './passages/rank-passages.js';

/** A sentence of a document that shows a claim. */
export interface ClaimQuote {
  readonly documentId: string;
  /** The original sentence. */
  readonly text: string;
  /** Offsets in UTF-16 code units, half-open, in title, line feed and abstract; of a graph digest, in the abstract. */
  readonly start: number;
  readonly end: number;
}

/** Claim of an answer with its evidence: statements of the graph, or sentences of documents. */
export interface Claim {
  /** A sentence that a reader can check. */
  readonly text: string;
  /** 0 to 1. */
  readonly probability: number;
  /** Empty for a claim read in documents. */
  readonly statements: readonly GraphStatement[];
  /** Empty for a claim of the graph. */
  readonly quotes: readonly ClaimQuote[];
  /** A complete query whose solutions show the statements; null for one from documents or deprecated statements. */
  readonly sparql: string | null;
}

/** Why a question has no answer. */
export type AbstentionReason =
  /** The question was understood, and nothing that was looked for is stated. */
  | 'NO_STATEMENT'
  /** Words of the question were not understood, so that an answer would be one to another question. */
  | 'UNREAD_WORDS'
  /** The graph has no entity for the subject of the question. */
  | 'UNKNOWN_ENTITY'
  /** Something was found, and is too unsure to be said. */
  | 'UNSURE'
  /** The graph has no things of the requested kind. */
  | 'MISSING_KIND'
  /** A name has several meanings, and the question does not say which. */
  | 'AMBIGUOUS_NAME'
  /** The text asks nothing. */
  | 'NO_QUESTION'
  /** The time or the queries of one question were spent. */
  | 'OUT_OF_TIME';

/** Reason why there is no answer. */
export interface Abstention {
  readonly reason: AbstentionReason;
  /** A sentence or two for a reader. */
  readonly message: string;
  /** Words of the question that were not understood, as written and in the same order. */
  readonly unread: readonly string[];
  /** What was looked for, e.g. `Typhoid fever is treated with montelukast`; null when nothing was, or time ran out. */
  readonly lookedFor: string | null;
  /** Questions to ask instead: with one meaning of a name, with another spelling, or without a restriction; at most five. */
  readonly suggestions: readonly string[];
}

/** A record that an answer rests on. */
export interface AnswerDocument {
  /** `pmid:…`, `doi:…`, `pmcid:…` for an article; the entity's IRI for a graph digest. */
  readonly id: string;
  /** The title of the article, or the label of the entity. */
  readonly title: string;
  /** The abstract, or the entity's facts written out; null when there is neither. */
  readonly abstract: string | null;
  /** Address of the original record; null when it has none. */
  readonly source: string | null;
  /** `articles` or `graph`. */
  readonly indexName: string;
}

/** A text with the place of the answer in it. */
export interface QuotedAnswer {
  /** Plain text, not escaped for any markup; `…` at an end where more was cut off. */
  readonly text: string;
  /** Position of the answer in it: offsets in UTF-16 code units, half-open. */
  readonly start: number;
  readonly end: number;
}

/** One answer with the records that support it. */
export interface QuestionAnswerItem {
  /** Empty when the service abstains or `generate` is false. */
  readonly text: string;
  /** The sentence or passage that the answer stands in; null without an answer. */
  readonly context: QuotedAnswer | null;
  /** 0 to 1; null without an answer. */
  readonly probability: number | null;
  /** Claims of the answer with their evidence; empty exactly when `text` is. */
  readonly claims: readonly Claim[];
  /** The records that claims rest on, or the best matches when there is no answer; the best first. */
  readonly documents: readonly AnswerDocument[];
  /** The best matches that no claim rests on, the best first; empty without an answer. */
  readonly related: readonly AnswerDocument[];
  /** Sentences of articles that bear on the question, at most five, the best first. Empty when there is an answer. */
  readonly passages: readonly LiteraturePassage[];
  /** Total number of values, including those that the text leaves out; null when the answer is not a list. */
  readonly total: number | null;
  /** How the values are ordered, in words; null when the answer has all of them or is not a list. */
  readonly orderedBy: string | null;
  /** How the question was read, in plain words, e.g. `Drugs that are used to treat asthma`; null when it was not understood or `generate` is false. */
  readonly interpretation: string | null;
  /** Names in the question that stand for something with another label, e.g. `COPD`. */
  readonly names: readonly ReadName[];
  /** Why there is no answer; null when there is one or `generate` is false. */
  readonly abstention: Abstention | null;
}

/** A name in a question, with the entity that it was taken for. */
export interface ReadName {
  /** As the question writes it. */
  readonly text: string;
  readonly iri: string;
  readonly label: string;
}

/** How many records of an index match a question. */
export interface QuestionStatistics {
  readonly indexName: string;
  readonly totalHits: number;
}

/** Result of a question. */
export interface QuestionAnswer {
  /** The original question. */
  readonly question: string;
  /** One item per question in the text, in order; its text is empty when the service abstains. */
  readonly answers: readonly [QuestionAnswerItem, ...QuestionAnswerItem[]];
  readonly statistics: readonly QuestionStatistics[];
  /** Milliseconds spent on the question. */
  readonly tookMs: number;
}

/** Options of one question. */
export interface QuestionOptions extends CallOptions {
  /** False: only the best documents, no answer. Default true. */
  readonly generate?: boolean;
  /** The previous question, which `it` and `its` refer to. Default: none. */
  readonly previous?: string;
}

/** A question as a query. */
export interface QuestionQuery {
  /** Complete SPARQL that returns what the answer states. */
  readonly sparql: string;
  /** The answer as a sentence. */
  readonly description: string;
}

/** Answers questions from the graph and the articles; abstains rather than guesses. */
export interface QuestionService {
  /** Returns an empty answer with the best documents when it abstains. @throws `signal.reason` when aborted. */
  answer(question: string, options?: QuestionOptions): Promise<QuestionAnswer>;
  /**
   * Returns the query for a question; null when it is not fully understood, the graph has no answer, or the answer
   * needs several queries. @throws `signal.reason` when aborted.
   */
  sparql(question: string, options?: CallOptions): Promise<QuestionQuery | null>;
}

export interface GraphContext {
  readonly labels: LabelIndex;
  /** Called directly for statements and evidence, within the budget's time; all else also counts as a query. */
  readonly graph: GraphStore;
  readonly budget: Budget;
  readonly vocabulary: Vocabulary;
}

export interface QuestionContext extends GraphContext {
  readonly relations: Relations;
  readonly articles: ArticleIndex;
  /** Null: passages are shown, and no answer is read in them. */
  readonly reader: QuestionAnswerer | null;
  /** False: only the best documents, no answer. */
  readonly generate: boolean;
  readonly minProbability: number;
}

type Budget = ReturnType<typeof openBudget>;

const TOLERATED: ReadonlySet<string> = new Set(['QUERY_TIMEOUT', 'RESULT_TOO_LARGE', 'OVERLOADED']);

export function openBudget(
  graph: GraphStore,
  limits: Readonly<Record<'timeMs' | 'queries', number>>,
  callerSignal: AbortSignal | undefined,
) {
  const timer = AbortSignal.timeout(limits.timeMs);
  const stepSignal = callerSignal ?? new AbortController().signal;
  let queriesLeft = limits.queries;
  let isExhausted = false;

  const attempt = async <T>(step: (signal: AbortSignal) => Promise<T>): Promise<T | null> => {
    callerSignal?.throwIfAborted();
    if (timer.aborted) return null;
    try {
      return await orTimeout(step(stepSignal), timer);
    } catch (error) {
      callerSignal?.throwIfAborted();
      if (timer.aborted || (BioGraphQLError.is(error) && TOLERATED.has(error.code))) return null;
      throw error;
    }
  };

  return {
    attempt,
    isSpent: () => isExhausted || timer.aborted,
    async select(query: SparqlQuery, rows: number): Promise<SolutionSequence | null> {
      if (queriesLeft <= 0) {
        isExhausted = true;
        return null;
      }
      queriesLeft -= 1;
      return attempt((signal) => graph.select(query, { signal, limit: rows }));
    },
  };
}

function orTimeout<T>(step: Promise<T>, timer: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const stop = () => resolve(null);
    timer.addEventListener('abort', stop, { once: true });
    step.then(resolve, reject).finally(() => timer.removeEventListener('abort', stop));
  });
}

/** A text that may hold an answer. */
export interface Passage {
  /** Identifier of the record the passage comes from, e.g. `pmid:1` or an entity IRI. */
  readonly id: string;
  /** `articles` or `graph`. */
  readonly index: string;
  readonly title: string;
  readonly text: string;
}

/** Position of an answer in a passage: offsets in UTF-16 code units, half-open. */
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
  /** The names of each entity in the question. The service drops a verdict whose quotes do not have one name of each. Default: none. */
  readonly names?: readonly (readonly string[])[];
  /** Whether the question asks for `Yes` or `No`. Default: false. */
  readonly isVerdict?: boolean;
}

/** Reads passages and answers a question from them; it never searches. */
export interface QuestionAnswerer extends Engine {
  /** Answers from the passages, in any order; null means that it abstains. */
  answer(
    question: string,
    passages: readonly Passage[],
    options?: ReadingOptions,
  ): Promise<Answer | null>;
  /**
   * Translates a question to a typed expression, unchecked. The service
   * checks it; absent for a reader that does not translate.
   */
  translate?(
    question: string,
    names: readonly string[],
    relations: readonly Relation[],
    options?: CallOptions,
  ): Promise<unknown>;
}
