export { singular, WordReader } from './article-words.js';
export { compareText } from './compare-text.js';
export * from './fold.js';
