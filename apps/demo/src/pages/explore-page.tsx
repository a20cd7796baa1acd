import { useNeighbors } from '@biographql/react';
import { EntityArticles } from '../explore/entity-articles.tsx';
import { EntityFacts, EntityHeader } from '../explore/entity-header.tsx';
import { GraphPanel, type GraphPanelProps } from '../explore/graph-panel.tsx';
import { InsightTable } from '../explore/insight-table.tsx';
import { KindSections } from '../explore/kind-sections.tsx';
import { PropertyList } from '../explore/property-list.tsx';
import { Start } from '../explore/start.tsx';
import { GRAPH_LIMIT } from '../explore/use-graph.ts';
import { fullIri, go, type Parameters, shortIri, usePlace } from '../place.ts';
import { useTitle } from '../use-page.ts';
import '../styles/explore.css';

/** An entity: its graph, the parts of its kind, its properties, its articles. Without one, ways to begin. */
export function ExplorePage() {
  const { page, parameters } = usePlace();
  const { entity = '', hide = '', insight = '', list = '' } = parameters;
  if (entity === '') return <Start />;
  const change = (changes: Parameters) =>
    go({ page, parameters: { ...parameters, ...changes } }, 'replace');
  return (
    <EntityView
      key={entity}
      iri={fullIri(entity)}
      insight={insight}
      hidden={new Set(hide.split(' ').filter((type) => type !== ''))}
      onHide={(next) => change({ hide: [...next].join(' ') })}
      isListed={list === 'all'}
      onList={(isListed) => change({ list: isListed ? 'all' : '' })}
    />
  );
}

function EntityView({
  iri,
  insight,
  ...shown
}: GraphPanelProps & {
  /** The kind of the insight whose rows are open; empty for none. */
  readonly insight: string;
}) {
  const { data: graph, error } = useNeighbors({ entity: iri, limit: GRAPH_LIMIT });
  const label = graph?.root.label ?? (error ? shortIri(iri) : '…');
  useTitle(graph?.root.label);
  return (
    <>
      <div className="columns">
        <section className="card" aria-label="Entity">
          <EntityHeader iri={iri} label={label} type={graph?.nodes[0]?.type} insight={insight} />
          <EntityFacts iri={iri} label={label} />
          {insight !== '' && <InsightTable key={insight} iri={iri} type={insight} />}
          <GraphPanel iri={iri} {...shown} />
        </section>
        {error === null && <EntityArticles iri={iri} label={label} />}
      </div>
      {graph && (
        <KindSections graph={graph}>
          <PropertyList iri={iri} label={label} />
        </KindSections>
      )}
    </>
  );
}
