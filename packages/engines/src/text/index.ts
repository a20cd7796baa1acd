export { singular, WordReader } from './article-words.js';
export * from './fold.js';
