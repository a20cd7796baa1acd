import type { Resolvers } from '../generated/resolvers.js';
import { admetPredict } from './admet-predict.js';
import { advancedSearch } from './advanced-search.js';
import { advancedSearchGraph } from './advanced-search-graph.js';
import { graphInsights } from './graph-insights.js';
import { insightRows } from './insight-rows.js';
import { nodeProperties } from './node-properties.js';
import { provenance } from './provenance.js';
import { searchAsYouType } from './search-as-you-type.js';
import { searchGenericInsights } from './search-generic-insights.js';
import { searchInsights } from './search-insights.js';
import { insight, summaryInsights } from './summary-insights.js';

/** The resolver map; union members carry their type in `__typename`. */
export const resolvers: Resolvers = {
  Query: {
    provenance,
    insightRows,
    advancedSearch,
    advancedSearchGraph,
    summaryInsights,
    searchAsYouType,
    searchInsights,
    graphInsights,
    nodeProperties,
    searchGenericInsights,
    admetPredict,
  },
  Insight: insight,
};
