import { compareText } from '@biographql/engines/text';

/** What is asked of a node that is an entity. */
export interface NamedNodes {
  labelOf(node: number): string;
  iriOf(node: number): string;
}

/**
 * Yields the nodes that are entities in descending popularity, equal ones by label, then by IRI. Sorts by one exact double per
 * entity, so that no comparator runs but for equal ones, whose labels are held meanwhile.
 */
export function* byPopularity(
  popularities: Int32Array,
  isEntity: Uint8Array,
  names: NamedNodes,
): Generator<number> {
  const span = 2 ** 26;
  const greatest = popularities.reduce((most, popularity) => Math.max(most, popularity), 0);
  const entities = isEntity.reduce((sum, flag) => sum + flag, 0);
  const keys = new Float64Array(entities);
  let count = 0;
  for (const [node, flag] of isEntity.entries()) {
    if (flag === 0) continue;
    keys[count] = (greatest - (popularities[node] ?? 0)) * span + node;
    count += 1;
  }
  keys.sort();
  const rankAt = (place: number) => Math.floor((keys[place] ?? 0) / span);
  for (let from = 0; from < count; ) {
    let end = from + 1;
    while (end < count && rankAt(end) === rankAt(from)) end += 1;
    yield* byName(
      Int32Array.from(keys.subarray(from, end), (key) => key % span),
      names,
    );
    from = end;
  }
}

function byName(nodes: Int32Array, { labelOf, iriOf }: NamedNodes): Int32Array {
  if (nodes.length === 1) return nodes;
  const labels = Array.from(nodes, labelOf);
  const places = Uint32Array.from(nodes.keys()).sort(
    (one, other) =>
      compareText(labels[one] ?? '', labels[other] ?? '') ||
      compareText(iriOf(nodes[one] ?? 0), iriOf(nodes[other] ?? 0)),
  );
  return nodes.map((_, place) => nodes[places[place] ?? 0] ?? 0);
}
