import type { Neighborhood } from '@biographql/client';
import { useSupportedInsights } from '@biographql/react';
import type { ReactNode } from 'react';
import { InsightPart } from './insight-part.tsx';
import { kindOf, sectionsFor } from './kinds.ts';
import { NeighborTable } from './neighbor-table.tsx';

/**
 * The parts of an entity's page that its kind has, each a table of neighbors or of an insight's rows, in two columns where there is room; what the
 * graph has nothing of is said.
 */
export function KindSections({
  graph: { root, nodes, countsByType },
  children,
}: {
  /** The entity with the counts of its neighbors. */
  readonly graph: Neighborhood;
  /** What comes after the parts. */
  readonly children: ReactNode;
}) {
  const kind = kindOf(nodes[0]?.type ?? 'UNDEFINED');
  const { data: insights } = useSupportedInsights({ entity: root.iri });
  const { filled, empty } = sectionsFor(
    kind,
    countsByType.map(({ type }) => type),
    insights?.map(({ type }) => type) ?? null,
  );
  const parts = filled.map(({ name, title, types, insight }) => (
    <section key={name} className="card" aria-label={title}>
      {insight === undefined ? (
        <NeighborTable iri={root.iri} entity={root.label} name={name} title={title} types={types} />
      ) : (
        <InsightPart iri={root.iri} type={insight} name={name} title={title} />
      )}
    </section>
  ));
  return (
    <div className="parts">
      <div className="stack">{parts.filter((_, at) => at % 2 === 0)}</div>
      <div className="stack">
        {parts.filter((_, at) => at % 2 === 1)}
        {children}
        {empty.length > 0 && (
          <p className="quiet">
            The graph holds nothing of this {kind.name} under:{' '}
            {empty.map(({ title }) => title.toLowerCase()).join('; ')}.
          </p>
        )}
      </div>
    </div>
  );
}
