export { createQuestionService } from './create-question-service.js';
export type {
  AnswerDocument,
  QuestionAnswer,
  QuestionAnswerItem,
  QuestionService,
} from './question-service.js';
export type { Answer, Evidence, Passage, QuestionAnswerer } from './reader/question-answerer.js';
export { sentenceAnswerer } from './reader/sentence-answerer.js';
