import type { Edge, EntityNode, Neighborhood } from '@biographql/client';
import type { Expansion } from '@biographql/react';
import { EntityLink } from '../components/entity-link.tsx';
import { TypeBadge } from '../components/type-badge.tsx';

const SHOWN_RELATIONS = 8;

/** The selected node: what it is, how it is related to the others, and the ways on. The root is described in numbers. */
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
      <ul>
        {isRoot
          ? byLabel(relations).map(([label, count]) => (
              <li key={label}>
                <i>{label}</i> {count}
              </li>
            ))
          : relations
              .slice(0, SHOWN_RELATIONS)
              .map((edge) => <li key={edge.id}>{sentence(edge, graph)}</li>)}
        {!isRoot && relations.length > SHOWN_RELATIONS && (
          <li className="quiet">and {relations.length - SHOWN_RELATIONS} more in the picture</li>
        )}
      </ul>
    </section>
  );
}

function wordsFor(expansion: Expansion | undefined): string {
  if (expansion === undefined) return 'Expand';
  return { pending: 'Expanding …', success: 'Collapse', error: 'Try again' }[expansion.status];
}

function sentence({ subject, object, label }: Edge, { nodes }: Neighborhood) {
  const nameOf = (iri: string) => nodes.find((node) => node.iri === iri)?.label ?? iri;
  return (
    <>
      {nameOf(subject)} <i>{label}</i> {nameOf(object)}
    </>
  );
}

function byLabel(edges: readonly Edge[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { label } of edges) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
