import type { EntityNode } from '@biographql/client';
import { useState } from 'react';
import { ErrorNote } from '../components/error-note.tsx';
import { Outcome } from '../components/outcome.tsx';
import { NeighborGraph } from './neighbor-graph.tsx';
import { NeighborList } from './neighbor-list.tsx';
import { NodeDetails } from './node-details.tsx';
import { TypeLegend } from './type-legend.tsx';
import { noteOf, useGrowingGraph } from './use-growing-graph.ts';
import { visiblePart } from './visible-part.ts';

/** Which graph is shown, and what of it. */
export interface GraphPanelProps {
  readonly iri: string;
  /** Types that are not shown. */
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
  /** Whether all neighbors are listed below the picture. */
  readonly isListed: boolean;
  readonly onList: (isListed: boolean) => void;
}

/** The neighbors of an entity as a graph that grows, with its types as filters. */
export function GraphPanel({ iri, hidden, onHide, isListed, onList }: GraphPanelProps) {
  const neighbors = useGrowingGraph(iri);
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
            <TypeLegend graph={whole} hidden={hidden} onHide={onHide} />
            <NeighborGraph
              graph={graph}
              selected={node?.iri ?? ''}
              expanded={expanded}
              onSelect={setSelected}
              onExpand={toggle}
            />
            <div className="line graph-note">
              <span className="quiet" role="status">
                {noteOf(whole, neighbors.drawn)}
              </span>
              {neighbors.showMore && (
                <button
                  type="button"
                  className="button"
                  disabled={neighbors.isGrowing}
                  onClick={neighbors.showMore}
                >
                  {neighbors.isGrowing ? 'Loading …' : 'Show more'}
                </button>
              )}
              <button
                type="button"
                className="button"
                aria-expanded={isListed}
                onClick={() => onList(!isListed)}
              >
                {isListed ? 'Close the list' : `List all ${whole.total.toLocaleString('en-US')}`}
              </button>
            </div>
            {neighbors.moreError && (
              <ErrorNote error={neighbors.moreError} onRetry={neighbors.retryMore} />
            )}
            {isListed && <NeighborList iri={whole.root.iri} label={whole.root.label} />}
            <p className="quiet graph-note">
              Select a node or a line to read where it comes from; a double click, or “+”, expands a
              node.
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
