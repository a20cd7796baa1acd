export type * from './claim.js';
export {
  createQuestionService,
  type QuestionEngines,
  type QuestionServiceOptions,
} from './create-question-service.js';
export {
  createQuestionEntities,
  type NameQuestionEntities,
  type QuestionEntity,
} from './name-entities.js';
export type * from './question-service.js';
export type * from './reader/question-answerer.js';
export { sentenceAnswerer } from './reader/sentence-answerer.js';
export { prepareRules } from './rewrite/prepare-rules.js';
