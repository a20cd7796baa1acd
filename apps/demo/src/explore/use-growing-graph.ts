import type { ClientError, Neighborhood } from '@biographql/client';
import { type NeighborsResult, useBioGraphQL, useNeighbors } from '@biographql/react';
import { mergeNeighborhoods, neighborsOptions } from '@biographql/react/options';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** Neighbors of the entity, and of each node that is expanded; and as many more with each step. */
export const GRAPH_LIMIT = 22;
/** Drawn at most: more would be a tangle, and the list has them all. */
const MOST_STEPS = 6;

/** The graph of an entity, which grows by the entity's own further neighbors and by those of expanded nodes. */
export interface GrowingGraph extends NeighborsResult {
  /** Neighbors of the entity that are there. */
  readonly drawn: number;
  /** Asks for the next neighbors of the entity; null when all are there, or as many as a picture can show. */
  readonly showMore: (() => void) | null;
  readonly isGrowing: boolean;
  /** What went wrong with the further neighbors. */
  readonly moreError: ClientError | null;
  /** Asks again for what went wrong. */
  readonly retryMore: () => void;
}

/** Returns the graph of an entity. Use it under a key: another entity starts afresh. */
export function useGrowingGraph(iri: string): GrowingGraph {
  const client = useBioGraphQL();
  const search = { entity: iri, limit: GRAPH_LIMIT };
  const root = useNeighbors(search);
  const [steps, setSteps] = useState(0);
  const more = useQueries({
    queries: Array.from({ length: steps }, (_, at) =>
      neighborsOptions(client, { ...search, offset: (at + 1) * GRAPH_LIMIT }),
    ),
    combine: (results) => ({
      pages: results.flatMap(({ data }) => data ?? []),
      isFetching: results.some(({ isFetching }) => isFetching),
      failed: results.filter(({ error }) => error !== null),
    }),
  });
  const { pages } = more;
  const data = useMemo(() => root.data && mergeNeighborhoods(root.data, pages), [root.data, pages]);
  const drawn = Math.min((pages.length + 1) * GRAPH_LIMIT, data?.total ?? 0);
  const isWhole = data === undefined || drawn >= data.total || steps >= MOST_STEPS;
  return {
    ...root,
    data,
    drawn,
    showMore: isWhole ? null : () => setSteps(pages.length + 1),
    isGrowing: more.isFetching,
    moreError: more.failed[0]?.error ?? null,
    retryMore: () => {
      for (const { refetch } of more.failed) void refetch();
    },
  };
}

/** What a picture holds of the neighbors, in words: `22 of 109 neighbors, ordered by …`. */
export function noteOf({ total, isPartial, orderedBy }: Neighborhood, drawn: number): string {
  const all = `${isPartial ? 'more than ' : ''}${total.toLocaleString('en-US')}`;
  const noun = total === 1 && !isPartial ? 'neighbor' : 'neighbors';
  return `${drawn.toLocaleString('en-US')} of ${all} ${noun}, ordered by ${orderedBy}`;
}
