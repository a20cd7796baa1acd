import type { EntityProperty } from '@biographql/client';
import { useEntityProperties, useResolvedEntities, useSupportedInsights } from '@biographql/react';
import { useState } from 'react';
import { TypeBadge } from '../components/entity.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import { shortIri } from '../place.ts';
import { DrugAdmet, DrugStructure } from './drug-admet.tsx';
import { MAX_VALUES } from './property-list.tsx';

/** The name and description of an entity, and the insights that it has data for, each linked to its rows. */
export function EntityHeader({
  iri,
  label,
  type,
  insight,
}: {
  readonly iri: string;
  readonly label: string;
  readonly type: string | undefined;
  /** The kind of the insight whose rows are open; empty for none. */
  readonly insight: string;
}) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const { data: insights = [] } = useSupportedInsights({ entity: iri });
  const entity = shortIri(iri);

  return (
    <>
      <header className="entity-header">
        <h1 tabIndex={-1}>{label}</h1>
        {type && <TypeBadge type={type} />}
        <a href={iri} rel="noreferrer" target="_blank">
          {entity.replace(/^.*[/#]/, '')}
        </a>
      </header>
      <p className="description">{properties?.description ?? ' '}</p>
      {insights.length > 0 && (
        <ul className="insights" aria-label="Supported insights">
          {insights.map(({ type: name, description, count }) => (
            <li key={name}>
              <PlaceLink
                className="chip"
                aria-current={name === insight ? 'true' : undefined}
                title={`Show all ${count.toLocaleString('en-US')}`}
                to={{
                  page: 'explore',
                  parameters: name === insight ? { entity } : { entity, insight: name },
                }}
              >
                {withoutName(description, label)}
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Removes the name of the entity from the end of a description: it is the heading already. */
function withoutName(description: string, label: string): string {
  const end = ['with', 'for', 'of']
    .map((word) => ` ${word} ${label}`)
    .find((text) => description.endsWith(text));
  return end === undefined ? description : description.slice(0, -end.length);
}

/** The structure of a molecule, and the other names and identifiers of an entity. */
export function EntityFacts({ iri, label }: { readonly iri: string; readonly label: string }) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MAX_VALUES });
  const { data: resolved, error, refetch } = useResolvedEntities({ names: [iri] });
  const identifiers =
    resolved?.[0]?.candidates.find((candidate) => candidate.iri === iri)?.identifiers ?? [];
  const smiles = findSmiles(properties?.claims ?? []);

  return (
    <section className="facts" aria-label="Facts">
      {smiles !== null && <DrugStructure smiles={smiles} name={label} />}
      <div>
        {properties && <OtherNames names={properties.alternativeLabels} label={label} />}
        {error && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {identifiers.length > 0 && (
          <>
            <h2>Identifiers</h2>
            <ul className="identifiers" aria-label="Identifiers">
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
        )}
      </div>
      {smiles !== null && <DrugAdmet smiles={smiles} name={label} />}
    </section>
  );
}

/** Graphs of any vocabulary call the property so; the isomeric one says more. */
function findSmiles(claims: readonly EntityProperty[]): string | null {
  const lists = claims.filter(({ label }) => /\bsmiles\b/i.test(label ?? ''));
  const best = lists.find(({ label }) => /isomeric/i.test(label ?? '')) ?? lists[0];
  return best?.values[0]?.value ?? null;
}

const SHOWN_NAMES = 8;

function OtherNames({
  names,
  label,
}: {
  readonly names: readonly string[];
  /** The name that is the heading already. */
  readonly label: string;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const others = names.filter((name) => name.toLowerCase() !== label.toLowerCase());
  if (others.length === 0) return null;
  return (
    <>
      <h2>Also called</h2>
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
