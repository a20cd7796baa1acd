import { parseArticleSearch } from './arguments/article-search.js';
import { checkEngineId } from './arguments/engine-id.js';
import { required } from './arguments/required.js';
import type { Field } from './field.js';
import { toArticleInsight } from './wire/article-insight.js';

/** One page of the articles that satisfy every given filter. */
export const searchInsights: Field<'searchInsights'> = async (
  _,
  { engineID, searchInput },
  { services, signal, engineId, knownEngines },
) => {
  checkEngineId(engineID, engineId, knownEngines);
  const input = required('searchInput', searchInput);
  const { query, options } = parseArticleSearch(input);
  const page = await services.articles.search(query, { ...options, signal });
  return toArticleInsight({ query, order: options.order, questionText: input.query ?? '', page });
};
