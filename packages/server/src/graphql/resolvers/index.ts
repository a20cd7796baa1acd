import type { Resolvers } from '../../generated/resolvers.js';
import { admetExplanation } from './admet-explanation.js';
import { admetModels } from './admet-models.js';
import { admetPredict } from './admet-predict.js';
import { advancedSearch } from './advanced-search.js';
import { advancedSearchGraph } from './advanced-search-graph.js';
import { executeNl2Sparql } from './execute-nl2-sparql.js';
import { executeScoreFunction } from './execute-score-function.js';
import { executeVectorFunction } from './execute-vector-function.js';
import { getPredicates } from './get-predicates.js';
import { getQids } from './get-qids.js';
import { graphInsights } from './graph-insights.js';
import { insightRows } from './insight-rows.js';
import { nodeProperties } from './node-properties.js';
import { provenance } from './provenance.js';
import { entityCandidate, resolveEntities } from './resolve-entities.js';
import { searchAsYouType } from './search-as-you-type.js';
import { searchEntities } from './search-entities.js';
import { searchGenericInsights } from './search-generic-insights.js';
import { searchInsights } from './search-insights.js';
import { searchPredicates } from './search-predicates.js';
import { insight, summaryInsights } from './summary-insights.js';
import { withScopes } from './with-scopes.js';

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
