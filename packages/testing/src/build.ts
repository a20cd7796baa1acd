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
import samples from './generated/samples.json' with { type: 'json' };

/** One of each type that the client's actions return, from the small graph. */
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

/** Recorded; a test compares them with the service. JSON has no branded or literal types. */
const SAMPLES: Samples = samples as unknown as Samples;

function builder<Name extends keyof Samples>(name: Name) {
  return (overrides: Partial<Samples[Name]> = {}): Samples[Name] => ({
    ...SAMPLES[name],
    ...overrides,
  });
}

/** Returns an entity as `searchEntities` finds it. Default: asthma. */
export const buildEntity = /* @__PURE__ */ builder('entity');
/** Returns the record of an article as `searchArticles` finds it. Default: the first on asthma. */
export const buildArticle = /* @__PURE__ */ builder('article');
/** Returns an author as an article names them. */
export const buildArticleAuthor = /* @__PURE__ */ builder('articleAuthor');
/** Returns an author with many articles, as `getTopAuthors` counts them. */
export const buildAuthor = /* @__PURE__ */ builder('author');
/** Returns a property with its values, as `getEntityProperties` lists it among the claims. Default: one of asthma. */
export const buildProperty = /* @__PURE__ */ builder('property');
/** Returns an insight for which an entity has data, as `getSupportedInsights` lists it. Default: one of asthma. */
export const buildInsight = /* @__PURE__ */ builder('insight');
/** Returns a row of an insight, as `getInsightRows` lists it. Default: a symptom of asthma. */
export const buildInsightRow = /* @__PURE__ */ builder('insightRow');
/** Returns an entity of a neighborhood. Default: the first neighbor of asthma. */
export const buildNode = /* @__PURE__ */ builder('node');
/** Returns an entity with its neighbors, as `getNeighbors` does. Default: asthma with two. */
export const buildNeighborhood = /* @__PURE__ */ builder('neighborhood');
/** Returns the claim of an answer, with its evidence. Default: that salbutamol treats asthma. */
export const buildClaim = /* @__PURE__ */ builder('claim');
/** Returns one answer to a question. Default: the one to `Does salbutamol treat asthma?`. */
export const buildAnswer = /* @__PURE__ */ builder('answer');
/** The result of `getAnswer`. Default: for `Does salbutamol treat asthma?`. With an `abstention`, give `answers: []`. */
export const buildQuestionAnswer = /* @__PURE__ */ builder('questionAnswer');
/** Returns a document that supports an answer, as `findDocuments` finds it. */
export const buildDocument = /* @__PURE__ */ builder('document');

/** Overrides of a prediction: a value, or a `reason` for none. */
export interface PredictionOverrides {
  readonly model?: AdmetModelName | undefined;
  readonly smiles?: string | undefined;
  /** In the model's unit, or a probability. */
  readonly value?: number | undefined;
  /** Why the molecule has no value, e.g. `{ code: 'INVALID_SMILES', message: '…' }`. */
  readonly reason?: AdmetRejection | undefined;
}

/** Returns the prediction of one ADMET model for one molecule. Default: `hERG` of ethanol. */
export function buildPrediction({
  model = SAMPLES.prediction.model,
  smiles = SAMPLES.prediction.smiles,
  value = SAMPLES.prediction.value,
  reason,
}: PredictionOverrides = {}): AdmetPrediction<AdmetModelName> {
  if (reason === undefined) return { status: 'predicted', model, smiles, value };
  return { status: 'rejected', model, smiles, value: null, reason };
}
