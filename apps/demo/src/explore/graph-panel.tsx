import type { EntityNode, Neighborhood } from '@biographql/client';
import { useRef, useState } from 'react';
import { ErrorNote } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { Outcome } from '../components/outcome.tsx';
import type { ExportTable } from '../exports/table-forms.ts';
import { keptReceipts } from '../kept-receipts.ts';
import { NeighborGraph } from './neighbor-graph.tsx';
import { NeighborList } from './neighbor-list.tsx';
import { NeighborMap } from './neighbor-map.tsx';
import { neighborQuery } from './neighbor-query.ts';
import { NodeDetails } from './node-details.tsx';
import { TypeLegend } from './type-legend.tsx';
import { GRAPH_LIMIT, noteOf, useGrowingGraph } from './use-growing-graph.ts';
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
  const picture = useRef<SVGSVGElement>(null);
  const [isMapped, setIsMapped] = useState(false);
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
              ref={picture}
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
              {whole.total > GRAPH_LIMIT && (
                <button
                  type="button"
                  className="button"
                  aria-expanded={isMapped}
                  onClick={() => setIsMapped(!isMapped)}
                >
                  {isMapped ? 'Close the map' : 'Map'}
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
              <ExportMenu
                name={`${whole.root.label} graph`}
                table={() => edgeTable(graph)}
                picture={() => picture.current}
                receipts={() => [
                  ...keptReceipts('graphInsights', { startNode: iri, maxNeighbors: GRAPH_LIMIT }),
                  ...[...expanded].flatMap((entity) =>
                    keptReceipts('graphInsights', { startNode: entity }),
                  ),
                ]}
                code={{
                  action: 'getNeighbors',
                  hook: 'useNeighbors',
                  input: { entity: iri, limit: GRAPH_LIMIT },
                  sparql: neighborQuery(whole),
                }}
              />
            </div>
            {neighbors.moreError && (
              <ErrorNote error={neighbors.moreError} onRetry={neighbors.retryMore} />
            )}
            {isMapped && (
              <NeighborMap
                iri={whole.root.iri}
                label={whole.root.label}
                total={whole.total}
                hidden={hidden}
              />
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

/** The edges of the picture as a table to be saved. */
function edgeTable({ nodes, edges }: Neighborhood): ExportTable {
  const labels = new Map<string, string>(nodes.map(({ iri, label }) => [iri, label]));
  return {
    columns: ['subject', 'subject label', 'property', 'property label', 'object', 'object label'],
    rows: edges.map(({ subject, property, label, object }) => [
      subject,
      labels.get(subject) ?? null,
      property,
      label,
      object,
      labels.get(object) ?? null,
    ]),
  };
}
