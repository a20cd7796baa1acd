import { useNeighbors } from '@biographql/react';
import { EntityArticles } from '../explore/entity-articles.tsx';
import { EntityHeader } from '../explore/entity-header.tsx';
import { GRAPH_LIMIT, GraphPanel, type GraphPanelProps } from '../explore/graph-panel.tsx';
import { PropertyList } from '../explore/property-list.tsx';
import { Start } from '../explore/start.tsx';
import { fullIri, go, usePlace } from '../place.ts';
import '../styles/explore.css';

/** An entity: its graph, its properties, its articles. Without one, ways to begin. */
export function ExplorePage() {
  const { page, parameters } = usePlace();
  const { entity = '', hide = '' } = parameters;
  if (entity === '') return <Start />;
  const hidden = new Set(hide.split(' ').filter((type) => type !== ''));
  const onHide = (next: ReadonlySet<string>) =>
    go({ page, parameters: { entity, hide: [...next].join(' ') } }, 'replace');
  return <EntityView key={entity} iri={fullIri(entity)} hidden={hidden} onHide={onHide} />;
}

function EntityView({ iri, ...shown }: GraphPanelProps) {
  const { data } = useNeighbors({ entity: iri, limit: GRAPH_LIMIT });
  const label = data?.root.label ?? '…';
  return (
    <div className="columns">
      <div className="stack">
        <section className="card" aria-label="Entity">
          <EntityHeader iri={iri} label={label} type={data?.nodes[0]?.type} />
          <GraphPanel iri={iri} {...shown} />
        </section>
        <PropertyList iri={iri} />
      </div>
      <EntityArticles iri={iri} label={label} />
    </div>
  );
}
