import type { CallOptions } from '@biographql/core';
import { QuestionAnswerDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import type { Abstention, Claim, LiteraturePassage, ReadName } from '../wire/claim.js';
import { pickInsights } from '../wire/fields.js';
import { type RelatedDocument, toRelatedDocuments } from '../wire/related-document.js';
import { send } from '../wire/variables.js';

/** A question in words. */
export interface Question {
  /** 1 to 1,000 characters. */
  readonly question: string;
}

/** A question to answer. */
export interface AnswerQuestion extends Question {
  /** The question before, which a follow-up such as `and its side effects?` refers to. Default: none. */
  readonly previous?: string;
}

/** One answer to a question. */
export interface Answer {
  readonly text: string;
  /** The probability that the answer is right, 0 to 1; null when the service sends none. */
  readonly confidence: number | null;
  /** HTML: the passage with the answer between `<em>` and `</em>`, all else escaped; null when there is none. */
  readonly contextHtml: string | null;
  /** What the answer states, with what shows it. */
  readonly claims: readonly Claim[];
  /** The records that claims rest on. */
  readonly documents: readonly RelatedDocument[];
  /** The best matches that no claim rests on. */
  readonly related: readonly RelatedDocument[];
  /** The number of values, including those that the text omits; null when the answer is not a list. */
  readonly total: number | null;
  /** By what the values are ordered, in words; null when the answer has them all, or is no list. */
  readonly orderedBy: string | null;
}

/** What the service says to a question. */
export interface QuestionAnswer {
  /** The question as given. */
  readonly question: string;
  /** The most probable first; empty when the service abstains. */
  readonly answers: readonly Answer[];
  /** The documents of all answers, or the best matches when the service abstains; each once. */
  readonly documents: readonly RelatedDocument[];
  /** How the service read the question, in plain words, e.g. `Drugs that are used to treat asthma`; null when it was not understood. */
  readonly interpretation: string | null;
  /** Names in the question that stand for something with another label, e.g. `COPD`. */
  readonly names: readonly ReadName[];
  /** Why there is no answer; null with one. */
  readonly abstention: Abstention | null;
  /** Up to five relevant sentences from different articles, best first. They aren't an answer; empty if there is one. */
  readonly passages: readonly LiteraturePassage[];
}

/**
 * Returns the answers to a question in words, with the documents that the answer rests on. The service abstains rather than guess.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
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
  options?: CallOptions,
): Promise<QuestionAnswer> {
  const { summaryInsights } = await send(
    client,
    QuestionAnswerDocument,
    input,
    { question: 'query', previous: 'previousQuery' },
    options,
  );
  const answers = pickInsights(summaryInsights, 'QAInsight').flatMap(
    (insight) => insight.answers ?? [],
  );
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
      answers.flatMap(({ passages }) => passages),
    ),
    interpretation: answers[0]?.interpretation ?? null,
    names: answers[0]?.names ?? [],
    abstention: answers[0]?.abstention ?? null,
    passages: answers.flatMap(({ passages }) => passages),
  };
}
