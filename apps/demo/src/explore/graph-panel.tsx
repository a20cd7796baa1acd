import type { EntityNode, Neighborhood } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useProvenance } from '@biographql/react';
import { useMemo, useState } from 'react';
import { Button, Chip, inDigits } from '../components/controls.tsx';
import { EntityLink, Quiet, TypeBadge, TypeDot, toWords } from '../components/entity.tsx';
import { ErrorNote, Outcome } from '../components/error-note.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { StatementRecord } from '../components/statements.tsx';
import type { ExportTable } from '../exports/download.ts';
import { GraphView } from '../graph/graph-view.tsx';
import { go, usePlace } from '../place.ts';
import { getQuery, toFact } from './entity-list.ts';
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
  return (
    <>
      <TypeLegend graph={whole} hidden={hide.split(' ').filter(Boolean)} />
      <GraphView
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
          name={`${label} graph`}
          table={() => edgeTable(part)}
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
            title={`Show or hide entities of type “${toWords(type)}”`}
            onClick={() =>
              go({ page, parameters: { ...parameters, hide: hide.join(' ') } }, 'replace')
            }
          >
            <TypeDot type={type} />
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

interface NodeDetailsProps {
  readonly graph: Neighborhood;
  readonly node: EntityNode;
  readonly isExpanded: boolean;
  readonly isBusy: boolean;
  readonly onExpand: (types?: readonly NodeType[]) => void;
  readonly onCollapse: () => void;
}

function NodeDetails(props: NodeDetailsProps) {
  const { graph, node, isExpanded, isBusy, onExpand, onCollapse } = props;
  const [type, setType] = useState<NodeType | ''>('');
  const isRoot = node.iri === graph.root.iri;
  const types = [...new Set(graph.nodes.map((each) => each.type))].toSorted();
  return (
    <section className="details" aria-label="Selected node" aria-live="polite">
      <header className="line">
        <h2>{isRoot ? node.label : <EntityLink iri={node.iri}>{node.label}</EntityLink>}</h2>
        <TypeBadge type={node.type} />
        {!isRoot && (
          <>
            <select
              aria-label="Neighbors to add"
              value={type}
              onChange={({ target }) => setType(types.find((each) => each === target.value) ?? '')}
            >
              <option value="">all neighbors</option>
              {types.map((each) => (
                <option key={each} value={each}>
                  {toWords(each)}
                </option>
              ))}
            </select>
            <Button
              disabled={isBusy || (isExpanded && type === '')}
              onClick={() => onExpand(type === '' ? undefined : [type])}
            >
              Expand
            </Button>
          </>
        )}
        {isExpanded && <Button onClick={onCollapse}>Collapse</Button>}
      </header>
      <p className="quiet">
        {node.facts.description?.[0] ?? `${node.facts['number of edges']?.[0] ?? '0'} relations`}
      </p>
      {isRoot ? (
        <p className="quiet">
          Select a node or a line to see its sources. Double-click a node to add its neighbors.
        </p>
      ) : (
        <RelationList graph={graph} node={node} />
      )}
    </section>
  );
}

const SHOWN = 8;

function RelationList({ graph, node }: Pick<NodeDetailsProps, 'graph' | 'node'>) {
  const { nodes, edges } = graph;
  const all = edges.filter(({ subject, object }) => subject === node.iri || object === node.iri);
  const shown = all.slice(0, SHOWN);
  const { data, error } = useProvenance({ facts: shown.map((edge) => toFact(edge, node.iri)) });
  const toName = (iri: string) => nodes.find((each) => each.iri === iri)?.label ?? iri;
  return (
    <>
      <ul className="small" aria-label="Relations">
        {shown.map(({ id, subject, label, object, inheritedFrom }, at) => (
          <li key={id}>
            {toName(subject)} <i className="faint">{label}</i> {toName(object)}
            <Quiet text={inheritedFrom ? ` inherited from ${inheritedFrom.label}` : ''} />
            {data && <StatementRecord record={data.statements[at]} />}
          </li>
        ))}
        {all.length > SHOWN && (
          <li className="quiet">and {all.length - SHOWN} more in the graph</li>
        )}
      </ul>
      {error && <ErrorNote error={error} />}
    </>
  );
}
