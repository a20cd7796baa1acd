import type { LiteraturePassage, RelatedDocument } from '@biographql/client';
import { useDocuments } from '@biographql/react';
import { External } from '../components/controls.tsx';
import { PlaceLink } from '../components/entity.tsx';
import { Outcome } from '../components/error-note.tsx';

const MAX_DOCUMENTS = 6;

export function Literature(props: {
  readonly question: string;
  readonly passages: readonly LiteraturePassage[];
}) {
  const { question, passages } = props;
  const documents = useDocuments(passages.length > 0 ? null : { question });
  if (passages.length > 0) return <Passages passages={passages} />;
  return (
    <Outcome of={documents} height="30rem">
      {(found) => {
        const quoted = found.flatMap(({ passage }) => passage ?? []);
        if (quoted.length > 0) return <Passages passages={quoted} />;
        return <RelatedArticles documents={found.filter(({ index }) => index === 'articles')} />;
      }}
    </Outcome>
  );
}

function Passages({ passages }: { readonly passages: readonly LiteraturePassage[] }) {
  return (
    <section className="card" aria-label="Passages">
      <h2>From the literature</h2>
      <p className="quiet">Sentences that bear on the question. They are not the answer.</p>
      <ul className="plain divided">
        {passages.map(({ documentId, title, text, year, publicationTypes, isRetracted }) => (
          <li key={documentId}>
            {text !== title && <q>{text}</q>}
            <p className="quiet">
              {isRetracted && <b className="error">Retracted. </b>}
              <DocumentLink id={documentId} url={null}>
                {title}
              </DocumentLink>
              {[year, publicationTypes[0]].map((part) => part && ` · ${part}`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RelatedArticles(props: {
  readonly title?: string;
  readonly documents: readonly (Pick<RelatedDocument, 'id' | 'title' | 'abstract'> &
    Partial<Pick<RelatedDocument, 'url'>>)[];
}) {
  const { title = 'Related articles', documents } = props;
  return (
    <section className="card" aria-label="Documents">
      <h2>{title}</h2>
      {documents.length === 0 && <p className="quiet">This data has none.</p>}
      <ul className="plain divided">
        {documents.slice(0, MAX_DOCUMENTS).map(({ id, title: name, abstract, url = null }) => (
          <li key={id}>
            <DocumentLink id={id} url={url}>
              {name}
            </DocumentLink>
            {abstract && (
              <details>
                <summary>Abstract</summary>
                <p>{abstract}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads to the page of an article by its identifier, `pmid:…` or `doi:…`, or to its address. */
function DocumentLink(props: {
  readonly id: string;
  readonly url: string | null;
  readonly children: string;
}) {
  const { id, url, children: title } = props;
  const [, pmid, doi] = /^(?:pmid:(\d+)|doi:(.+))$/.exec(id) ?? [];
  const article = doi ?? pmid;
  if (article === undefined) return <External href={url ?? undefined}>{title}</External>;
  const parameters = doi ? { article } : { article, title };
  return <PlaceLink to={{ page: 'article', parameters }}>{title}</PlaceLink>;
}
