export { articleWord, singular, WordReader } from './article-words.js';
export { compareLabels, compareText } from './compare.js';
export * from './fold.js';
export { foldSpelling } from './fold-spelling.js';
export { counted, isEnglishOrNone, isUnnamed, localName } from './labels.js';
