import type { CallOptions } from '@biographql/core';
import { QuestionSparqlDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { send } from '../wire/variables.js';
import type { QuestionText } from './get-question-entities.js';

/** A question as a query, or why there is none. */
export interface QuestionTranslation {
  /** The query that answers the question; null when the service abstains. */
  readonly sparql: string | null;
  /** Why there is no query; null where there is one. */
  readonly reason: string | null;
}

/**
 * Writes a question as the SPARQL query that answers it. The service abstains rather than guesses: `sparql` is then null.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const data = await getQuestionSparql(client, { question: 'What treats asthma?' });
 * console.log(data.sparql ?? data.reason);
 * ```
 */
export async function getQuestionSparql(
  client: BioGraphQLClient,
  question: QuestionText,
  options?: CallOptions,
): Promise<QuestionTranslation> {
  const { executeNl2Sparql } = await send(client, QuestionSparqlDocument, question, {}, options);
  return { sparql: executeNl2Sparql?.SPARQL ?? null, reason: executeNl2Sparql?.reason ?? null };
}
