export { singular, WordReader } from './article-words.js';
export { compareLabels, compareText } from './compare.js';
export { counted } from './counted.js';
export * from './fold.js';
export { isUnnamed, localName } from './local-name.js';
