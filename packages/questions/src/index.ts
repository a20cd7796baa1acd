export type * from './answer/question-answerer.js';
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
export type * from './passages/rank-passages.js';
export type { Section } from './passages/sections.js';
export { prepareRules } from './phrasing/simplify-question.js';
export type * from './question-service.js';
