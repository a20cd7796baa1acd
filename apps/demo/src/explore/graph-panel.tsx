import type { EntityNode, Neighborhood } from '@biographql/client';
import { useMemo, useRef, useState } from 'react';
import { Button, Chip, inDigits } from '../components/controls.tsx';
import { ErrorNote, Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { getColor, toWords } from '../entity-colors.ts';
import { findReceipts } from '../exports/receipts.ts';
import type { ExportTable } from '../exports/tables.ts';
import { type GraphHandle, GraphView } from '../graph/graph-view.tsx';
import { getQuery } from './entity-list.ts';
import { NodeDetails } from './node-details.tsx';
import { GRAPH_LIMIT, type GrowingGraph, toGraph, useGraph, visiblePart } from './use-graph.ts';

/** What the graph shows. */
interface GraphPanelProps {
  readonly iri: string;
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}

/** The neighbors of an entity as a graph that grows, with its types as filters. */
export function GraphPanel(props: GraphPanelProps) {
  const graph = useGraph(props.iri);
  return (
    <Outcome of={graph} height="37rem">
      {(whole) =>
        whole.nodes.length < 2 ? (
          <p className="quiet">This entity has no neighbors.</p>
        ) : (
          <WholeGraph {...props} whole={whole} growing={graph} />
        )
      }
    </Outcome>
  );
}

function WholeGraph({
  iri,
  hidden,
  onHide,
  whole,
  growing,
}: GraphPanelProps & { readonly whole: Neighborhood; readonly growing: GrowingGraph }) {
  const handle = useRef<GraphHandle>(null);
  const [chosen, setChosen] = useState<EntityNode['iri'] | null>(null);
  const { expanded, expand, collapse, count } = growing;
  // Each render creates another set with the same content.
  const hiddenTypes = [...hidden].toSorted().join(' ');
  const part = useMemo(
    () => visiblePart(whole, new Set(hiddenTypes.split(' '))),
    [whole, hiddenTypes],
  );
  const graph = useMemo(() => toGraph(part, expanded), [part, expanded]);
  const node = part.nodes.find((other) => other.iri === chosen) ?? part.nodes[0];
  const select = (id: string) =>
    setChosen(part.nodes.find((other) => other.iri === id)?.iri ?? null);
  const open = (id: string) => {
    const entity = part.nodes.find((other) => other.iri === id)?.iri;
    if (entity === undefined || entity === whole.root.iri) return;
    if (expanded.has(entity)) collapse(entity);
    else expand(entity);
  };
  const { label } = whole.root;
  const total = `${whole.isPartial ? 'more than ' : ''}${inDigits(whole.total)}`;
  return (
    <>
      <TypeLegend graph={whole} hidden={hidden} onHide={onHide} />
      <GraphView
        ref={handle}
        label={`Neighbors of ${label}`}
        graph={graph}
        selected={node?.iri ?? ''}
        onSelect={select}
        onOpen={open}
      />
      <div className="line">
        <span className="quiet" role="status" title={`Ordered by ${whole.orderedBy}`}>
          Shows {inDigits(count)} of {total} neighbors, most supported first
        </span>
        {growing.isGrowing && <span className="quiet">Loading …</span>}
        {growing.showMore && (
          <Button disabled={growing.isGrowing} onClick={growing.showMore}>
            Show more
          </Button>
        )}
        <ExportMenu
          name={`${label} graph`}
          table={() => edgeTable(part)}
          picture={() => handle.current}
          receipts={() => [
            ...findReceipts('graphInsights', { startNode: iri, maxNeighbors: GRAPH_LIMIT }),
            ...[...expanded].flatMap((entity) =>
              findReceipts('graphInsights', { startNode: entity }),
            ),
          ]}
          code={{
            action: 'getNeighbors',
            hook: 'useNeighbors',
            input: { entity: iri, limit: GRAPH_LIMIT },
            sparql: getQuery(whole),
          }}
        />
      </div>
      {Boolean(growing.stepError) && (
        <ErrorNote error={growing.stepError} onRetry={growing.retry} />
      )}
      {node && (
        <NodeDetails
          graph={part}
          node={node}
          isExpanded={expanded.has(node.iri)}
          isBusy={growing.isGrowing}
          onExpand={(types) => expand(node.iri, types)}
          onCollapse={() => collapse(node.iri)}
        />
      )}
    </>
  );
}

function TypeLegend({
  graph: { root, nodes },
  hidden,
  onHide,
}: {
  readonly graph: Neighborhood;
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}) {
  const counts = new Map<string, number>();
  for (const { iri, type } of nodes) {
    if (iri !== root.iri) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return (
    <fieldset className="legend" aria-label="Types shown">
      {[...counts].map(([type, count]) => (
        <Chip
          key={type}
          aria-pressed={!hidden.has(type)}
          title={`Show or hide ${toWords(type)}`}
          onClick={() => {
            const next = new Set(hidden);
            if (!next.delete(type)) next.add(type);
            onHide(next);
          }}
        >
          <i className="dot" style={{ background: getColor(type) }} />
          {toWords(type)} <small>{inDigits(count)}</small>
        </Chip>
      ))}
    </fieldset>
  );
}

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
