import type { Neighborhood } from '@biographql/client';
import { useMemo, useRef, useState } from 'react';
import { Button, Chip, inDigits } from '../components/controls.tsx';
import { getColor, toWords } from '../components/entity.tsx';
import { ErrorNote, Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { type ExportTable, findReceipts, sourceNote } from '../exports/download.ts';
import { type GraphHandle, GraphView } from '../graph/graph-view.tsx';
import { go, usePlace } from '../place.ts';
import { getQuery } from './entity-list.ts';
import { NodeDetails } from './node-details.tsx';
import { GRAPH_LIMIT, toGraph, useGraph, visiblePart } from './use-graph.ts';

export function GraphPanel({ iri }: { readonly iri: string }) {
  const growing = useGraph(iri);
  return (
    <section className="card graph-card" aria-label="Graph">
      <Outcome of={growing} height="37rem">
        {(whole) =>
          whole.nodes.length < 2 ? (
            <p className="quiet">This entity has no neighbors.</p>
          ) : (
            <WholeGraph whole={whole} growing={growing} />
          )
        }
      </Outcome>
    </section>
  );
}

function WholeGraph(props: {
  readonly whole: Neighborhood;
  readonly growing: ReturnType<typeof useGraph>;
}) {
  const { whole, growing } = props;
  const handle = useRef<GraphHandle>(null);
  const [chosen, setChosen] = useState('');
  const { hide = '' } = usePlace().parameters;
  const { expanded, expand, collapse, failed, isFetching, showMore } = growing;
  const part = useMemo(() => visiblePart(whole, new Set(hide.split(' '))), [whole, hide]);
  const graph = useMemo(() => toGraph(part, expanded), [part, expanded]);
  const node = part.nodes.find(({ iri }) => iri === chosen) ?? part.nodes[0];
  const open = (id: string) => {
    const entity = part.nodes.find(({ iri }) => iri === id)?.iri;
    if (entity === undefined || entity === whole.root.iri) return;
    if (expanded.has(entity)) collapse(entity);
    else expand(entity);
  };
  const { iri, label } = whole.root;
  const name = `${label} graph`;
  const draw = () => {
    const [receipt] = findReceipts('graphInsights', iri);
    const picture = handle.current?.picture(receipt ? `${name}. ${sourceNote(receipt)}` : name);
    if (!picture) throw new Error('There is nothing to draw.');
    return picture;
  };
  return (
    <>
      <TypeLegend graph={whole} hidden={hide.split(' ').filter(Boolean)} />
      <GraphView
        ref={handle}
        label={`Neighbors of ${label}`}
        graph={graph}
        selected={node?.iri ?? ''}
        onSelect={setChosen}
        onOpen={open}
      />
      <div className="line">
        <span className="quiet" role="status" title={`Ordered by ${whole.orderedBy}`}>
          Shows the {inDigits(growing.count)} highest-ranked of {whole.isPartial && 'more than '}
          {inDigits(whole.total)} neighbors
        </span>
        {isFetching && <span className="quiet">Loading …</span>}
        {showMore && (
          <Button disabled={isFetching} onClick={showMore}>
            Show more
          </Button>
        )}
        <ExportMenu
          name={name}
          table={() => edgeTable(part)}
          forms={[
            { name: 'SVG', extension: 'svg', type: 'image/svg+xml', content: () => draw().svg },
            {
              name: 'PNG',
              extension: 'png',
              type: 'image/png',
              content: async () => (await import('../graph/picture.ts')).toPng(draw()),
            },
          ]}
          receipts={[iri, ...expanded].map((entity) => ['graphInsights', entity])}
          code={{
            action: 'getNeighbors',
            input: { entity: iri, limit: GRAPH_LIMIT },
            sparql: getQuery(whole),
          }}
        />
      </div>
      {failed && <ErrorNote error={failed.error} onRetry={() => void failed.refetch()} />}
      {node && (
        <NodeDetails
          graph={part}
          node={node}
          isExpanded={expanded.has(node.iri)}
          isBusy={isFetching}
          onExpand={(types) => expand(node.iri, types)}
          onCollapse={() => collapse(node.iri)}
        />
      )}
    </>
  );
}

function TypeLegend(props: { readonly graph: Neighborhood; readonly hidden: readonly string[] }) {
  const { hidden } = props;
  const { root, nodes } = props.graph;
  const { page, parameters } = usePlace();
  const types = nodes.filter(({ iri }) => iri !== root.iri).map(({ type }) => type);
  return (
    <fieldset className="legend" aria-label="Types shown">
      {[...new Set(types)].map((type) => {
        const isShown = !hidden.includes(type);
        const hide = isShown ? [...hidden, type] : hidden.filter((other) => other !== type);
        return (
          <Chip
            key={type}
            aria-pressed={isShown}
            title={`Show or hide ${toWords(type)}`}
            onClick={() =>
              go({ page, parameters: { ...parameters, hide: hide.join(' ') } }, 'replace')
            }
          >
            <i className="dot" style={{ background: getColor(type) }} />
            {toWords(type)} <small>{inDigits(types.filter((each) => each === type).length)}</small>
          </Chip>
        );
      })}
    </fieldset>
  );
}

function edgeTable({ nodes, edges }: Neighborhood): ExportTable {
  const labels = new Map<string, string>(nodes.map(({ iri, label }) => [iri, label]));
  const end = (iri: string) => [iri, labels.get(iri) ?? null];
  return {
    columns: ['subject', 'subject label', 'property', 'property label', 'object', 'object label'],
    rows: edges.map((edge) => [
      ...end(edge.subject),
      edge.property,
      edge.label,
      ...end(edge.object),
    ]),
  };
}
