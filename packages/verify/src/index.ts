export { type ArticleId, parseArticleId } from './article-id.js';
export * from './verdict.js';
