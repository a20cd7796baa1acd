// For optional packages of this project. Unstable: names may change in any release.
export { inProcessPredictor } from './admet-predictor/trained/in-process-predictor.js';
export { crossValidationOf } from './admet-predictor/trained/model-training.js';
export {
  type CustomModelFile,
  pooledPredictor,
} from './admet-predictor/trained/pooled-predictor.js';
export { TRAINED_SETTINGS } from './admet-predictor/trained/trained-models.js';
export { builtModule, readCards } from './admet-predictor/trained/trained-predictor.js';
export { DAYS_OF_YEAR, dayRange, firstDay, yearText } from './article-index/article-date.js';
export { facetLimit, pageOf } from './article-index/article-limits.js';
export { parseAffiliation } from './article-index/reading/affiliation.js';
export { foldType } from './article-index/reading/article-facets.js';
export {
  articleIdentifiers,
  articleTerms,
  normalizeIdentifier,
  TEXT_WEIGHTS,
} from './article-index/reading/article-texts.js';
export {
  AuthorCollector,
  type CollectedAuthors,
} from './article-index/reading/author-collector.js';
export { wantedAuthors } from './article-index/reading/author-name.js';
export { mostFrequent } from './article-index/reading/facet-collector.js';
export { type AuthorTable, findAuthorForms } from './article-index/reading/find-authors.js';
export { type Phrase, parseQueryText } from './article-index/reading/query-text.js';
export { splitTrends } from './article-index/reading/trend-split.js';
export {
  distinctAliases,
  FirstRows,
  NO_IDENTIFIERS,
  rowsInOrder,
} from './label-index/label-build.js';
export { foldLabel, nameKey, spellings } from './label-index/name-folding.js';
export {
  exactMatch,
  isGene,
  nameScore,
  ORDERED_COMPLETIONS,
  rankCompletions,
} from './label-index/name-order.js';
export {
  allowedEdits,
  type IdentifierTurns,
  identifierTurns,
  searchLimit,
  seeksTypingErrors,
  TYPED_WORDS,
} from './label-index/search-stages.js';
export { listAt } from './number-lists.js';
export { articleWords } from './text/article-words.js';
