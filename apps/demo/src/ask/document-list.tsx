import type { RelatedDocument } from '@biographql/client';
import { EntityLink } from '../components/entity-link.tsx';

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
  return (
    <>
      <span className="kind">{index === 'graph' ? 'graph' : 'article'}</span>
      {index === 'graph' ? (
        <EntityLink iri={id}>{title}</EntityLink>
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
