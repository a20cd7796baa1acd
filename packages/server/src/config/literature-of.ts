import type { Config } from './settings.js';

/** Returns whether a build is told to keep articles as triples; undefined where it goes by the dataset before. */
export function literatureOf({
  literatureGraph,
}: Pick<Config, 'literatureGraph'>): boolean | undefined {
  return literatureGraph === 'auto' ? undefined : literatureGraph === 'on';
}
