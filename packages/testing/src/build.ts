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
import type { AdmetModelName, AdmetPrediction, AdmetRejection } from '@biographql/core';
import { SAMPLES } from './samples.js';

/** Returns an entity as `searchEntities` finds it. Default: asthma. */
export function buildEntity(overrides: Partial<EntityHit> = {}): EntityHit {
  return { ...SAMPLES.entity, ...overrides };
}

/** Returns the record of an article as `searchArticles` finds it. Default: the first on asthma. */
export function buildArticle(overrides: Partial<Article> = {}): Article {
  return { ...SAMPLES.article, ...overrides };
}

/** Returns an author as an article names them. */
export function buildArticleAuthor(overrides: Partial<ArticleAuthor> = {}): ArticleAuthor {
  return { ...SAMPLES.articleAuthor, ...overrides };
}

/** Returns an author with many articles, as `getTopAuthors` counts them. */
export function buildAuthor(overrides: Partial<TopAuthor> = {}): TopAuthor {
  return { ...SAMPLES.author, ...overrides };
}

/** Returns a property with its values, as `getEntityProperties` lists it among the claims. Default: one of asthma. */
export function buildProperty(overrides: Partial<EntityProperty> = {}): EntityProperty {
  return { ...SAMPLES.property, ...overrides };
}

/** Returns an insight for which an entity has data, as `getSupportedInsights` lists it. Default: one of asthma. */
export function buildInsight(overrides: Partial<SupportedInsight> = {}): SupportedInsight {
  return { ...SAMPLES.insight, ...overrides };
}

/** Returns a row of an insight, as `getInsightRows` lists it. Default: a symptom of asthma. */
export function buildInsightRow(overrides: Partial<InsightRow> = {}): InsightRow {
  return { ...SAMPLES.insightRow, ...overrides };
}

/** Returns an entity of a neighborhood. Default: the first neighbor of asthma. */
export function buildNode(overrides: Partial<EntityNode> = {}): EntityNode {
  return { ...SAMPLES.node, ...overrides };
}

/** Returns an entity with its neighbors, as `getNeighbors` does. Default: asthma with two. */
export function buildNeighborhood(overrides: Partial<Neighborhood> = {}): Neighborhood {
  return { ...SAMPLES.neighborhood, ...overrides };
}

/** Returns what an answer states, with what shows it. Default: that salbutamol treats asthma. */
export function buildClaim(overrides: Partial<Claim> = {}): Claim {
  return { ...SAMPLES.claim, ...overrides };
}

/** Returns one answer to a question. Default: the one to `Does salbutamol treat asthma?`. */
export function buildAnswer(overrides: Partial<Answer> = {}): Answer {
  return { ...SAMPLES.answer, ...overrides };
}

/** Returns what `getAnswer` does. Default: for `Does salbutamol treat asthma?`. With an `abstention`, give `answers: []`. */
export function buildQuestionAnswer(overrides: Partial<QuestionAnswer> = {}): QuestionAnswer {
  return { ...SAMPLES.questionAnswer, ...overrides };
}

/** Returns a document that an answer rests on, as `findDocuments` finds it. */
export function buildDocument(overrides: Partial<RelatedDocument> = {}): RelatedDocument {
  return { ...SAMPLES.document, ...overrides };
}

/** What a prediction may differ in: a value, or with a `reason` none. */
export interface PredictionOverrides {
  readonly model?: AdmetModelName | undefined;
  /** The molecule as it was given. */
  readonly smiles?: string | undefined;
  /** In the model's unit, or a probability. */
  readonly value?: number | undefined;
  /** Why the molecule has no value, e.g. `{ code: 'INVALID_SMILES', message: '…' }`. */
  readonly reason?: AdmetRejection | undefined;
}

/** Returns what one ADMET model says of one molecule. Default: `hERG` of ethanol. */
export function buildPrediction({
  model = SAMPLES.prediction.model,
  smiles = SAMPLES.prediction.smiles,
  value = SAMPLES.prediction.value,
  reason,
}: PredictionOverrides = {}): AdmetPrediction<AdmetModelName> {
  if (reason === undefined) return { status: 'predicted', model, smiles, value };
  return { status: 'rejected', model, smiles, value: null, reason };
}
