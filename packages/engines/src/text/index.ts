export { articleWord, singular, WordReader } from './article-words.js';
export * from './fold.js';
export { foldSpelling } from './fold.js';
export {
  compareLabels,
  compareText,
  counted,
  isEnglishOrNone,
  isUnnamed,
  localName,
} from './labels.js';
