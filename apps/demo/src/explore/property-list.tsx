import type { EntityProperty } from '@biographql/client';
import { useEntityProperties } from '@biographql/react';
import { useState } from 'react';
import { EntityLink } from '../components/entity-link.tsx';
import { Outcome } from '../components/outcome.tsx';

const SHOWN = 8;
const SHOWN_VALUES = 20;

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
                <Claim key={claim.property} {...claim} />
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

function Claim({ property, label, values }: EntityProperty) {
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
        {values.length === SHOWN_VALUES && <span className="quiet">…</span>}
      </dd>
    </div>
  );
}
