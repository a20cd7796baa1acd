import type { Article } from '@biographql/client';

const SHOWN_AUTHORS = 4;

/** An article in a list: title with its address, authors, date, and the abstract to unfold. */
export function ArticleEntry({ article }: { readonly article: Article }) {
  const { title, authors, issued, abstract } = article;
  const href = addressOf(article);
  const names = authors
    .slice(0, SHOWN_AUTHORS)
    .map(({ family, given }) => `${family} ${given}`.trim())
    .join(', ');

  return (
    <>
      {href ? (
        <a href={href} rel="noreferrer" target="_blank">
          {title}
        </a>
      ) : (
        <span>{title}</span>
      )}
      <p className="quiet">
        {names}
        {authors.length > SHOWN_AUTHORS && ` … (${authors.length})`}
        {issued && (
          <>
            {' · '}
            <time>{issued}</time>
          </>
        )}
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

function addressOf({ doi, publicId }: Article): string | null {
  if (doi) return `https://doi.org/${encodeURI(doi)}`;
  return /^\d+$/.test(publicId) ? `https://pubmed.ncbi.nlm.nih.gov/${publicId}/` : null;
}
