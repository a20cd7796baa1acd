import type { Article } from '@biographql/client';
import { pmidOf } from '../exports/pmid.ts';
import type { Place } from '../place.ts';
import { PlaceLink } from './place-link.tsx';

const SHOWN_AUTHORS = 4;

/** An article in a list: title with its page, authors, journal, date, identifiers, and the abstract to unfold. */
export function ArticleEntry({ article }: { readonly article: Article }) {
  const { title, authors, issued, journal, abstract } = article;
  const names = authors
    .slice(0, SHOWN_AUTHORS)
    .map(({ family, given }) => `${family} ${given}`.trim())
    .join(', ');

  return (
    <>
      <PlaceLink to={placeOf(article)}>{title}</PlaceLink>
      <p className="quiet">
        {names}
        {authors.length > SHOWN_AUTHORS && ` … (${authors.length})`}
      </p>
      <p className="quiet">
        {journal && <cite>{journal}</cite>}
        {journal && issued && ' · '}
        {issued && <time>{issued}</time>}
        <ArticleLinks article={article} />
      </p>
      {abstract && (
        <details>
          <summary>Abstract</summary>
          <p>{abstract}</p>
        </details>
      )}
    </>
  );
}

/** The pages of an article elsewhere, by its identifiers. */
export function ArticleLinks({ article }: { readonly article: Article }) {
  const pmid = pmidOf(article);
  const { doi } = article;
  return (
    <>
      {pmid !== null && (
        <>
          {' · '}
          <a href={`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`} rel="noreferrer" target="_blank">
            PMID {pmid}
          </a>
        </>
      )}
      {doi !== null && (
        <>
          {' · '}
          <a href={`https://doi.org/${encodeURI(doi)}`} rel="noreferrer" target="_blank">
            DOI
          </a>
        </>
      )}
    </>
  );
}

/** The page of an article. A search finds a record by its DOI; one without is found by its title. */
function placeOf({ publicId, doi, title }: Article): Place {
  return {
    page: 'article',
    parameters: doi === null ? { article: publicId, title } : { article: doi },
  };
}
