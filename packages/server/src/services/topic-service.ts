import type { CallOptions } from '@biographql/core';
import type { ArticleIndex, ArticleQuery, FacetTrends } from '@biographql/engines';
import { isTopic } from '@biographql/vocabulary';
import { growingTopics, type TopicGrowth } from './topic-growth.js';
import { layOutTopics, type Point } from './topic-layout.js';

/** A growing topic with its place. */
export interface EmergingTopic extends TopicGrowth, Point {}

/** The growing topics among the articles that match a query. */
export interface EmergingTopics {
  /** The fastest growing first, at most 20. */
  readonly topics: readonly EmergingTopic[];
  /** The date from which articles count as recent; null when no matching article has a date. */
  readonly splitAt: string | null;
  readonly recentTotal: number;
  readonly earlierTotal: number;
}

/** Finds topics whose share among the articles grows. */
export interface TopicService {
  emerging(query: ArticleQuery, options?: CallOptions): Promise<EmergingTopics>;
}

const MOST_TOPICS = 20;
const LEAST_ARTICLES = 3;

/**
 * A topic is a MeSH descriptor, or an annotated entity where the matching articles have no descriptors. It needs 3
 * dated articles and a growth above 0. Study subjects such as `Humans`, study methods and places are not topics. Recent
 * is the newest quarter of the dated articles.
 */
export function createTopicService(articles: ArticleIndex): TopicService {
  return {
    async emerging(query, options = {}) {
      const { by, trends } = await readTrends(articles, query, options);
      const topics = growingTopics(trends, MOST_TOPICS);
      const keys = topics.map(({ key }) => key);
      const cooccurrence = await articles.cooccurrence(query, by, keys, options);
      const places = layOutTopics(cooccurrence);
      const { splitAt, recentTotal, earlierTotal } = trends;
      return {
        topics: topics.map((topic, index) => ({ ...topic, ...(places[index] ?? CENTER) })),
        splitAt,
        recentTotal,
        earlierTotal,
      };
    },
  };
}

const CENTER: Point = { x: 0, y: 0 };

interface TopicTrends {
  readonly by: 'meshDescriptor' | 'entity';
  readonly trends: FacetTrends;
}

async function readTrends(
  articles: ArticleIndex,
  query: ArticleQuery,
  options: CallOptions,
): Promise<TopicTrends> {
  const read = async (by: TopicTrends['by']): Promise<TopicTrends> => {
    const trends = await articles.trends(query, by, { ...options, minimum: LEAST_ARTICLES });
    return {
      by,
      trends: { ...trends, values: trends.values.filter(({ label }) => isTopic(label)) },
    };
  };
  const descriptors = await read('meshDescriptor');
  return descriptors.trends.values.length > 0 ? descriptors : read('entity');
}
