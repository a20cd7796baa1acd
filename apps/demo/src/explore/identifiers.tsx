import { useResolvedEntities } from '@biographql/react';
import { Outcome } from '../components/error-note.tsx';

/** What an entity is called in other databases, with links to its pages there. */
export function Identifiers({ iri }: { readonly iri: string }) {
  const resolved = useResolvedEntities({ names: [iri] });
  return (
    <Outcome of={resolved} height="8rem">
      {([first]) => {
        const own = first?.candidates.find((candidate) => candidate.iri === iri);
        const identifiers = own?.identifiers ?? [];
        return (
          <>
            <h2>Identifiers</h2>
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
