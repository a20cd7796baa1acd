import type { Tool } from '../tool.js';
import { predictAdmet } from './admet.js';
import { explainAdmet } from './admet-explanation.js';
import { listAdmetModels } from './admet-models.js';
import { countArticles, searchArticles } from './articles.js';
import { findEntities, findProperties, searchEntities } from './entities.js';
import { getInsights, getNeighbors, getProperties, getProvenance, runSparql } from './graph.js';
import { answerQuestions, findDocuments, questionToSparql } from './questions.js';
import { verifyCitations } from './verify.js';

/** All tools, in the order in which agents see them. */
export const TOOLS: readonly Tool[] = [
  findEntities,
  searchEntities,
  answerQuestions,
  getInsights,
  getNeighbors,
  getProperties,
  searchArticles,
  findDocuments,
  countArticles,
  predictAdmet,
  explainAdmet,
  listAdmetModels,
  findProperties,
  runSparql,
  questionToSparql,
  getProvenance,
  verifyCitations,
];
