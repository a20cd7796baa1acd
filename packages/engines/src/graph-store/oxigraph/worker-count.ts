/** Graphs up to this size are cheap to hold several times: about 290 MB a copy. */
const SMALL_GRAPH_TRIPLES = 1_000_000;

/**
 * The number of worker threads: the configured one, or, for 0, as many as suit the size of the graph. One of two or more
 * stays free of user queries, so four of them answer three foreign queries side by side.
 */
export function graphWorkerCount(configured: number, triples: number): number {
  if (configured > 0) return configured;
  return triples <= SMALL_GRAPH_TRIPLES ? 4 : 2;
}
