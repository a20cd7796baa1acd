export type * from './admet-predictor/admet-predictor.js';
export type * from './article-index/article-index.js';
export type * from './article-index/article-index.js';
export * from './choose-drivers.js';
export { closeEngines, type Engines, openEngines, type Places } from './choose-drivers.js';
export type { Engine, EngineLoad } from './driver.js';
export * from './driver.js';
export { allRows, inBatches } from './driver.js';
export {
  conflateGenes,
  countEvidence,
  /** @deprecated Use `countEvidence`. */
  countEvidence as readStanding,
  readGenesOfProteins,
} from './evidence/count-evidence.js';
export {
  compareByEvidence,
  /** @deprecated Use `compareByEvidence`. */
  compareByEvidence as compareStanding,
  EVIDENCE_ORDER,
  /** @deprecated Use `EVIDENCE_ORDER`. */
  EVIDENCE_ORDER as ORDERED_BY,
  type EvidenceCounts,
  /** @deprecated Use `EvidenceCounts`. */
  type EvidenceCounts as StandingCounts,
  type EvidenceFacts,
  /** @deprecated Use `EvidenceFacts`. */
  type EvidenceFacts as StandingFacts,
  evidenceScore,
  /** @deprecated Use `evidenceScore`. */
  evidenceScore as standingOf,
  NO_EVIDENCE,
  /** @deprecated Use `NO_EVIDENCE`. */
  NO_EVIDENCE as NO_COUNTS,
  type ScoredEntity,
  /** @deprecated Use `ScoredEntity`. */
  type ScoredEntity as Standing,
} from './evidence/evidence-score.js';
export type {
  EvidenceSources,
  /** @deprecated Use `EvidenceSources`. */
  EvidenceSources as StandingReaders,
  EvidenceStart,
  /** @deprecated Use `EvidenceStart`. */
  EvidenceStart as StandingStart,
  Link,
} from './evidence/subtypes.js';
export {
  type InheritedLink,
  readClasses,
  readInheritedLinks,
  readSubtypes,
  type Subtypes,
} from './evidence/subtypes.js';
export {
  decodeEmbeddings,
  type EmbeddingModel,
  type Embeddings,
  encodeEmbeddings,
} from './graph-embeddings/embedding-file.js';
export {
  createGraphEmbeddings,
  type GraphEmbeddings,
} from './graph-embeddings/graph-embeddings.js';
export type {
  GraphDriver,
  GraphQueryOptions,
  GraphStore,
  QueryPriority,
  /** @deprecated Use `QueryPriority`. */
  QueryPriority as Lane,
  SolutionSequence,
} from './graph-store/graph-store.js';
export { forService } from './graph-store/query-queue.js';
export {
  type GraphStatement,
  readNegatedStatements,
  readStatements,
  type StatementReference,
  type StatementSource,
  type Triple,
  tripleKey,
} from './graph-store/statements.js';
export type {
  EntityRecord,
  LabelBuildCounts,
  LabelBuildOptions,
  LabelDriver,
  LabelHit,
  LabelIndex,
  LabelMatch,
  LabelRow,
  LabelSearchOptions,
} from './label-index/label-index.js';
export { isEmptyDuplicate, isGene, preferKnown } from './label-index/name-order.js';
export {
  namesNothing,
  readAbbreviation,
  readParentName,
  toSpellings,
} from './label-index/name-readings.js';
export {
  isExactHit,
  searchCombination,
  searchExactName,
  searchWrittenName,
} from './label-index/written-names.js';
