import type { Insight, InsightResolvers } from '../../generated/resolvers.js';
import { checkScope } from '../scopes.js';
import { parseArticleSearch } from './arguments/article-search.js';
import { parseInsightSearch } from './arguments/insight-search.js';
import { parseInsightTypes } from './arguments/insight-types.js';
import { checkEngineId, required } from './arguments/required.js';
import type { Field } from './context.js';
import { LOADERS, SUMMARY_SCOPES } from './summary-insight.js';
import { toArticleInsight } from './wire/article-insight.js';

/** An insight that failed as a whole; its `data` field throws what it failed with. */
interface FailedInsight extends Insight {
  readonly failure: unknown;
}

export const summaryInsights: Field<'summaryInsights'> = async (
  _,
  { engineID, searchInput },
  { services, signal, scopes, engineId, knownEngines, cost },
) => {
  checkEngineId(engineID, engineId, knownEngines);
  const input = required('searchInput', searchInput);
  const types = parseInsightTypes(input.type);
  const search = await parseInsightSearch(input, types, cost);
  const loaded = await Promise.allSettled(
    types.map(async (type) => {
      checkScope(scopes, SUMMARY_SCOPES[type]);
      return LOADERS[type](services, search, { signal });
    }),
  );
  return loaded.map((result, index): Insight => {
    const id = String(index + 1);
    if (result.status === 'fulfilled') return { id, ...result.value };
    const failed: FailedInsight = { id, description: null, data: null, failure: result.reason };
    return failed;
  });
};

/** Throws what the insight failed with, at the insight's own path. */
export const insight: InsightResolvers = {
  data: (parent) => {
    if ('failure' in parent) throw parent.failure;
    return parent.data ?? null;
  },
};

export const searchInsights: Field<'searchInsights'> = async (
  _,
  { engineID, searchInput },
  { services, signal, engineId, knownEngines },
) => {
  checkEngineId(engineID, engineId, knownEngines);
  const input = required('searchInput', searchInput);
  const { query, options } = parseArticleSearch(input);
  const [page, years] = await Promise.all([
    services.articles.search(query, { ...options, signal }),
    input.countYears === true ? services.articles.years(query, { signal }) : null,
  ]);
  const questionText = input.query ?? '';
  return toArticleInsight({ query, order: options.order, questionText, page, years });
};
