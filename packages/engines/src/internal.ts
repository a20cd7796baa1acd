// For optional packages of this project. Unstable: names may change in any release.

export { getCrossValidation } from './admet-predictor/trained/model-training.js';
export {
  type CustomModelFile,
  pooledPredictor,
} from './admet-predictor/trained/pooled-predictor.js';
export {
  builtModule,
  inProcessPredictor,
  readCards,
  TRAINED_SETTINGS,
} from './admet-predictor/trained/trained-predictor.js';
export {
  articleIdentifiers,
  articleTerms,
  clampPage,
  DAYS_OF_YEAR,
  dayRange,
  facetLimit,
  firstDay,
  normalizeIdentifier,
  type Phrase,
  parseQueryText,
  splitTrends,
  TEXT_WEIGHTS,
  yearText,
} from './article-index/article-query.js';
export {
  AuthorCollector,
  type CollectedAuthors,
} from './article-index/authors/author-collector.js';
export {
  type AuthorTable,
  findAuthorForms,
  wantedAuthors,
} from './article-index/authors/author-name.js';
export { parseAffiliation } from './article-index/facets/affiliation.js';
export { foldType, mostFrequent } from './article-index/facets/article-facets.js';
export {
  distinctAliases,
  NO_IDENTIFIERS,
  rowsInOrder,
} from './label-index/label-index.js';
export {
  allowedEdits,
  exactMatch,
  foldLabel,
  type IdentifierTurns,
  identifierTurns,
  isGene,
  nameKey,
  nameScore,
  ORDERED_COMPLETIONS,
  rankCompletions,
  searchLimit,
  seeksTypingErrors,
  sortExact,
  spellings,
  TYPED_WORDS,
} from './label-index/name-order.js';
export { isNear } from './label-index/word-search.js';
export { listAt } from './number-lists.js';
export { lockDatabase } from './sqlite/sqlite.js';
export { articleWords } from './text/article-words.js';
export { getCaller, runFor } from './thread-pool.js';
export { toCurie } from './vocabulary/entity-iris.js';
