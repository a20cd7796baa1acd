import type {
  Answer,
  Article,
  ArticleAuthor,
  Claim,
  EntityHit,
  EntityNode,
  EntityProperty,
  InsightRow,
  Neighborhood,
  QuestionAnswer,
  RelatedDocument,
  SupportedInsight,
  TopAuthor,
} from '@biographql/client';
import type { AdmetModelName, AdmetPrediction } from '@biographql/core';
import samples from './generated/samples.json' with { type: 'json' };

/** One of each thing that the client's actions return, as they return it of the small graph. */
export interface Samples {
  readonly entity: EntityHit;
  readonly article: Article;
  readonly author: TopAuthor;
  readonly property: EntityProperty;
  readonly insight: SupportedInsight;
  readonly insightRow: InsightRow;
  readonly neighborhood: Neighborhood;
  readonly node: EntityNode;
  readonly questionAnswer: QuestionAnswer;
  readonly answer: Answer;
  readonly claim: Claim;
  readonly document: RelatedDocument;
  readonly articleAuthor: ArticleAuthor;
  readonly prediction: Extract<AdmetPrediction<AdmetModelName>, { readonly status: 'predicted' }>;
}

/** Recorded: a test asks the service again and compares. A file of JSON knows no brands and no literals. */
export const SAMPLES: Samples = samples as unknown as Samples;
