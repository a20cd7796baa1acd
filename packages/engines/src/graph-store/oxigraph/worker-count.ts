/** Triples of all copies together: what four threads hold of a million, about 1.4 GB. */
const TRIPLES_OF_ALL_COPIES = 4_000_000;

/**
 * The number of worker threads: the configured one, or, for 0, as many as suit the size of the graph. One of two or more
 * stays free of user queries, and of three or more no caller takes all the others, so that two callers are answered side
 * by side.
 */
export function graphWorkerCount(configured: number, triples: number): number {
  if (configured > 0) return configured;
  return Math.min(4, Math.max(2, Math.floor(TRIPLES_OF_ALL_COPIES / Math.max(1, triples))));
}
