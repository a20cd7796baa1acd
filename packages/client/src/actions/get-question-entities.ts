import type { CallOptions, QuestionQid } from '@biographql/core';
import { QuestionEntitiesDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { send } from '../wire/variables.js';

/** A question to read. */
export interface QuestionText {
  /** At most 1,000 characters. */
  readonly question: string;
}

/**
 * Returns the entities that a question names, in its order.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const data = await getQuestionEntities(client, { question: 'Does salbutamol treat asthma?' });
 * console.log(data.map(({ label }) => label)); // ['salbutamol', 'asthma']
 * ```
 */
export async function getQuestionEntities(
  client: BioGraphQLClient,
  question: QuestionText,
  options?: CallOptions,
): Promise<readonly QuestionQid[]> {
  const { getQids } = await send(client, QuestionEntitiesDocument, question, {}, options);
  return getQids ?? [];
}
