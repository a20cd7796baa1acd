import type { Tool } from '../tool.js';
import { explainAdmet, listAdmetModels, predictAdmet } from './admet.js';
import { countArticles, searchArticles } from './articles.js';
import { findEntities, findProperties } from './entities.js';
import { getInsights, getNeighbors, getProperties, getProvenance, runSparql } from './graph.js';
import { answerQuestions } from './questions.js';
import { verifyCitations } from './verify.js';

export const TOOLS: readonly Tool[] = [
  findEntities,
  answerQuestions,
  getInsights,
  getNeighbors,
  getProperties,
  searchArticles,
  countArticles,
  predictAdmet,
  explainAdmet,
  listAdmetModels,
  findProperties,
  runSparql,
  getProvenance,
  verifyCitations,
];
