import { useNeighbors } from '@biographql/react';
import { EntityArticles } from '../explore/entity-articles.tsx';
import { EntityHeader } from '../explore/entity-header.tsx';
import { GraphPanel, type GraphPanelProps } from '../explore/graph-panel.tsx';
import { InsightTable } from '../explore/insight-table.tsx';
import { PropertyList } from '../explore/property-list.tsx';
import { Start } from '../explore/start.tsx';
import { GRAPH_LIMIT } from '../explore/use-growing-graph.ts';
import { fullIri, go, type Parameters, usePlace } from '../place.ts';
import '../styles/explore.css';

/** An entity: its graph, its properties, its articles. Without one, ways to begin. */
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
  const { data } = useNeighbors({ entity: iri, limit: GRAPH_LIMIT });
  const label = data?.root.label ?? '…';
  return (
    <div className="columns">
      <div className="stack">
        <section className="card" aria-label="Entity">
          <EntityHeader iri={iri} label={label} type={data?.nodes[0]?.type} insight={insight} />
          {insight !== '' && <InsightTable key={insight} iri={iri} type={insight} />}
          <GraphPanel iri={iri} {...shown} />
        </section>
        <PropertyList iri={iri} />
      </div>
      <EntityArticles iri={iri} label={label} />
    </div>
  );
}
