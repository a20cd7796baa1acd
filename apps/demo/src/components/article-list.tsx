import { SearchArticlesDocument } from '@biographql/core/strings';
import { useState } from 'react';
import { useRequest } from '../use-request.ts';
import { Outcome } from './outcome.tsx';

const PAGE_SIZE = 8;
const SHOWN_AUTHORS = 4;

/** The articles annotated with an entity, the newest first, page by page. */
export function ArticleList({ iri }: { readonly iri: string }) {
  const [place, setPlace] = useState({ iri, page: 1 });
  const page = place.iri === iri ? place.page : 1;
  const request = useRequest(SearchArticlesDocument, {
    entityFilter: iri,
    sortOrder: 'NEWEST',
    pageNumber: page,
    pageSize: PAGE_SIZE,
  });
  const results = request.data?.searchInsights?.data;

  return (
    <section className="card" aria-label="Articles">
      <Outcome {...request}>
        {results && (
          <>
            <header>
              <h2>Articles</h2>
              <span className="quiet">{results.totalItems.toLocaleString('en-US')}</span>
            </header>
            {results.totalItems === 0 && <p className="quiet">No article is annotated with it.</p>}
            <ol className="articles" start={(page - 1) * PAGE_SIZE + 1}>
              {results.documents.map((article) => (
                <li key={article.id}>
                  <ArticleTitle {...article} />
                  <p className="quiet">
                    {authorsOf(article.authors)}
                    {article.publishDate && ` · ${article.publishDate}`}
                  </p>
                </li>
              ))}
            </ol>
            {results.totalPages > 1 && (
              <nav aria-label="Pages">
                <button
                  type="button"
                  disabled={page <= 1}
                  onClick={() => setPlace({ iri, page: page - 1 })}
                >
                  ← Newer
                </button>
                <span>
                  {page} / {results.totalPages}
                </span>
                <button
                  type="button"
                  disabled={page >= results.totalPages}
                  onClick={() => setPlace({ iri, page: page + 1 })}
                >
                  Older →
                </button>
              </nav>
            )}
          </>
        )}
      </Outcome>
    </section>
  );
}

function ArticleTitle({
  title,
  doi,
  documentID,
}: {
  readonly title: string;
  readonly doi: string | null;
  readonly documentID: string;
}) {
  const href = doi
    ? `https://doi.org/${encodeURI(doi)}`
    : /^\d+$/.test(documentID)
      ? `https://pubmed.ncbi.nlm.nih.gov/${documentID}/`
      : null;
  return href ? (
    <a href={href} rel="noreferrer" target="_blank">
      {title}
    </a>
  ) : (
    <span>{title}</span>
  );
}

function authorsOf(
  authors: readonly { readonly lastName: string; readonly firstName: string }[],
): string {
  const names = authors
    .slice(0, SHOWN_AUTHORS)
    .map((author) => `${author.lastName} ${author.firstName}`.trim());
  return authors.length > SHOWN_AUTHORS ? `${names.join(', ')} …` : names.join(', ');
}
