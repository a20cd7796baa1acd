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
  const [page, years] = await Promise.all([
    services.articles.search(query, { ...options, signal }),
    input.countYears === true ? services.articles.years(query, { signal }) : null,
  ]);
  const questionText = input.query ?? '';
  return toArticleInsight({ query, order: options.order, questionText, page, years });
};
