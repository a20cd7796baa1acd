import type { EntityNode, Neighborhood } from '@biographql/client';
import type { Expansion } from '@biographql/react';
import { EntityLink } from '../components/entity-link.tsx';
import { TypeBadge } from '../components/type-badge.tsx';
import { rowsOf } from './neighbor-rows.ts';
import { RelationList } from './relation-list.tsx';

/** The selected node: what it is, its relations with their references, and the ways on. The root is described by how many of the neighbors in the picture stand in which relation, as its tables name it. */
export function NodeDetails({
  graph,
  node,
  expansion,
  onExpand,
}: {
  readonly graph: Neighborhood;
  readonly node: EntityNode;
  readonly expansion: Expansion | undefined;
  readonly onExpand: () => void;
}) {
  const isRoot = node.iri === graph.root.iri;
  const relations = graph.edges.filter(
    ({ subject, object }) => subject === node.iri || object === node.iri,
  );
  return (
    <section className="details" aria-label="Selected node" aria-live="polite">
      <header>
        <h2>{isRoot ? node.label : <EntityLink iri={node.iri}>{node.label}</EntityLink>}</h2>
        <TypeBadge type={node.type} />
        {!isRoot && (
          <button
            type="button"
            className="button"
            disabled={expansion?.status === 'pending'}
            onClick={onExpand}
          >
            {wordsFor(expansion)}
          </button>
        )}
      </header>
      {expansion?.error && (
        <p className="error" role="alert">
          {expansion.error.shortMessage}
        </p>
      )}
      <p className="quiet">
        {node.facts.description?.[0] ?? `${node.facts['number of edges']?.[0] ?? '0'} relations`}
      </p>
      {isRoot ? (
        <>
          <p className="quiet">In the picture:</p>
          <ul>
            {byRelation(graph).map(([relation, count]) => (
              <li key={relation}>
                <i>{relation}</i> {count}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <RelationList relations={relations} graph={graph} />
      )}
    </section>
  );
}

function wordsFor(expansion: Expansion | undefined): string {
  if (expansion === undefined) return 'Expand';
  return { pending: 'Expanding …', success: 'Collapse', error: 'Try again' }[expansion.status];
}

/** A neighbor counts once, however many claims tie it to the root, and only where one does. */
function byRelation(graph: Neighborhood): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { relation, edges } of rowsOf(graph)) {
    if (edges.length > 0 && relation !== '') counts.set(relation, (counts.get(relation) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
