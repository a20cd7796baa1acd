export {
  createQuestionEntities,
  createQuestionService,
  type NameQuestionEntities,
  type QuestionEngines,
  type QuestionEntity,
  type QuestionServiceOptions,
} from './answer-question.js';
export { mayMean } from './link/nearest-names.js';
export type * from './passages/rank-passages.js';
export type { Section } from './passages/rank-passages.js';
export type * from './question-service.js';
export { isEverydayWord } from './text/lexicon.js';
