import type { RelatedDocument } from '@biographql/client';
import { EntityLink } from '../components/entity.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import type { Place } from '../place.ts';

/** Records under a title, each with its abstract or its facts to unfold. */
export function DocumentList({
  title,
  documents,
}: {
  readonly title: string;
  readonly documents: readonly RelatedDocument[];
}) {
  return (
    <>
      <h2>{title}</h2>
      {documents.length === 0 && <p className="quiet">None.</p>}
      <ul className="documents">
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentEntry document={document} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DocumentEntry({
  document: { id, title, abstract, url, index },
}: {
  readonly document: RelatedDocument;
}) {
  const place = articlePlace(id, title);
  return (
    <>
      <span className="kind">{index === 'graph' ? 'graph' : 'article'}</span>
      {index === 'graph' ? (
        <EntityLink iri={id}>{title}</EntityLink>
      ) : place !== null ? (
        <PlaceLink to={place}>{title}</PlaceLink>
      ) : url ? (
        <a href={url} rel="noreferrer" target="_blank">
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
      {abstract && (
        <details>
          <summary>{index === 'graph' ? 'Facts' : 'Abstract'}</summary>
          <p>{abstract}</p>
        </details>
      )}
    </>
  );
}

/** The page of an article by its identifier, `pmid:…` or `doi:…`; null for any other. */
function articlePlace(id: string, title: string): Place | null {
  const pmid = /^pmid:(\d+)$/.exec(id)?.[1];
  const doi = /^doi:(.+)$/.exec(id)?.[1];
  if (pmid !== undefined) return { page: 'article', parameters: { article: pmid, title } };
  return doi === undefined ? null : { page: 'article', parameters: { article: doi } };
}
