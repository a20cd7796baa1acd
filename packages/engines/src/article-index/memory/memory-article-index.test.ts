import { describeArticleIndex } from '../conformance.js';
import { memoryArticleIndex } from './memory-article-index.js';

describeArticleIndex('memory', async (articles, entityLabel) =>
  memoryArticleIndex(articles, entityLabel === undefined ? {} : { entityLabel }),
);
