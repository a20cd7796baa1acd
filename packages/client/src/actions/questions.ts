import {
  FindDocumentsDocument,
  QuestionAnswerDocument,
  QuestionSparqlDocument,
} from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { RequestOptions } from '../document.js';
import type { QuestionText } from '../generated/actions.js';
import type {
  Abstention,
  Answer,
  LiteraturePassage,
  ReadName,
  RelatedDocument,
} from '../generated/answers.js';
import { type NamingClient, pickInsights } from '../wire/fields.js';

/** A question in words. */
export interface Question {
  /** 1 to 1,000 characters, at most 100 words. */
  readonly question: string;
}

/** A question to answer. */
export interface AnswerQuestion extends Question {
  /** The previous question (same limits), which a follow-up like `and its side effects?` refers to. Default: none. */
  readonly previous?: string;
}

/** Response to a question. If the text asks two, `interpretation`, `names` and `abstention` are of the first. */
export interface QuestionAnswer {
  readonly question: string;
  /** One per question that was answered, in order; empty when the service abstains. */
  readonly answers: readonly Answer[];
  /** The documents of all answers, or the best matches when the service abstains; each once. */
  readonly documents: readonly RelatedDocument[];
  /** How the service read the question, in plain words, e.g. `Drugs that are used to treat asthma`; null when it was not understood. */
  readonly interpretation: string | null;
  /** Names in the question that stand for something with another label, e.g. `COPD`. */
  readonly names: readonly ReadName[];
  /** Why there is no answer; null if there is one. */
  readonly abstention: Abstention | null;
  /** Up to five relevant sentences from different articles per question without an answer, best first. */
  readonly passages: readonly LiteraturePassage[];
}

/**
 * Returns the answers to a question in words, with the documents that the answer rests on. The service abstains rather than guess.
 * @example
 * ```ts
 * const { answers, documents, abstention } = await getAnswer(client, { question: 'What treats asthma?' });
 * for (const { text, statements, quotes } of answers[0]?.claims ?? []) {
 *   console.log(text, statements.length, quotes.length);
 * }
 * console.log(abstention?.message ?? `rests on ${documents.length} documents`);
 * ```
 */
export async function getAnswer(
  client: BioGraphQLClient,
  input: AnswerQuestion,
  options?: RequestOptions,
): Promise<QuestionAnswer> {
  const names = { question: 'query', previous: 'previousQuery' } as const;
  const { summaryInsights } = await (client as NamingClient).request(
    QuestionAnswerDocument,
    input,
    { ...options, names },
  );
  const answers = pickInsights(summaryInsights, 'QAInsight').flatMap((each) => each.answers ?? []);
  const passages = answers.flatMap((each) => each.passages);
  return {
    question: input.question,
    answers: answers
      .filter(({ answer }) => answer !== '')
      .map((wire) => ({
        text: wire.answer,
        confidence: wire.probability === null ? null : Number(wire.probability),
        contextHtml: wire.context,
        claims: wire.claims,
        documents: toRelatedDocuments([wire.document]),
        related: toRelatedDocuments([wire.related]),
        total: wire.total,
        orderedBy: wire.orderedBy,
      })),
    documents: toRelatedDocuments(
      answers.map(({ document }) => document),
      passages,
    ),
    interpretation: answers[0]?.interpretation ?? null,
    names: answers[0]?.names ?? [],
    abstention: answers[0]?.abstention ?? null,
    passages,
  };
}

/**
 * Finds the best documents for a question, without an answer. Up to five have a passage, the sentence that fits best.
 * @example
 * ```ts
 * const documents = await findDocuments(client, { question: 'What treats asthma?' });
 * console.log(documents.map(({ title, url, passage }) => `${title} ${url} ${passage?.text ?? ''}`));
 * ```
 */
export async function findDocuments(
  client: BioGraphQLClient,
  input: Question,
  options?: RequestOptions,
): Promise<readonly RelatedDocument[]> {
  const names = { question: 'query' } as const;
  const { summaryInsights } = await (client as NamingClient).request(FindDocumentsDocument, input, {
    ...options,
    names,
  });
  const answers = pickInsights(summaryInsights, 'QAInsight').flatMap((each) => each.answers ?? []);
  const passages = answers.flatMap((each) => each.passages);
  return toRelatedDocuments(
    answers.map(({ document }) => document),
    passages,
  );
}

/** A question as a query, or why there is none. */
export interface QuestionTranslation {
  /** The query that answers the question; null when the service abstains. */
  readonly sparql: string | null;
  /** Why there is no query; null where there is one. */
  readonly reason: string | null;
}

/**
 * Writes a question as the SPARQL query that answers it. The service abstains rather than guesses: `sparql` is then null.
 * @example
 * ```ts
 * const data = await getQuestionSparql(client, { question: 'What treats asthma?' });
 * console.log(data.sparql ?? data.reason);
 * ```
 */
export async function getQuestionSparql(
  client: BioGraphQLClient,
  question: QuestionText,
  options?: RequestOptions,
): Promise<QuestionTranslation> {
  const { executeNl2Sparql } = await (client as NamingClient).request(
    QuestionSparqlDocument,
    question,
    { ...options, names: {} },
  );
  return { sparql: executeNl2Sparql?.SPARQL ?? null, reason: executeNl2Sparql?.reason ?? null };
}

interface WireDocument {
  readonly id: string;
  readonly title: string;
  readonly abs: string | null;
  readonly source: string | null;
  readonly index_name: string;
}

/** Joins the documents of several lists in order, each once, with their passages. */
function toRelatedDocuments(
  lists: readonly (readonly WireDocument[])[],
  passages: readonly LiteraturePassage[] = [],
): readonly RelatedDocument[] {
  const documents = lists.flat();
  return [...new Map(documents.map((document) => [document.id, document])).values()].map(
    ({ abs: abstract, source: url, index_name: index, ...document }) => ({
      ...document,
      abstract,
      url,
      index,
      passage: passages.find(({ documentId }) => documentId === document.id) ?? null,
    }),
  );
}
