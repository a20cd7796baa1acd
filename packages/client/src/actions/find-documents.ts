import type { CallOptions } from '@biographql/core';
import { FindDocumentsDocument } from '@biographql/core/strings';
import type { BioGraphQLClient } from '../connect.js';
import { pickInsights } from '../wire/fields.js';
import { type RelatedDocument, toRelatedDocuments } from '../wire/related-document.js';
import { send } from '../wire/variables.js';
import type { Question } from './get-answer.js';

/**
 * Finds the best documents for a question, without an answer. Up to five have a passage: the sentence that bears most on it.
 * @throws ClientError; an aborted call rejects with `signal.reason`.
 * @example
 * ```ts
 * const documents = await findDocuments(client, { question: 'What treats asthma?' });
 * console.log(documents.map(({ title, url, passage }) => `${title} ${url} ${passage?.text ?? ''}`));
 * ```
 */
export async function findDocuments(
  client: BioGraphQLClient,
  input: Question,
  options?: CallOptions,
): Promise<readonly RelatedDocument[]> {
  const { summaryInsights } = await send(
    client,
    FindDocumentsDocument,
    input,
    { question: 'query' },
    options,
  );
  const answers = pickInsights(summaryInsights, 'QAInsight').flatMap(
    (insight) => insight.answers ?? [],
  );
  return toRelatedDocuments(
    answers.map(({ document }) => document),
    answers.flatMap(({ passages }) => passages),
  );
}
