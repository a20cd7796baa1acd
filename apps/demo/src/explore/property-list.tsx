import type { EntityProperty } from '@biographql/client';
import { useEntityProperties } from '@biographql/react';
import { iri as node, select, wdt } from '@biographql/sparql';
import { useState } from 'react';
import { EntityLink } from '../components/entity-link.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { Outcome } from '../components/outcome.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { authorText } from '../sparql/author-text.ts';

const SHOWN = 8;
const SHOWN_VALUES = 20;
/** Values of one property that the service gives at most. */
const MOST_VALUES = 200;

/** The direct claims of an entity; values that are entities lead on. */
export function PropertyList({ iri }: { readonly iri: string }) {
  const properties = useEntityProperties({ entity: iri, limit: SHOWN_VALUES });
  const [isWhole, setIsWhole] = useState(false);

  return (
    <section className="card" aria-label="Properties">
      <h2>Properties</h2>
      <Outcome of={properties} height="22rem">
        {({ claims }) => (
          <>
            {claims.length === 0 && <p className="quiet">The graph claims nothing of it.</p>}
            <dl>
              {claims.slice(0, isWhole ? undefined : SHOWN).map((claim) => (
                <Claim key={claim.property} iri={iri} claim={claim} />
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

function Claim({ iri, claim }: { readonly iri: string; readonly claim: EntityProperty }) {
  const [isWide, setIsWide] = useState(false);
  const wide = useEntityProperties(isWide ? { entity: iri, limit: MOST_VALUES } : null);
  const { property, label, total } = claim;
  const values =
    wide.data?.claims.find((other) => other.property === property)?.values ?? claim.values;

  return (
    <div>
      <dt title={property}>{label ?? property}</dt>
      <dd>
        {values.map(({ value, label: text }) =>
          /^https?:/.test(value) && text !== value ? (
            <EntityLink key={value} iri={value}>
              {text}
            </EntityLink>
          ) : (
            <span key={value}>{text}</span>
          ),
        )}
        {values.length < total && (
          <span className="quiet">
            {values.length.toLocaleString('en-US')} of {total.toLocaleString('en-US')}{' '}
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
                aria-label={`More values of ${label ?? property}`}
                onClick={() => setIsWide(true)}
              >
                {total > MOST_VALUES ? `Show ${MOST_VALUES}` : 'Show all'}
              </button>
            )}
          </span>
        )}
        {wide.error && <ErrorNote error={wide.error} onRetry={() => void wide.refetch()} />}
      </dd>
    </div>
  );
}

function valuesQuery(iri: string, property: string): string {
  const predicate = /^P\d+$/.test(property) ? wdt(property) : node(property);
  return authorText(
    select(
      `SELECT ?value ?valueLabel WHERE {
        $entity $predicate ?value .
        OPTIONAL { ?value rdfs:label ?valueLabel . FILTER(LANG(?valueLabel) = "en") }
      } ORDER BY ?valueLabel ?value`,
      { entity: node(iri), predicate },
    ),
  );
}
