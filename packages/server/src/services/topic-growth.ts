import type { FacetTrends } from '@biographql/engines';
import { compareLabels, compareText } from '@biographql/engines/text';

/** A topic with its growth. */
export interface TopicGrowth {
  readonly key: string;
  readonly label: string;
  /** Articles on the topic, undated ones included. */
  readonly count: number;
  /** Those before the split. */
  readonly earlier: number;
  /** Those from the split on. */
  readonly recent: number;
  /** Logarithm to base 2 of the recent over the earlier smoothed share: 1 is a doubling. */
  readonly growth: number;
}

/** The strength of the smoothing: so many imagined articles on each topic, spread over both groups as all articles are. */
const IMAGINED_ARTICLES = 5;

/** How often a topic occurs in two groups of articles. */
export interface TopicCounts {
  readonly recent: number;
  readonly earlier: number;
  readonly recentTotal: number;
  readonly earlierTotal: number;
}

/**
 * growth = log2( ((recent + k R / N) / R) / ((earlier + k E / N) / E) )
 * with R and E the sizes of the recent and the earlier group, N = R + E, and k = 5 imagined articles.
 *
 * The imagined articles have the same share in both groups, so they draw every growth towards 0, the more the fewer real
 * articles there are: of R = 250 and E = 750, a topic with 3 recent and no earlier article grows by 1.8, one with 60
 * and 20 by 2.9. A topic without change has 0; so has every topic when a group is empty.
 */
export function growthOf({ recent, earlier, recentTotal, earlierTotal }: TopicCounts): number {
  if (recentTotal === 0 || earlierTotal === 0) return 0;
  const imagined = IMAGINED_ARTICLES / (recentTotal + earlierTotal);
  return Math.log2((recent / recentTotal + imagined) / (earlier / earlierTotal + imagined));
}

/** The topics that grow, the fastest first; equal ones by count, then label. */
export function growingTopics(
  { values, recentTotal, earlierTotal }: FacetTrends,
  limit: number,
): readonly TopicGrowth[] {
  const topics = values.map(({ key, label, count, recent, earlier }) => {
    const growth = growthOf({ recent, earlier, recentTotal, earlierTotal });
    return { key, label, count, earlier, recent, growth };
  });
  return topics
    .filter(({ growth }) => growth > 0)
    .sort(
      (left, right) =>
        right.growth - left.growth ||
        right.count - left.count ||
        compareLabels(left.label, right.label) ||
        compareText(left.key, right.key),
    )
    .slice(0, limit);
}
