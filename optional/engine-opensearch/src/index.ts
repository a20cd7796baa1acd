import type { Plugin } from '@biographql/server';
import { opensearchArticles } from './articles/opensearch-article-index.js';
import { opensearchLabels } from './labels/opensearch-label-index.js';

export { opensearchArticles, opensearchLabels };

/** Adds drivers that keep labels and articles in an OpenSearch cluster. */
export const plugin: Plugin = {
  name: '@biographql/engine-opensearch',
  drivers: { labels: [opensearchLabels], articles: [opensearchArticles] },
};
