import type { Edge, EntityNode, Neighborhood } from '@biographql/client';
import type { NodeType } from '@biographql/core';
import { useProvenance } from '@biographql/react';
import { useState } from 'react';
import { Button } from '../components/controls.tsx';
import { EntityLink, Quiet, TypeBadge, toWords } from '../components/entity.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { StatementRecord } from '../components/statements.tsx';
import { toFact, toRows } from './entity-list.ts';

/** The selected node: type, relations with their sources, and a button that adds its neighbors. */
export function NodeDetails(props: {
  readonly graph: Neighborhood;
  readonly node: EntityNode;
  readonly isExpanded: boolean;
  readonly isBusy: boolean;
  readonly onExpand: (types?: readonly NodeType[]) => void;
  readonly onCollapse: () => void;
}) {
  const { graph, node, isExpanded, isBusy, onExpand, onCollapse } = props;
  const isRoot = node.iri === graph.root.iri;
  const relations = graph.edges.filter(
    ({ subject, object }) => subject === node.iri || object === node.iri,
  );
  return (
    <section className="details" aria-label="Selected node" aria-live="polite">
      <header className="line">
        <h2>{isRoot ? node.label : <EntityLink iri={node.iri}>{node.label}</EntityLink>}</h2>
        <TypeBadge type={node.type} />
        {!isRoot && (
          <ExpandControl
            graph={graph}
            isBusy={isBusy}
            isExpanded={isExpanded}
            onExpand={onExpand}
          />
        )}
        {isExpanded && <Button onClick={onCollapse}>Collapse</Button>}
      </header>
      <p className="quiet">
        {node.facts.description?.[0] ?? `${node.facts['number of edges']?.[0] ?? '0'} relations`}
      </p>
      {isRoot ? (
        <>
          <p className="quiet">Shown here:</p>
          <ul>
            {byRelation(graph).map(([relation, count]) => (
              <li key={relation}>
                <i>{relation}</i> {count}
              </li>
            ))}
          </ul>
          <p className="quiet">
            Select a node or a line to see its sources. Double-click a node to add its neighbors.
          </p>
        </>
      ) : (
        <RelationList relations={relations} neighbor={node.iri} graph={graph} />
      )}
    </section>
  );
}

/** Adds the neighbors of a node: all, or those of one type. */
function ExpandControl(props: {
  readonly graph: Neighborhood;
  readonly isBusy: boolean;
  readonly isExpanded: boolean;
  readonly onExpand: (types?: readonly NodeType[]) => void;
}) {
  const { graph, isBusy, isExpanded, onExpand } = props;
  const { nodes } = graph;
  const [type, setType] = useState<NodeType | ''>('');
  const types = [...new Set(nodes.map((node) => node.type))].toSorted();
  return (
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
  );
}

/** A neighbor counts once, however many claims link it to the root. */
function byRelation(graph: Neighborhood): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { relation } of toRows(graph)) {
    if (relation !== '') counts.set(relation, (counts.get(relation) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

const SHOWN = 8;

function RelationList(props: {
  readonly relations: readonly Edge[];
  readonly neighbor: string;
  readonly graph: Neighborhood;
}) {
  const { relations, neighbor, graph } = props;
  const { nodes } = graph;
  const shown = relations.slice(0, SHOWN);
  const { data, error } = useProvenance({
    facts: shown.map((edge) => toFact(edge, neighbor)),
  });
  const toName = (iri: string) => nodes.find((node) => node.iri === iri)?.label ?? iri;
  return (
    <>
      <ul aria-label="Relations">
        {shown.map(({ id, subject, label, object, inheritedFrom }, at) => (
          <li key={id}>
            {toName(subject)} <i>{label}</i> {toName(object)}
            <Quiet text={inheritedFrom ? ` inherited from ${inheritedFrom.label}` : ''} />
            {data && <StatementRecord record={data.statements[at]} />}
          </li>
        ))}
        {relations.length > SHOWN && (
          <li className="quiet">and {relations.length - SHOWN} more in the graph</li>
        )}
      </ul>
      {error && <ErrorNote error={error} />}
    </>
  );
}
