import type { DriverOptions } from '../../driver.js';
import { clusterFindings } from '../../opensearch/cluster-findings.js';
import { OPENSEARCH_SETTINGS } from '../../opensearch/opensearch-settings.js';
import { openCluster } from '../../opensearch/search-cluster.js';
import { buildIndex, readStoredIndex } from '../../opensearch/stored-index.js';
import type { ArticleDriver } from '../article-build.js';
import { SENTENCE_SETTINGS, sentenceModelOf } from '../reading/sentence-setting.js';
import { type TextEmbedder, wordEmbedder } from '../reading/text-embedder.js';
import { ArticleDocuments } from './article-documents.js';
import { ARTICLE_FORM, type ArticleFacts } from './article-form.js';
import { opensearchArticleIndex } from './opensearch-article-index.js';

const ENGINE = 'opensearch-articles';

/** Articles in OpenSearch: the dataset keeps the name of the index, which is built beside older ones and never written again. */
export const opensearchArticles: ArticleDriver = {
  name: 'opensearch',
  format: ARTICLE_FORM.version,
  settings: { ...OPENSEARCH_SETTINGS, ...SENTENCE_SETTINGS },
  chosenBy: 'opensearchNodes',
  async build(articles, at, options = {}) {
    const { settings, signal } = options;
    const embedder = (await sentenceModelOf(settings)) ?? (await wordEmbedder());
    await using cluster = await openCluster(ENGINE, settings);
    const documents = new ArticleDocuments(embedder, at, options);
    await buildIndex<ArticleFacts>(cluster, at, {
      form: ARTICLE_FORM,
      documents: documents.of(articles),
      facts: () => ({ model: embedder.name }),
      ...(signal === undefined ? {} : { signal }),
    });
    return documents.counts;
  },
  async open(at, { settings, onEvent } = {}) {
    const stored = await readStoredIndex<ArticleFacts>(ENGINE, at);
    const embedder = await embedderOf(stored.facts.model, settings, onEvent);
    return opensearchArticleIndex(await openCluster(ENGINE, settings), stored, embedder);
  },
  async check(at, { settings } = {}) {
    return clusterFindings(ENGINE, at, settings);
  },
};

async function embedderOf(
  built: string,
  settings: DriverOptions['settings'],
  onEvent: DriverOptions['onEvent'],
): Promise<TextEmbedder | null> {
  const embedder = (await sentenceModelOf(settings)) ?? (await wordEmbedder());
  if (embedder.name === built) return embedder;
  onEvent?.({
    level: 'warn',
    message: 'The articles were ingested with another model; they are searched by words alone.',
    facts: { ingestedWith: built, asked: embedder.name },
  });
  return null;
}
