import {
  type BioGraphQLClient,
  type ClientError,
  type EntityNode,
  iterateNeighbors,
} from '@biographql/client';
import { useBioGraphQL } from '@biographql/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Outcome } from '../components/outcome.tsx';
import { colorOf, wordsOf } from '../entity-colors.ts';
import { LateMap } from '../map/late-map.tsx';

/** More would not be told apart. */
const MOST_NODES = 5_000;
const HEIGHT = '38rem';

/** All neighbors of an entity as a map, those of a type together; the most relevant 5,000 where there are more. */
export function NeighborMap({
  iri,
  label,
  total,
  hidden,
}: {
  readonly iri: string;
  readonly label: string;
  /** How many neighbors there are. */
  readonly total: number;
  /** Types that are not shown. */
  readonly hidden: ReadonlySet<string>;
}) {
  const client = useBioGraphQL();
  const [count, setCount] = useState(0);
  const found = useQuery<readonly EntityNode[], ClientError>({
    queryKey: ['neighbor-map', iri],
    queryFn: ({ signal }) => collect(client, iri, signal, setCount),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data } = found;
  // A set is another with each rendering: its content is what a new map hangs on.
  const left = [...hidden].toSorted().join(' ');
  const map = useMemo(
    () => data && mapOf(iri, label, data, left.split(' ')),
    [data, iri, label, left],
  );
  const most = Math.min(total, MOST_NODES);
  return (
    <section aria-label={`Map of the neighbors of ${label}`}>
      {data === undefined && !found.error && (
        <p className="line">
          <progress max={most} value={count} aria-label="Progress" />
          <span className="quiet" role="status">
            {count.toLocaleString('en-US')} of {most.toLocaleString('en-US')} neighbors
          </span>
        </p>
      )}
      <Outcome of={{ ...found, data: map }} height={HEIGHT}>
        {({ nodes, links }) => (
          <LateMap label={`Neighbors of ${label}`} nodes={nodes} links={links} isCentered />
        )}
      </Outcome>
      {total > MOST_NODES && (
        <p className="quiet">
          The {MOST_NODES.toLocaleString('en-US')} most relevant of {total.toLocaleString('en-US')}{' '}
          neighbors.
        </p>
      )}
    </section>
  );
}

async function collect(
  client: BioGraphQLClient,
  entity: string,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<readonly EntityNode[]> {
  const nodes: EntityNode[] = [];
  for await (const node of iterateNeighbors(client, { entity }, { signal })) {
    nodes.push(node);
    if (nodes.length % 100 === 0) onProgress(nodes.length);
    if (nodes.length === MOST_NODES) break;
  }
  return nodes;
}

function mapOf(
  iri: string,
  label: string,
  neighbors: readonly EntityNode[],
  hidden: readonly string[],
) {
  const shown = neighbors.filter(({ type }) => !hidden.includes(type));
  const root = { iri, label, group: '', color: colorOf('') };
  return {
    nodes: [
      root,
      ...shown.map((node) => ({
        iri: node.iri,
        label: node.label,
        group: wordsOf(node.type),
        color: colorOf(node.type),
      })),
    ],
    links: shown.map((_, at) => [0, at + 1] as const),
  };
}
