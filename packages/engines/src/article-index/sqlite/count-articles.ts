import type { NumberLists } from '../../number-lists.js';
import type { FacetCount } from '../article-index.js';
import { yearText } from '../article-query.js';

/**
 * Counts in how many of the articles each value occurs.
 * @param size - the number of values.
 * @param ownerOf - the value of each posting, when several postings share one; an article then counts once per value.
 */
export function countFacet(
  { offsets, values }: NumberLists,
  articles: Uint32Array,
  { size, ownerOf }: { readonly size: number; readonly ownerOf?: Uint32Array },
): Uint32Array {
  const counts = new Uint32Array(size);
  const countedFor = new Uint32Array(size);
  for (const article of articles) {
    const end = offsets[article + 1] ?? 0;
    for (let index = offsets[article] ?? 0; index < end; index++) {
      const posting = values[index] ?? 0;
      const value = ownerOf === undefined ? posting : (ownerOf[posting] ?? 0);
      if (countedFor[value] === article) continue;
      countedFor[value] = article;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

/** The values with the greatest counts, at least one; ties by value. */
export function topValues(counts: Uint32Array, limit: number): readonly number[] {
  const minCounted = minCount(counts, limit);
  const values: number[] = [];
  for (let value = 0; value < counts.length; value++) {
    if ((counts[value] ?? 0) >= minCounted) values.push(value);
  }
  return values.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, limit);
}

/** The greatest count that at least `limit` values reach; 1 when fewer values occur at all. */
function minCount(counts: Uint32Array, limit: number): number {
  let highest = 0;
  for (const count of counts) if (count > highest) highest = count;
  const reached = new Uint32Array(highest + 1);
  for (const count of counts) reached[count] = (reached[count] ?? 0) + 1;
  let values = 0;
  for (let count = highest; count > 1; count--) {
    values += reached[count] ?? 0;
    if (values >= limit) return count;
  }
  return 1;
}

export function countPairs(
  { offsets, values }: NumberLists,
  articles: Uint32Array,
  wanted: readonly (number | null)[],
): readonly (readonly number[])[] {
  const matrix = wanted.map(() => wanted.map(() => 0));
  const places = new Map<number, number[]>();
  wanted.forEach((value, place) => {
    if (value !== null) places.set(value, [...(places.get(value) ?? []), place]);
  });
  for (const article of articles) {
    const present: number[] = [];
    const end = offsets[article + 1] ?? 0;
    for (let index = offsets[article] ?? 0; index < end; index++) {
      present.push(...(places.get(values[index] ?? 0) ?? []));
    }
    for (const row of present) {
      const counts = matrix[row];
      if (counts !== undefined)
        for (const column of present) counts[column] = (counts[column] ?? 0) + 1;
    }
  }
  return matrix;
}

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
