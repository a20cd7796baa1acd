import type { ArticleSearchOptions } from './article-index.js';

/** The page wanted: from 1; sizes from 1 to 100, default 10; numbers outside are brought inside. */
export function pageOf({ page = 1, pageSize = 10 }: ArticleSearchOptions): {
  readonly page: number;
  readonly pageSize: number;
} {
  return { page: bring(page, 1, 1_000_000_000), pageSize: bring(pageSize, 1, 100) };
}

/** The number of facet values wanted: 1 to 1,000, default 10. */
export function facetLimit(limit = 10): number {
  return bring(limit, 1, 1_000);
}

function bring(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, Math.floor(value)));
}
