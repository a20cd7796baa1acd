import { yearText } from '../article-date.js';
import type { FacetCount } from '../article-index.js';

/**
 * Counts the articles of each year, the most frequent first, equally frequent ones by year.
 * @param days - of all articles, by number.
 */
export function countYears(days: Uint32Array, articles: Uint32Array): readonly FacetCount[] {
  const counts = new Map<string, number>();
  for (const article of articles) {
    const year = yearText(days[article] ?? 0);
    if (year !== null) counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  return Array.from(counts, ([year, count]) => ({ key: year, label: year, count })).sort(
    (a, b) => b.count - a.count || Number(a.key) - Number(b.key),
  );
}
