import type { Neighborhood } from '@biographql/client';
import { useSupportedInsights } from '@biographql/react';
import type { ReactNode } from 'react';
import { InsightSection } from './insight-table.tsx';
import { getKind, sectionsFor } from './kinds.ts';
import { NeighborTable } from './neighbor-table.tsx';

/** The parts of an entity's page by its kind, each a table of neighbors or of an insight's rows. */
export function KindSections({
  graph: { root, nodes, countsByType },
  children,
}: {
  /** The entity with the counts of its neighbors. */
  readonly graph: Neighborhood;
  /** What comes after the parts. */
  readonly children: ReactNode;
}) {
  const kind = getKind(nodes[0]?.type ?? 'UNDEFINED');
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
        <InsightSection iri={root.iri} type={insight} name={name} title={title} />
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
            No data: {empty.map(({ title }) => title.toLowerCase()).join(', ')}
          </p>
        )}
      </div>
    </div>
  );
}
