import type { EntityNode, Neighborhood } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useProvenance } from '@biographql/react';
import { useState } from 'react';
import { Button } from '../components/controls.tsx';
import { EntityLink, Quiet, TypeBadge, toWords } from '../components/entity.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { StatementRecord } from '../components/statements.tsx';
import { toFact, toRows } from './entity-list.ts';

interface NodeDetailsProps {
  readonly graph: Neighborhood;
  readonly node: EntityNode;
  readonly isExpanded: boolean;
  readonly isBusy: boolean;
  readonly onExpand: (types?: readonly NodeType[]) => void;
  readonly onCollapse: () => void;
}

export function NodeDetails(props: NodeDetailsProps) {
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
      {isRoot ? <RootRelations graph={graph} /> : <RelationList graph={graph} node={node} />}
    </section>
  );
}

/** How many neighbors each relation of the root has; a neighbor counts once, however many claims link it. */
function RootRelations({ graph }: Pick<NodeDetailsProps, 'graph'>) {
  const counts = new Map<string, number>();
  for (const { relation } of toRows(graph)) counts.set(relation, (counts.get(relation) ?? 0) + 1);
  return (
    <>
      <p className="quiet">Shown here:</p>
      <ul className="small">
        {[...counts]
          .filter(([relation]) => relation !== '')
          .toSorted(([, one], [, other]) => other - one)
          .map(([relation, count]) => (
            <li key={relation}>
              <i className="faint">{relation}</i> {count}
            </li>
          ))}
      </ul>
      <p className="quiet">
        Select a node or a line to see its sources. Double-click a node to add its neighbors.
      </p>
    </>
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
