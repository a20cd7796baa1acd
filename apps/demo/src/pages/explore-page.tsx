import { ErrorNote, isAbsent, Skeleton, StateNote } from '../components/error-note.tsx';
import { Icon } from '../components/icon.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { EntitySearch } from '../components/search-box.tsx';
import { EntityHeader } from '../explore/entity-header.tsx';
import { useEntityList } from '../explore/entity-list.ts';
import { EntitySections } from '../explore/entity-sections.tsx';
import { GraphPanel } from '../explore/graph-panel.tsx';
import { Start } from '../explore/start.tsx';
import { fullIri, go, shortIri, usePlace } from '../place.ts';
import { useTitle } from '../use-page.ts';

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
  const { data: list, error, refetch } = useEntityList({ entity: iri }, 0);
  const graph = list?.graph;
  const entity = shortIri(iri);
  useTitle(graph?.root.label);
  if (error && !list) {
    return isAbsent(error) ? (
      <StateNote title={entity}>
        <p>The data has no entity with this identifier. It may be in a larger dataset.</p>
        <EntitySearch />
        <p>
          Or <PlaceLink to={{ page: 'explore' }}>start with an example</PlaceLink>.
        </p>
      </StateNote>
    ) : (
      <section className="card">
        <h1>{entity}</h1>
        <ErrorNote error={error} onRetry={() => void refetch()} />
      </section>
    );
  }
  return (
    <>
      <section className="card" aria-label="Entity">
        <EntityHeader iri={iri} list={list} />
        <nav className="line" aria-label="View">
          <PlaceLink
            className="chip"
            aria-current={isGraph ? undefined : 'true'}
            to={{ page: 'explore', parameters: { entity } }}
          >
            <Icon name="table" /> Tables
          </PlaceLink>
          <PlaceLink
            className="chip"
            aria-current={isGraph ? 'true' : undefined}
            to={{ page: 'explore', parameters: { entity, view: 'graph' } }}
          >
            <Icon name="graph" /> Graph
          </PlaceLink>
          <PlaceLink className="chip" to={{ page: 'compare', parameters: { entities: entity } }}>
            Compare with …
          </PlaceLink>
        </nav>
      </section>
      {isGraph ? (
        <section className="card graph-card" aria-label="Graph">
          <GraphPanel iri={iri} hidden={hidden} onHide={onHide} />
        </section>
      ) : list ? (
        <EntitySections list={list} />
      ) : (
        <Skeleton height="60rem" />
      )}
    </>
  );
}
