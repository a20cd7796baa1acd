import { type Engines, forService } from '@biographql/engines';
import { type Vocabulary, WIKIDATA } from '@biographql/engines/vocabulary';
import { createQuestionEntities, type QuestionService } from '@biographql/questions';
import { createVerifier } from '@biographql/verify/checks';
import { createAdmetService } from './admet-service.js';
import { createArticleService } from './article-service.js';
import { createEmbeddingService, type OpenEmbeddings } from './embedding-service.js';
import { createPropertyLabels } from './entity-properties.js';
import { createEntityResolver, createEntityService, type GraphParts } from './entity-service.js';
import { createInsightService } from './insight-service.js';
import { createMoleculeService } from './molecule-service.js';
import { createNameService } from './name-service.js';
import { createNeighborhoodService } from './neighborhood-service.js';
import { createProvenanceService, type DatasetInfo } from './provenance-service.js';
import { readingArticles } from './read-articles.js';
import { createResolutionService } from './resolution-service.js';
import { createSparqlService } from './sparql-service.js';
import { createTopicService } from './topic-service.js';

export type Services = ReturnType<typeof createServices>;
export type GraphAccess = Omit<GraphParts, 'propertyLabels'>;

export interface ServicesOptions {
  /** Maximum number of molecules per request. @defaultValue 1000 */
  readonly maxMolecules?: number;
  readonly questions: QuestionService;
  /** Vocabulary of the graph. Default: Wikidata's. */
  readonly vocabulary?: Vocabulary;
  /** Sources of the facts, for callers. */
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
  { questions, vocabulary = WIKIDATA, dataset, openEmbeddings, maxMolecules }: ServicesOptions,
) {
  const graph = forService(shared);
  const resolveEntity = createEntityResolver({ graph, labels }, vocabulary);
  const propertyLabels = createPropertyLabels(graph, vocabulary);
  const nameEntities = createQuestionEntities({ graph, labels }, vocabulary);
  const graphParts = { graph, labels, resolveEntity, propertyLabels, vocabulary };
  const provenance = createProvenanceService({ ...graphParts, dataset });
  const admetService = createAdmetService(admet, maxMolecules);
  const resolution = createResolutionService(labels, vocabulary);
  const readable = readingArticles(articles, labels);
  return {
    sparql: createSparqlService(shared, vocabulary),
    entities: createEntityService(graphParts),
    neighborhoods: createNeighborhoodService({ ...graphParts, articles }),
    insights: createInsightService({ ...graphParts, articles, provenance }),
    articles: createArticleService({ ...graphParts, articles: readable }),
    topics: createTopicService(readable),
    admet: admetService,
    provenance,
    resolution,
    names: createNameService(graphParts),
    nameEntities,
    embeddings: createEmbeddingService(openEmbeddings, vocabulary),
    graphAccess: graphParts satisfies GraphAccess,
    molecules: createMoleculeService({
      ...graphParts,
      predictor: admet,
      admet: admetService,
      resolution,
    }),
    questions,
    verifier: createVerifier({
      ...graphParts,
      articles,
      openClaims: async () => ({ questions, nameEntities, graph }),
    }),
  };
}
