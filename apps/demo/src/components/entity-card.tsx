import { GraphInsightsDocument, NodePropertiesDocument } from '@biographql/core/strings';
import { useState } from 'react';
import { useRequest } from '../use-request.ts';
import { NeighborGraph } from './neighbor-graph.tsx';
import { Outcome } from './outcome.tsx';
import { TypeBadge } from './type-badge.tsx';

const SHOWN_PROPERTIES = 8;

/** An entity: its names, its neighbors as a picture, its properties. */
export function EntityCard({
  iri,
  onChoose,
}: {
  readonly iri: string;
  readonly onChoose: (iri: string) => void;
}) {
  const neighbors = useRequest(GraphInsightsDocument, { startNode: iri, maxNeighbors: 16 });
  const graph = neighbors.data?.graphInsights?.data;
  const root = graph?.nodes.find(({ id }) => id === iri);

  return (
    <section className="card" aria-label="Entity">
      <Outcome {...neighbors}>
        {graph && (
          <>
            <header>
              <h2>{graph.rootNode.name}</h2>
              {root && <TypeBadge type={root.type} />}
              <a href={iri} rel="noreferrer" target="_blank">
                {iri.replace(/^.*[/#]/, '')}
              </a>
            </header>
            <Properties iri={iri} name={graph.rootNode.name} onChoose={onChoose}>
              {graph.nodes.length > 1 ? (
                <NeighborGraph graph={graph} onChoose={onChoose} />
              ) : (
                <p className="quiet">This entity has no neighbors.</p>
              )}
            </Properties>
          </>
        )}
      </Outcome>
    </section>
  );
}

function Properties({
  iri,
  name,
  onChoose,
  children,
}: {
  readonly iri: string;
  readonly name: string;
  readonly onChoose: (iri: string) => void;
  readonly children: React.ReactNode;
}) {
  const request = useRequest(NodePropertiesDocument, { startNode: iri, maxNeighbors: 12 });
  const [isWhole, setIsWhole] = useState(false);
  const properties = request.data?.nodeProperties?.properties ?? [];
  const named = (wanted: string) => properties.find((property) => property.name === wanted)?.values;
  const codes = properties.filter((property) => /^P\d+$/.test(property.name));
  const description = named('description')?.[0];
  const aliases = (named('alternative labels') ?? []).filter(
    (alias) => alias.toLowerCase() !== name.toLowerCase(),
  );

  return (
    <>
      {description && <p>{description}</p>}
      {aliases.length > 0 && <p className="quiet">also: {aliases.slice(0, 8).join(' · ')}</p>}
      {children}
      <Outcome {...request}>
        <dl>
          {codes.slice(0, isWhole ? undefined : SHOWN_PROPERTIES).map((property) => (
            <div key={property.name}>
              <dt title={property.name}>{property.label ?? property.name}</dt>
              <dd>
                {property.values.map((value, at) => {
                  const text = property.valueLabels?.[at] ?? value;
                  return /^https?:/.test(value) && text !== value ? (
                    <button key={value} type="button" onClick={() => onChoose(value)}>
                      {text}
                    </button>
                  ) : (
                    <span key={value}>{text}</span>
                  );
                })}
              </dd>
            </div>
          ))}
        </dl>
        {codes.length > SHOWN_PROPERTIES && (
          <button type="button" className="more" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${codes.length} properties`}
          </button>
        )}
      </Outcome>
    </>
  );
}
