import type { EntityProperty, PropertyValue } from '@biographql/client';
import { useEntityProperties, useResolvedEntities } from '@biographql/react';
import { iri as node, select, values } from '@biographql/sparql';
import { useState } from 'react';
import { EntityLink } from '../components/entity-link.tsx';
import { ExportMenu } from '../components/export-menu.tsx';
import { Outcome } from '../components/outcome.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { keptReceipts } from '../kept-receipts.ts';
import { authorText } from '../sparql/author-text.ts';
import { predicateOf } from './predicate-of.ts';
import { ValueSources } from './value-sources.tsx';

const SHOWN = 8;
const SHOWN_VALUES = 20;
/** Values of one property that the service gives at most. */
export const MOST_VALUES = 200;

/** The direct claims of an entity with what shows them; values that are entities lead on, and identifiers to their pages. */
export function PropertyList({ iri, label }: { readonly iri: string; readonly label: string }) {
  const properties = useEntityProperties({ entity: iri, limit: MOST_VALUES });
  const { data: resolved } = useResolvedEntities({ names: [iri] });
  const [isWhole, setIsWhole] = useState(false);
  const pages = new Map(
    resolved?.[0]?.candidates.flatMap(({ identifiers }) =>
      identifiers.flatMap(({ id, curie, url }) =>
        url === null ? [] : [[id, url] as const, [curie, url] as const],
      ),
    ),
  );

  return (
    <section className="card" aria-label="Properties">
      <Outcome of={properties} height="22rem">
        {({ claims }) => (
          <>
            <header>
              <h2>Properties</h2>
              <span className="quiet">{claims.length.toLocaleString('en-US')}</span>
              <ExportMenu
                name={`${label} properties`}
                table={() => ({
                  columns: ['property', 'name', 'value', 'label'],
                  rows: claims.flatMap(({ property, label: name, values: all }) =>
                    all.map((each) => [property, name, each.value, each.label]),
                  ),
                })}
                receipts={() =>
                  keptReceipts('nodeProperties', { startNode: iri, maxNeighbors: MOST_VALUES })
                }
                code={{
                  action: 'getEntityProperties',
                  hook: 'useEntityProperties',
                  input: { entity: iri, limit: MOST_VALUES },
                  sparql: claimsQuery(
                    iri,
                    claims.map(({ property }) => property),
                  ),
                }}
              />
            </header>
            {claims.length === 0 && <p className="quiet">The graph claims nothing of it.</p>}
            <dl>
              {claims.slice(0, isWhole ? undefined : SHOWN).map((claim) => (
                <Claim key={claim.property} iri={iri} claim={claim} pages={pages} />
              ))}
            </dl>
            {claims.length > SHOWN && (
              <button type="button" className="more" onClick={() => setIsWhole(!isWhole)}>
                {isWhole ? 'Show fewer' : `Show all ${claims.length} properties`}
              </button>
            )}
          </>
        )}
      </Outcome>
    </section>
  );
}

/** The addresses of identifiers, by the identifier with or without its prefix. */
type Pages = ReadonlyMap<string, string>;

function Claim({
  iri,
  claim: { property, label, total, values: all },
  pages,
}: {
  readonly iri: string;
  readonly claim: EntityProperty;
  readonly pages: Pages;
}) {
  const [isWide, setIsWide] = useState(false);
  const shown = isWide ? all : all.slice(0, SHOWN_VALUES);
  const name = label ?? property;

  return (
    <div>
      <dt title={property}>{name}</dt>
      <dd>
        {shown.map((value) => (
          <Value key={value.value} value={value} page={pages.get(value.value)} />
        ))}
        {shown.length < total && (
          <span className="quiet">
            {shown.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')}{' '}
            {isWide ? (
              <PlaceLink
                to={{ page: 'sparql', parameters: { sparql: valuesQuery(iri, property) } }}
              >
                All by a query
              </PlaceLink>
            ) : (
              <button
                type="button"
                className="more"
                aria-label={`More values of ${name}`}
                onClick={() => setIsWide(true)}
              >
                {total > MOST_VALUES ? `Show ${MOST_VALUES}` : 'Show all'}
              </button>
            )}
          </span>
        )}
        <ValueSources subject={iri} property={property} name={name} values={shown} />
      </dd>
    </div>
  );
}

function Value({
  value: { value, label },
  page,
}: {
  readonly value: PropertyValue;
  readonly page: string | undefined;
}) {
  if (/^https?:/.test(value) && label !== value)
    return <EntityLink iri={value}>{label}</EntityLink>;
  const address = page ?? (/^https?:/.test(value) ? value : null);
  if (address === null) return <span>{label}</span>;
  return (
    <a href={address} rel="noreferrer" target="_blank">
      {label}
    </a>
  );
}

function claimsQuery(iri: string, properties: readonly string[]): string | null {
  if (properties.length === 0) return null;
  return authorText(
    select(
      `SELECT ?property ?value ?valueLabel WHERE {
        VALUES ?property $properties
        $entity ?property ?value .
        OPTIONAL { ?value rdfs:label ?valueLabel . FILTER(LANG(?valueLabel) = "en") }
      } ORDER BY ?property ?valueLabel ?value`,
      { entity: node(iri), properties: values(properties.map(predicateOf)) },
    ),
  );
}

function valuesQuery(iri: string, property: string): string {
  return authorText(
    select(
      `SELECT ?value ?valueLabel WHERE {
        $entity $predicate ?value .
        OPTIONAL { ?value rdfs:label ?valueLabel . FILTER(LANG(?valueLabel) = "en") }
      } ORDER BY ?valueLabel ?value`,
      { entity: node(iri), predicate: predicateOf(property) },
    ),
  );
}
