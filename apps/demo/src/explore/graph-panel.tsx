import type { EntityNode } from '@biographql/client';
import { useNeighbors } from '@biographql/react';
import { useState } from 'react';
import { Outcome } from '../components/outcome.tsx';
import { NeighborGraph } from './neighbor-graph.tsx';
import { NodeDetails } from './node-details.tsx';
import { TypeLegend } from './type-legend.tsx';
import { visiblePart } from './visible-part.ts';

/** Neighbors of the entity, and of each node that is expanded. */
export const GRAPH_LIMIT = 22;

/** Which graph is shown, and what of it. */
export interface GraphPanelProps {
  readonly iri: string;
  /** Types that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}

/** The neighbors of an entity as a graph that grows, with its types as filters. */
export function GraphPanel({ iri, hidden, onHide }: GraphPanelProps) {
  const neighbors = useNeighbors({ entity: iri, limit: GRAPH_LIMIT });
  const [selected, setSelected] = useState<EntityNode['iri'] | null>(null);
  const { expansions, expand, collapse } = neighbors;
  const expanded = new Set<string>(expansions.map(({ entity }) => entity));
  const expansionOf = (entity: string) => expansions.find((other) => other.entity === entity);

  return (
    <Outcome of={neighbors} height="37rem">
      {(whole) => {
        const graph = visiblePart(whole, hidden);
        const root = graph.nodes[0];
        const node = graph.nodes.find((other) => other.iri === selected) ?? root;
        const toggle = (entity: EntityNode['iri']) => {
          if (entity === whole.root.iri) return;
          const state = expansionOf(entity)?.status;
          if (state === 'success') collapse({ iri: entity });
          else if (state !== 'pending') expand({ iri: entity });
        };
        if (whole.nodes.length < 2) return <p className="quiet">This entity has no neighbors.</p>;
        return (
          <>
            <TypeLegend nodes={whole.nodes.slice(1)} hidden={hidden} onHide={onHide} />
            <NeighborGraph
              graph={graph}
              selected={node?.iri ?? ''}
              expanded={expanded}
              onSelect={setSelected}
              onExpand={toggle}
            />
            <p className="quiet graph-note">
              {whole.description}. Select a node to read about it; a double click, or “+”, expands
              it.
            </p>
            {node && (
              <NodeDetails
                graph={graph}
                node={node}
                expansion={expansionOf(node.iri)}
                onExpand={() => toggle(node.iri)}
              />
            )}
          </>
        );
      }}
    </Outcome>
  );
}
