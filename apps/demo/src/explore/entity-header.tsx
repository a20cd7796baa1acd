import { useEntityProperties, useSupportedInsights } from '@biographql/react';
import { PlaceLink } from '../components/place-link.tsx';
import { TypeBadge } from '../components/type-badge.tsx';
import { shortIri } from '../place.ts';
import { MOST_VALUES } from './property-list.tsx';

/** The name of an entity, what it is, and the insights that it has data for, each leading to its rows. */
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
  const { data: properties } = useEntityProperties({ entity: iri, limit: MOST_VALUES });
  const { data: insights = [] } = useSupportedInsights({ entity: iri });
  const entity = shortIri(iri);

  return (
    <>
      <header className="entity-header">
        <h1>{label}</h1>
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
                title={`List all ${count.toLocaleString('en-US')}`}
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

// The name stands over the insights already.
function withoutName(description: string, label: string): string {
  const end = ['with', 'for', 'of']
    .map((word) => ` ${word} ${label}`)
    .find((text) => description.endsWith(text));
  return end === undefined ? description : description.slice(0, -end.length);
}
