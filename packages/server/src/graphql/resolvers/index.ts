import type { Resolvers } from '../../generated/resolvers.js';
import { admetExplanation, admetModels, admetPredict } from './admet.js';
import { executeScoreFunction, executeVectorFunction } from './embeddings.js';
import { graphInsights, insightRows, nodeProperties, searchGenericInsights } from './entities.js';
import { withScopes } from './field-scopes.js';
import {
  entityCandidate,
  getPredicates,
  resolveEntities,
  searchAsYouType,
  searchEntities,
  searchPredicates,
} from './names.js';
import { provenance } from './provenance.js';
import { executeNl2Sparql, getQids } from './questions.js';
import { searchInsights } from './search-insights.js';
import { advancedSearch, advancedSearchGraph } from './sparql.js';
import { insight, summaryInsights } from './summary-insights.js';

/** The resolver map; union members carry their type in `__typename`. A field is resolved for keys that may ask it. */
export const resolvers: Resolvers = withScopes({
  Query: {
    admetModels,
    admetExplanation,
    provenance,
    insightRows,
    advancedSearch,
    advancedSearchGraph,
    summaryInsights,
    searchAsYouType,
    searchInsights,
    graphInsights,
    nodeProperties,
    resolveEntities,
    searchGenericInsights,
    admetPredict,
    executeNl2Sparql,
    executeScoreFunction,
    executeVectorFunction,
    getPredicates,
    getQids,
    searchEntities,
    searchPredicates,
  },
  Insight: insight,
  EntityCandidate: entityCandidate,
});
