export { articleWord, singular, WordReader } from './article-words.js';
export { compareLabels, compareText } from './compare.js';
export { counted } from './counted.js';
export * from './fold.js';
export { foldSpelling } from './fold-spelling.js';
export { isEnglishOrNone } from './literal-language.js';
export { isUnnamed, localName } from './local-name.js';
