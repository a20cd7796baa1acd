import { useResolvedEntities } from '@biographql/react';
import { useEffect } from 'react';
import { Icon } from '../components/controls.tsx';
import { EntityLink, PlaceLink, TypeBadge } from '../components/entity.tsx';
import { ErrorNote, isAbsent, Skeleton, StateNote } from '../components/error-note.tsx';
import { EntitySearch } from '../components/search-box.tsx';
import { EntityHeader } from '../explore/entity-header.tsx';
import { useEntityList } from '../explore/entity-list.ts';
import { EntitySections } from '../explore/entity-sections.tsx';
import { GraphPanel } from '../explore/graph-panel.tsx';
import { Start } from '../explore/start.tsx';
import { fullIri, go, shortIri, usePlace, useTitle } from '../place.ts';

export function ExplorePage() {
  const { entity = '' } = usePlace().parameters;
  return entity === '' ? <Start /> : <EntityView key={entity} entity={entity} />;
}

const VIEWS = [
  ['', 'table', 'Tables'],
  ['graph', 'graph', 'Graph'],
] as const;

function EntityView({ entity }: { readonly entity: string }) {
  const iri = fullIri(entity);
  const isGraph = usePlace().parameters.view === 'graph';
  const { data: list, error, failureReason, refetch } = useEntityList({ entity: iri }, 0);
  useTitle(list?.graph?.root.label);
  if (error && !list) {
    if (isAbsent(error)) return <UnknownEntity entity={entity} />;
    return (
      <section className="card">
        <h1>{entity}</h1>
        <ErrorNote error={error} onRetry={refetch} />
      </section>
    );
  }
  return (
    <>
      <section className="card" aria-label="Entity">
        <EntityHeader iri={iri} list={list} />
        <nav className="line" aria-label="View">
          {VIEWS.map(([view, icon, title]) => (
            <PlaceLink
              key={title}
              className="chip"
              aria-current={(view === 'graph') === isGraph ? 'true' : undefined}
              to={{ page: 'explore', parameters: { entity, view } }}
            >
              <Icon name={icon} /> {title}
            </PlaceLink>
          ))}
          <PlaceLink className="chip" to={{ page: 'compare', parameters: { entities: entity } }}>
            Compare with …
          </PlaceLink>
        </nav>
      </section>
      {isGraph && <GraphPanel iri={iri} />}
      {!isGraph &&
        (list ? (
          <EntitySections list={list} />
        ) : (
          <Skeleton height="60rem" failure={failureReason} />
        ))}
    </>
  );
}

/** Looks up an identifier of another database, e.g. `HGNC:1100`, and opens its entity. Names are only suggested. */
function UnknownEntity({ entity }: { readonly entity: string }) {
  const { parameters } = usePlace();
  const isOther = !/^Q\d+$|^https?:/.test(entity);
  const { data, isLoading } = useResolvedEntities(isOther ? { names: [entity] } : null);
  const candidates = data?.[0]?.candidates ?? [];
  const [identified, ...others] = candidates.filter(({ matchKind }) => matchKind === 'IDENTIFIER');
  const found = others.length === 0 && identified ? shortIri(identified.iri) : undefined;
  useEffect(() => {
    if (found) go({ page: 'explore', parameters: { ...parameters, entity: found } }, 'replace');
  }, [found, parameters]);
  if (isLoading || found) return <Skeleton height="60rem" />;
  return (
    <StateNote title={entity}>
      <p>The data has no entity with this identifier. It may be in a larger dataset.</p>
      {candidates.length > 0 && (
        <>
          <p>Did you mean</p>
          <ul className="plain" aria-label="Did you mean">
            {candidates.map(({ iri, label, types: [type = 'UNDEFINED'] }) => (
              <li key={iri}>
                <EntityLink iri={iri}>{label}</EntityLink> <TypeBadge type={type} />
              </li>
            ))}
          </ul>
        </>
      )}
      <EntitySearch />
      <p>
        Or <PlaceLink to={{ page: 'explore' }}>start with an example</PlaceLink>.
      </p>
    </StateNote>
  );
}
