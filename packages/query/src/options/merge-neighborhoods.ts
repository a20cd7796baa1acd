import type { Neighborhood } from '@biographql/client';

/**
 * Merges neighborhoods into one graph, each node and claim once. Root and description come from the first.
 * @example
 * ```ts
 * const asthma = await getNeighbors(client, { entity: 'Q35869' });
 * const drug = await getNeighbors(client, { entity: asthma.neighbors[0]?.iri ?? 'Q35869' });
 * console.log(mergeNeighborhoods(asthma, [drug]).nodes.length);
 * ```
 */
export function mergeNeighborhoods(
  first: Neighborhood,
  others: readonly Neighborhood[],
): Neighborhood {
  const all = [first, ...others];
  const nodes = uniqueBy(
    all.flatMap((each) => each.nodes),
    ({ iri }) => iri,
  );
  return {
    ...first,
    nodes,
    neighbors: nodes.slice(1),
    edges: uniqueBy(
      all.flatMap(({ edges }) => edges),
      // The same claim may come under another identifier in another answer.
      ({ subject, property, object }) => `${subject} ${property} ${object}`,
    ),
  };
}

/** Returns the first item of each key, in order. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  // A key that is new makes the set larger.
  return items.filter((item) => seen.size < seen.add(keyOf(item)).size);
}
