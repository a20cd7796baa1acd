import type { FacetTrend } from '@biographql/engines';
import { describe, expect, it } from 'vitest';
import { getGrowth, growingTopics } from './topic-service.js';

const trend = (label: string, earlier: number, recent: number): FacetTrend => ({
  key: label,
  label,
  count: earlier + recent,
  earlier,
  recent,
});

describe('getGrowth', () => {
  it('follows the stated formula', () => {
    const growth = getGrowth({ recent: 20, earlier: 10, recentTotal: 100, earlierTotal: 300 });
    expect(growth).toBeCloseTo(Math.log2((20 + 1.25) / 100 / ((10 + 3.75) / 300)), 12);
  });

  it('is 0 for a share that does not change', () => {
    expect(getGrowth({ recent: 25, earlier: 75, recentTotal: 100, earlierTotal: 300 })).toBeCloseTo(
      0,
      12,
    );
  });

  it('stays finite when a topic is new, and when a group is empty', () => {
    expect(getGrowth({ recent: 3, earlier: 0, recentTotal: 10, earlierTotal: 30 })).toBeGreaterThan(
      0,
    );
    expect(getGrowth({ recent: 0, earlier: 3, recentTotal: 0, earlierTotal: 30 })).toBe(0);
    expect(getGrowth({ recent: 0, earlier: 0, recentTotal: 10, earlierTotal: 30 })).toBe(0);
  });

  it('trusts many articles more than three', () => {
    const totals = { recentTotal: 250, earlierTotal: 750 };
    const rare = getGrowth({ recent: 3, earlier: 0, ...totals });
    const frequent = getGrowth({ recent: 60, earlier: 20, ...totals });
    expect(rare).toBeCloseTo(1.77, 2);
    expect(frequent).toBeCloseTo(2.95, 2);
  });
});

describe('growingTopics', () => {
  it('lists only what grows, the fastest first, ties by count, then label', () => {
    const trends = {
      recentTotal: 100,
      earlierTotal: 100,
      splitAt: '2020',
      values: [
        trend('falling', 30, 10),
        trend('b', 10, 20),
        trend('steady', 20, 20),
        trend('fast', 10, 40),
        trend('a', 10, 20),
      ],
    };
    expect(growingTopics(trends, 20).map(({ label }) => label)).toEqual(['fast', 'a', 'b']);
    expect(growingTopics(trends, 1).map(({ label }) => label)).toEqual(['fast']);
  });

  it('lists nothing when no article has a date', () => {
    const trends = { recentTotal: 0, earlierTotal: 0, splitAt: null, values: [trend('a', 0, 0)] };
    expect(growingTopics(trends, 20)).toEqual([]);
  });
});
