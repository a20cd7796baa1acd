import { describeArticleIndex } from '../conformance.js';
import { describeArticleRanking } from '../ranking-suite.js';
import { memoryArticles } from './memory-articles.js';

describeArticleIndex(memoryArticles);
describeArticleRanking(memoryArticles);
