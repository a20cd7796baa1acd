import type { Article } from '@biographql/client';
import type { Place } from '../place.ts';
import { External } from './controls.tsx';
import { findSnippet, Highlighted } from './highlighted.tsx';
import { PlaceLink } from './place-link.tsx';

const SHOWN_AUTHORS = 4;

export function ArticleList({
  articles,
  search,
}: {
  readonly articles: readonly Article[];
  /** Words to mark. */
  readonly search?: string | undefined;
}) {
  return (
    <ol className="articles">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleEntry article={article} search={search} />
        </li>
      ))}
    </ol>
  );
}

/** An article in a list: title, authors, journal, date, identifiers, and the abstract to unfold. */
function ArticleEntry({
  article,
  search,
}: {
  readonly article: Article;
  readonly search: string | undefined;
}) {
  const { title, authors, abstract } = article;
  const snippet = abstract && findSnippet(abstract, search);
  const names = authors
    .slice(0, SHOWN_AUTHORS)
    .map(({ family, given }) => `${family} ${given}`.trim())
    .join(', ');

  return (
    <>
      <PlaceLink to={toPlace(article)}>
        <Highlighted text={title} search={search} />
      </PlaceLink>
      <p className="quiet">
        {names}
        {authors.length > SHOWN_AUTHORS && ` … (${authors.length})`}
      </p>
      <ArticleSource article={article} />
      {snippet && (
        <p className="small">
          <Highlighted text={snippet} search={search} />
        </p>
      )}
      {abstract && (
        <details>
          <summary>Abstract</summary>
          <p>{abstract}</p>
        </details>
      )}
    </>
  );
}

/** Journal, date and links of an article. */
export function ArticleSource({ article }: { readonly article: Article }) {
  const { journal, issued, doi } = article;
  const pmid = getPmid(article);
  return (
    <p className="quiet">
      {journal && <cite>{journal}</cite>}
      {journal && issued && ' · '}
      {issued && <time>{issued}</time>}
      {pmid !== null && (
        <>
          {' · '}
          <External href={`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`}>PMID {pmid}</External>
        </>
      )}
      {doi !== null && (
        <>
          {' · '}
          <External href={`https://doi.org/${encodeURI(doi)}`}>DOI</External>
        </>
      )}
    </p>
  );
}

/** The page of an article. A search finds a record by its DOI; one without by its number, or by its title. */
function toPlace({ publicId, doi, title }: Article): Place {
  return {
    page: 'article',
    parameters: doi === null ? { article: publicId, title } : { article: doi },
  };
}

/** The PubMed identifier of an article; null where its record has none. */
export function getPmid({ id, publicId }: Pick<Article, 'id' | 'publicId'>): string | null {
  const [, pmid = null] = /^pmid:(\d+)$/.exec(id) ?? /^(\d+)$/.exec(publicId) ?? [];
  return pmid;
}
