import type { Neighborhood } from '@biographql/client';

/** Leaves out nodes of hidden types, and then what hangs on nothing any more; the root always stays. */
export function visiblePart(graph: Neighborhood, hidden: ReadonlySet<string>): Neighborhood {
  if (hidden.size === 0) return graph;
  const allowed = new Set(
    graph.nodes
      .filter(({ iri, type }) => iri === graph.root.iri || !hidden.has(type))
      .map(({ iri }) => iri as string),
  );
  const edges = graph.edges.filter(
    ({ subject, object }) => allowed.has(subject) && allowed.has(object),
  );
  const reached = new Set<string>([graph.root.iri]);
  for (let before = 0; before !== reached.size; ) {
    before = reached.size;
    for (const { subject, object } of edges) {
      if (reached.has(subject)) reached.add(object);
      if (reached.has(object)) reached.add(subject);
    }
  }
  return {
    ...graph,
    nodes: graph.nodes.filter(({ iri }) => reached.has(iri)),
    edges: edges.filter(({ subject }) => reached.has(subject)),
  };
}
