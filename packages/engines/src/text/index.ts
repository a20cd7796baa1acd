export { singular, WordReader } from './article-words.js';
export { compareLabels, compareText } from './compare.js';
export * from './fold.js';
