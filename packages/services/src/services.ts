import { type Engines, forService } from '@biographql/engines';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { createQuestionEntities, type QuestionService } from '@biographql/questions';
import { createVerifier, type Verifier } from '@biographql/verify/checks';
import {
  type AdmetService,
  type AdmetServiceOptions,
  createAdmetService,
} from './admet-service.js';
import { type ArticleService, createArticleService } from './article-service.js';
import {
  createEmbeddingService,
  type EmbeddingService,
  type OpenEmbeddings,
} from './embedding-service.js';
import { createPropertyLabels } from './entity-properties.js';
import {
  createEntityResolver,
  createEntityService,
  type EntityService,
  type ResolveEntity,
} from './entity-service.js';
import { createInsightRowsService, type InsightRowsService } from './insight-rows-service.js';
import { createInsightService, type InsightService } from './insight-service.js';
import { createMoleculeService, type MoleculeService } from './molecule-service.js';
import { createNameService, type NameService } from './name-service.js';
import { createNeighborhoodService, type NeighborhoodService } from './neighborhood-service.js';
import {
  createProvenanceService,
  type DatasetInfo,
  type ProvenanceService,
} from './provenance-service.js';
import { readingArticles } from './read-articles.js';
import { createResolutionService, type ResolutionService } from './resolution-service.js';
import { createSparqlService, type SparqlService } from './sparql-service.js';
import { createTopicService, type TopicService } from './topic-service.js';
import { createTranslationService, type TranslationService } from './translation-service.js';

export interface GraphAccess extends Pick<Engines, 'graph' | 'labels'> {
  readonly vocabulary: Vocabulary;
  readonly resolveEntity: ResolveEntity;
}

export interface Services {
  readonly sparql: SparqlService;
  readonly entities: EntityService;
  readonly neighborhoods: NeighborhoodService;
  readonly insights: InsightService;
  readonly articles: ArticleService;
  readonly topics: TopicService;
  readonly admet: AdmetService;
  readonly provenance: ProvenanceService;
  readonly insightRows: InsightRowsService;
  readonly resolution: ResolutionService;
  readonly names: NameService;
  readonly translations: TranslationService;
  readonly embeddings: EmbeddingService;
  readonly graphAccess: GraphAccess;
  readonly molecules: MoleculeService;
  readonly questions: QuestionService;
  readonly verifier: Verifier;
}

/** Limits, and the parts that are made elsewhere. */
export interface ServicesOptions extends AdmetServiceOptions {
  readonly questions: QuestionService;
  /** What the properties and classes of the graph mean; default: Wikidata's. */
  readonly vocabulary?: Vocabulary;
  /** Where the facts come from, for callers. */
  readonly dataset: DatasetInfo;
  /** Opens the vectors of the graph, at the first use. */
  readonly openEmbeddings: OpenEmbeddings;
}

/**
 * Opens and closes nothing.
 * @see {@link https://github.com/biographql/biographql/blob/main/packages/services/README.md}
 */
export function createServices(
  { graph: shared, labels, articles, admet }: Engines,
  { questions, vocabulary = WIKIDATA, dataset, openEmbeddings, ...limits }: ServicesOptions,
): Services {
  const graph = forService(shared);
  const resolveEntity = createEntityResolver({ graph, labels }, vocabulary);
  const propertyLabels = createPropertyLabels(graph, vocabulary);
  const nameEntities = createQuestionEntities({ graph, labels }, vocabulary);
  const graphParts = { graph, labels, resolveEntity, propertyLabels, vocabulary };
  const admetService = createAdmetService(admet, limits);
  const resolution = createResolutionService(labels, vocabulary);
  const readable = readingArticles(articles, labels);
  return {
    sparql: createSparqlService(shared, vocabulary),
    entities: createEntityService(graphParts),
    neighborhoods: createNeighborhoodService({ ...graphParts, articles }),
    insights: createInsightService(graphParts),
    articles: createArticleService({ articles: readable, graph, labels, vocabulary }),
    topics: createTopicService(readable),
    admet: admetService,
    provenance: createProvenanceService({ ...graphParts, dataset }),
    insightRows: createInsightRowsService({ ...graphParts, articles }),
    resolution,
    names: createNameService({ graph, labels, vocabulary }),
    translations: createTranslationService(questions, nameEntities),
    embeddings: createEmbeddingService(openEmbeddings, vocabulary),
    graphAccess: graphParts,
    molecules: createMoleculeService({
      graph,
      labels,
      vocabulary,
      predictor: admet,
      admet: admetService,
      resolution,
    }),
    questions,
    verifier: createVerifier({
      articles,
      labels,
      vocabulary,
      openClaims: async () => ({ questions, nameEntities, graph }),
    }),
  };
}
