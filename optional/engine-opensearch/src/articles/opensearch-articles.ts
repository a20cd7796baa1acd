import type { ArticleDriver } from '@biographql/engines';
import { clusterFindings } from '../cluster/cluster-findings.js';
import { OPENSEARCH_SETTINGS } from '../cluster/opensearch-settings.js';
import { openCluster } from '../cluster/search-cluster.js';
import { buildIndex, readStoredIndex } from '../cluster/stored-index.js';
import { ArticleDocuments } from './article-documents.js';
import { ARTICLE_FORM } from './article-form.js';
import { opensearchArticleIndex } from './opensearch-article-index.js';

const ENGINE = 'opensearch-articles';

/** Articles in OpenSearch: the dataset keeps the name of the index, which is built beside older ones and never written again. */
export const opensearchArticles: ArticleDriver = {
  name: 'opensearch',
  format: ARTICLE_FORM.version,
  settings: OPENSEARCH_SETTINGS,
  chosenBy: 'opensearchNodes',
  async build(articles, at, options = {}) {
    const { settings, signal } = options;
    await using cluster = await openCluster(ENGINE, settings);
    const documents = new ArticleDocuments(at, options);
    await buildIndex(cluster, at, {
      form: ARTICLE_FORM,
      documents: documents.of(articles),
      facts: () => ({}),
      ...(signal === undefined ? {} : { signal }),
    });
    return documents.counts;
  },
  async open(at, { settings } = {}) {
    const stored = await readStoredIndex<object>(ENGINE, at);
    return opensearchArticleIndex(await openCluster(ENGINE, settings), stored);
  },
  async check(at, { settings } = {}) {
    return clusterFindings(ENGINE, at, settings);
  },
};
