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
export type * from './question-service.js';
export { prepareRules } from './rewrite/prepare-rules.js';
