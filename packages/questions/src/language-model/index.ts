export {
  type LanguageModelEvent,
  type LanguageModelOptions,
  languageModelAnswerer,
} from './language-model-answerer.js';
