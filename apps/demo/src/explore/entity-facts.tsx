import type { EntityProperty } from '@biographql/client';
import { useEntityProperties, useResolvedEntities } from '@biographql/react';
import { ErrorNote } from '../components/error-note.tsx';
import { DrugAdmet } from './drug-admet.tsx';
import { DrugStructure } from './drug-structure.tsx';
import { NameList } from './name-list.tsx';
import { MOST_VALUES } from './property-list.tsx';

/** What is known of an entity at a glance: its structure where it is a molecule, its names, and what it is elsewhere. */
export function EntityFacts({ iri, label }: { readonly iri: string; readonly label: string }) {
  const { data: properties } = useEntityProperties({ entity: iri, limit: MOST_VALUES });
  const { data: resolved, error, refetch } = useResolvedEntities({ names: [iri] });
  const identifiers =
    resolved?.[0]?.candidates.find((candidate) => candidate.iri === iri)?.identifiers ?? [];
  const smiles = smilesOf(properties?.claims ?? []);

  return (
    <section className="facts" aria-label="Facts">
      {smiles !== null && <DrugStructure smiles={smiles} name={label} />}
      <div>
        {properties && <NameList names={properties.alternativeLabels} label={label} />}
        {error && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {identifiers.length > 0 && (
          <>
            <h2>Elsewhere</h2>
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

// Graphs of any vocabulary call it so; one with stereo says more.
function smilesOf(claims: readonly EntityProperty[]): string | null {
  const lists = claims.filter(({ label }) => /\bsmiles\b/i.test(label ?? ''));
  const best = lists.find(({ label }) => /isomeric/i.test(label ?? '')) ?? lists[0];
  return best?.values[0]?.value ?? null;
}
