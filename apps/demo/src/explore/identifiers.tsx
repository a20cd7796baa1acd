import { useEntityProperties, useResolvedEntities } from '@biographql/react';
import { useState } from 'react';
import { Outcome } from '../components/error-note.tsx';
import { MAX_VALUES } from './property-list.tsx';

/** The other names of an entity and its identifiers in other databases, with links to its pages there. */
export function Identifiers({ iri, label }: { readonly iri: string; readonly label: string }) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const resolved = useResolvedEntities({ names: [iri] });
  return (
    <Outcome of={resolved} height="8rem">
      {([first]) => {
        const own = first?.candidates.find((candidate) => candidate.iri === iri);
        const identifiers = own?.identifiers ?? [];
        return (
          <>
            <h2>Names and identifiers</h2>
            {properties && <OtherNames names={properties.alternativeLabels} label={label} />}
            {identifiers.length === 0 && <p className="quiet">No identifiers recorded.</p>}
            <ul className="names-list" aria-label="Identifiers">
              {identifiers.map(({ curie, url }) => (
                <li key={curie}>
                  {url === null ? (
                    <code>{curie}</code>
                  ) : (
                    <a href={url} rel="noreferrer" target="_blank">
                      <code>{curie}</code>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Outcome>
  );
}

const SHOWN_NAMES = 20;

function OtherNames({
  names,
  label,
}: {
  readonly names: readonly string[];
  readonly label: string;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const others = names.filter((name) => name.toLowerCase() !== label.toLowerCase());
  if (others.length === 0) return null;
  return (
    <>
      <h3>Also called</h3>
      <p className="names">
        {others.slice(0, isWhole ? undefined : SHOWN_NAMES).join(' · ')}{' '}
        {others.length > SHOWN_NAMES && (
          <button
            type="button"
            className="more"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Show fewer' : `Show all ${others.length.toLocaleString('en-US')}`}
          </button>
        )}
      </p>
    </>
  );
}
