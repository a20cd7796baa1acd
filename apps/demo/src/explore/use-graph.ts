import type { ClientError, EntityNode, Neighborhood } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useBioGraphQL, useNeighbors } from '@biographql/react';
import { mergeNeighborhoods, neighborsOptions } from '@biographql/react/options';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getColor, toWords } from '../entity-colors.ts';
import { type Graph, type GraphEdge, MAX_NODES } from '../graph/graph.ts';

export const GRAPH_LIMIT = 22;

interface Step {
  readonly entity: EntityNode['iri'];
  readonly types?: readonly NodeType[] | undefined;
  readonly offset: number;
}

/** The graph around an entity, which grows step by step. */
export interface GrowingGraph {
  readonly data: Neighborhood | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
  /** Neighbors of the entity itself that are in the graph. */
  readonly count: number;
  readonly isGrowing: boolean;
  /** Error of the latest step. */
  readonly stepError: unknown;
  readonly retry: () => void;
  /** Null when the graph has all neighbors, or as many as stay readable. */
  readonly showMore: (() => void) | null;
  readonly expanded: ReadonlySet<string>;
  /** Adds the neighbors of a node, all or those of some types. */
  readonly expand: (entity: EntityNode['iri'], types?: readonly NodeType[]) => void;
  /** Removes the neighbors that only this node leads to. */
  readonly collapse: (entity: EntityNode['iri']) => void;
}

/** Returns the graph of an entity. Use it under a key, so that another entity starts from its own neighbors. */
export function useGraph(iri: string): GrowingGraph {
  const client = useBioGraphQL();
  const root = useNeighbors({ entity: iri, limit: GRAPH_LIMIT });
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const further = useQueries({
    queries: steps.map((step) => neighborsOptions(client, { ...step, limit: GRAPH_LIMIT })),
    combine: combined,
  });
  const { pages } = further;
  const data = useMemo(() => root.data && mergeNeighborhoods(root.data, pages), [root.data, pages]);
  const rootIri = data?.root.iri;
  const ownPages = pages.filter(({ root: { iri: of } }) => of === rootIri).length;
  const count = Math.min(data?.total ?? 0, (ownPages + 1) * GRAPH_LIMIT);
  const canGrow =
    data !== undefined && count < data.total && data.nodes.length + GRAPH_LIMIT <= MAX_NODES;
  return {
    data,
    error: root.error,
    refetch: root.refetch,
    count,
    isGrowing: further.isFetching,
    stepError: further.failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of further.failed) void refetch();
    },
    showMore:
      canGrow && rootIri !== undefined
        ? () => setSteps([...steps, { entity: rootIri, offset: (ownPages + 1) * GRAPH_LIMIT }])
        : null,
    expanded: useMemo(
      () => new Set(steps.map(({ entity }) => entity).filter((entity) => entity !== rootIri)),
      [steps, rootIri],
    ),
    expand: (entity, types) => setSteps([...steps, { entity, types, offset: 0 }]),
    collapse: (iri) => setSteps(steps.filter(({ entity }) => entity !== iri)),
  };
}

function combined(
  results: readonly {
    readonly data: Neighborhood | undefined;
    readonly error: ClientError | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  }[],
) {
  return {
    pages: results.flatMap(({ data }) => data ?? []),
    isFetching: results.some(({ isFetching }) => isFetching),
    failed: results.filter(({ error }) => error !== null),
  };
}

/** Removes nodes of hidden types, and nodes that are no longer connected to the root. */
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

/** Converts a neighborhood to a drawing: nodes by type, and one line for all claims between two nodes. */
export function toGraph(
  { root, nodes, edges }: Neighborhood,
  expanded: ReadonlySet<string>,
): Graph {
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
