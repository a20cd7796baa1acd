import type { ClientError, EntityNode, Neighborhood } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useBioGraphQL } from '@biographql/react';
import { mergeNeighborhoods, neighborsOptions } from '@biographql/react/options';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getColor, toWords } from '../components/entity.tsx';
import type { GraphEdge } from '../graph/canvas.ts';
import { MAX_NODES } from '../graph/graph-view.tsx';

export const GRAPH_LIMIT = 22;

type Iri = EntityNode['iri'];

interface Step {
  readonly entity: Iri;
  readonly types?: readonly NodeType[] | undefined;
  readonly offset: number;
}

/** The graph around an entity, which grows step by step. Use it under a key, so that another entity starts from its own neighbors. */
export function useGraph(iri: string) {
  const client = useBioGraphQL();
  const [steps, setSteps] = useState<readonly Step[]>([{ entity: iri as Iri, offset: 0 }]);
  const { root, pages, failed, isFetching } = useQueries({
    queries: steps.map((step) => neighborsOptions(client, { ...step, limit: GRAPH_LIMIT })),
    combine: combined,
  });
  const data = useMemo(() => root.data && mergeNeighborhoods(root.data, pages), [root.data, pages]);
  const loaded = pages.filter((page) => page.root.iri === data?.root.iri).length * GRAPH_LIMIT;
  const canGrow = data && loaded < data.total && data.nodes.length + GRAPH_LIMIT <= MAX_NODES;
  return {
    ...root,
    data,
    /** Neighbors of the entity itself that are in the graph. */
    count: Math.min(data?.total ?? 0, loaded),
    isFetching,
    failed,
    /** Null when the graph has all neighbors, or as many as stay readable. */
    showMore: canGrow
      ? () => setSteps([...steps, { entity: data.root.iri, offset: loaded }])
      : null,
    expanded: useMemo<ReadonlySet<string>>(
      () => new Set(steps.map(({ entity }) => entity).filter((entity) => entity !== iri)),
      [steps, iri],
    ),
    expand: (entity: Iri, types?: readonly NodeType[]) =>
      setSteps([...steps, { entity, types, offset: 0 }]),
    /** Removes the neighbors that only this node leads to. */
    collapse: (entity: Iri) => setSteps(steps.filter((step) => step.entity !== entity)),
  };
}

function combined([root, ...others]: readonly UseQueryResult<Neighborhood, ClientError>[]) {
  const all = [root, ...others].flatMap((each) => each ?? []);
  return {
    root: { data: root?.data, error: root?.error, refetch: root?.refetch },
    pages: all.flatMap(({ data }) => data ?? []),
    isFetching: others.some(({ isFetching }) => isFetching),
    failed: others.find(({ error }) => error !== null),
  };
}

/** Removes nodes of hidden types, and nodes that nothing links any more. */
export function visiblePart(graph: Neighborhood, hidden: ReadonlySet<string>): Neighborhood {
  const isRoot = ({ iri }: EntityNode) => iri === graph.root.iri;
  const shown = graph.nodes.filter((node) => isRoot(node) || !hidden.has(node.type));
  const allowed = new Set<string>(shown.map(({ iri }) => iri));
  const edges = graph.edges.filter((edge) => allowed.has(edge.subject) && allowed.has(edge.object));
  const linked = new Set<string>(edges.flatMap(({ subject, object }) => [subject, object]));
  return { ...graph, nodes: shown.filter((node) => isRoot(node) || linked.has(node.iri)), edges };
}

/** Converts a neighborhood to a drawing: nodes by type, and one line for all claims between two nodes. */
export function toGraph({ root, nodes, edges }: Neighborhood, expanded: ReadonlySet<string>) {
  const byPair = new Map<string, GraphEdge>();
  for (const { subject, object, label } of edges) {
    const [from = subject, to = object] = [subject, object].toSorted();
    const known = byPair.get(`${from} ${to}`)?.label.split(', ') ?? [];
    byPair.set(`${from} ${to}`, { from, to, label: [...new Set([...known, label])].join(', ') });
  }
  const isRoot = ({ iri }: EntityNode) => iri === root.iri;
  return {
    nodes: nodes
      .toSorted(
        (one, other) =>
          Number(isRoot(other)) - Number(isRoot(one)) || one.type.localeCompare(other.type),
      )
      .map((node) => ({
        id: node.iri,
        label: node.label,
        group: toWords(node.type),
        color: getColor(node.type),
        isRoot: isRoot(node),
        isExpanded: expanded.has(node.iri),
      })),
    edges: [...byPair.values()],
  };
}
