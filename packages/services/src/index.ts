// For the packages of this project. Unstable: names may change in any release.

export {
  ADMET_SCALES,
  type AdmetPredictions,
  createAdmetService,
  toUpper,
} from './admet-service.js';
export {
  identifierIn,
  type TopEntities,
  type TopFacet,
  type YearCount,
} from './article-service.js';
export type { TripleReference } from './embedding-service.js';
export type { EntityProperty } from './entity-properties.js';
export type { EntityReference, EntitySearch } from './entity-service.js';
export { createMoleculeService, type MoleculeProfile } from './molecule-service.js';
export type { NameMatching, NameSearch } from './name-service.js';
export type { NeighborEdge } from './neighbor-scan.js';
export { scanNeighbors } from './neighbor-scan.js';
export type { Neighborhood } from './neighborhood-service.js';
export type { DatasetInfo, NamedStatement, ProvenanceService } from './provenance-service.js';
export type { NotedPage } from './read-articles.js';
export { type Subtype, unlabeledRecord } from './read-graph.js';
export {
  createResolutionService,
  type EntityCandidate,
  type ResolvedName,
} from './resolution-service.js';
export {
  createServices,
  type GraphAccess,
  type Services,
  type ServicesOptions,
} from './services.js';
export { readStructures } from './similar-drugs.js';
export {
  createSparqlService,
  type SparqlAnswer,
  type SparqlCallOptions,
  type SparqlService,
  type SparqlTable,
} from './sparql-service.js';
export type { InsightType, RenderType } from './supported-insights.js';
export type { EmergingTopics } from './topic-service.js';
