import { useNeighbors } from '@biographql/react';
import { ErrorNote, Skeleton } from '../components/error-note.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { EntityFacts, EntityHeader } from '../explore/entity-header.tsx';
import { EntitySections } from '../explore/entity-sections.tsx';
import { GraphPanel } from '../explore/graph-panel.tsx';
import { Start } from '../explore/start.tsx';
import { GRAPH_LIMIT } from '../explore/use-graph.ts';
import { fullIri, go, shortIri, usePlace } from '../place.ts';
import { useTitle } from '../use-page.ts';
import '../styles/explore.css';

/** An entity: its tables or its graph. Without one, the home page. */
export function ExplorePage() {
  const { page, parameters } = usePlace();
  const { entity = '', hide = '', view = '' } = parameters;
  if (entity === '') return <Start />;
  return (
    <EntityView
      key={entity}
      iri={fullIri(entity)}
      isGraph={view === 'graph'}
      hidden={new Set(hide.split(' ').filter((type) => type !== ''))}
      onHide={(hidden) =>
        go({ page, parameters: { ...parameters, hide: [...hidden].join(' ') } }, 'replace')
      }
    />
  );
}

function EntityView({
  iri,
  isGraph,
  hidden,
  onHide,
}: {
  readonly iri: string;
  readonly isGraph: boolean;
  readonly hidden: ReadonlySet<string>;
  readonly onHide: (hidden: ReadonlySet<string>) => void;
}) {
  const { data: graph, error, refetch } = useNeighbors({ entity: iri, limit: GRAPH_LIMIT });
  const entity = shortIri(iri);
  useTitle(graph?.root.label);
  if (error && !graph) {
    return (
      <section className="card">
        <h1>{entity}</h1>
        <ErrorNote error={error} onRetry={() => void refetch()} />
        <p>
          Search for a name or an identifier above, or{' '}
          <PlaceLink to={{ page: 'explore' }}>start with an example</PlaceLink>.
        </p>
      </section>
    );
  }
  const label = graph?.root.label ?? '…';
  return (
    <>
      <section className="card" aria-label="Entity">
        <EntityHeader iri={iri} label={label} type={graph?.nodes[0]?.type} />
        <EntityFacts iri={iri} label={label} type={graph?.nodes[0]?.type} />
        <nav className="line views" aria-label="View">
          <PlaceLink
            className="chip"
            aria-current={isGraph ? undefined : 'true'}
            to={{ page: 'explore', parameters: { entity } }}
          >
            Tables
          </PlaceLink>
          <PlaceLink
            className="chip"
            aria-current={isGraph ? 'true' : undefined}
            to={{ page: 'explore', parameters: { entity, view: 'graph' } }}
          >
            Graph
          </PlaceLink>
        </nav>
      </section>
      {isGraph ? (
        <section className="card graph-card" aria-label="Graph">
          <GraphPanel iri={iri} hidden={hidden} onHide={onHide} />
        </section>
      ) : graph ? (
        <EntitySections graph={graph} />
      ) : (
        <Skeleton height="60rem" />
      )}
    </>
  );
}
