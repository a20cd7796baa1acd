import { useEntityProperties, useResolvedEntities } from '@biographql/react';
import { useState } from 'react';
import { External, inDigits, More } from '../components/controls.tsx';
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
            <ul className="line plain" aria-label="Identifiers">
              {identifiers.map(({ curie, url }) => (
                <li key={curie}>
                  {url === null ? (
                    <code>{curie}</code>
                  ) : (
                    <External href={url}>
                      <code>{curie}</code>
                    </External>
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
      <p className="small">
        {others.slice(0, isWhole ? undefined : SHOWN_NAMES).join(' · ')}{' '}
        {others.length > SHOWN_NAMES && (
          <More aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${inDigits(others.length)}`}
          </More>
        )}
      </p>
    </>
  );
}
