import type { Claim, ClaimQuote, GraphStatement } from '@biographql/client';
import { EntityLink } from '../components/entity-link.tsx';
import { PlaceLink } from '../components/place-link.tsx';

/** Claims shown before the rest is asked for. */
const SHOWN = 10;

/** What an answer states, each claim with the statements or sentences that show it, and the query that finds them. */
export function ClaimList({ claims }: { readonly claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <section className="claims" aria-label="Claims">
      <h3>What shows it</h3>
      <ul>
        {claims.slice(0, SHOWN).map((claim) => (
          <li key={claim.text}>
            <ClaimEntry claim={claim} />
          </li>
        ))}
      </ul>
      {claims.length > SHOWN && (
        <details>
          <summary>{claims.length - SHOWN} more</summary>
          <ul>
            {claims.slice(SHOWN).map((claim) => (
              <li key={claim.text}>
                <ClaimEntry claim={claim} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function ClaimEntry({ claim: { text, statements, quotes, sparql } }: { readonly claim: Claim }) {
  return (
    <>
      <p>{text}</p>
      {statements.length > 0 && (
        <ul className="statements">
          {statements.map((statement) => (
            <li key={`${statement.subject} ${statement.property} ${statement.object}`}>
              <StatementEntry statement={statement} />
            </li>
          ))}
        </ul>
      )}
      {quotes.map((quote) => (
        <Quote key={`${quote.documentId} ${quote.start}`} quote={quote} />
      ))}
      {sparql !== null && (
        <PlaceLink className="query" to={{ page: 'sparql', parameters: { sparql } }}>
          Run the query
        </PlaceLink>
      )}
    </>
  );
}

function StatementEntry({
  statement: { subject, subjectLabel, property, propertyLabel, object, objectLabel, ...record },
}: {
  readonly statement: GraphStatement;
}) {
  const { rank, references } = record;
  return (
    <>
      <EntityLink iri={subject}>{subjectLabel}</EntityLink>{' '}
      <span title={property}>{propertyLabel}</span>{' '}
      {/^https?:/.test(object) && objectLabel !== object ? (
        <EntityLink iri={object}>{objectLabel}</EntityLink>
      ) : (
        <span>{objectLabel}</span>
      )}
      <small className="quiet">
        {rank !== null && rank !== 'NORMAL' && ` · ${rank.toLowerCase()}`}
        {references.length === 0 && ' · no reference in the graph'}
        {references.map(({ url, articleId, dataset, license }, at) => (
          <span key={at}>
            {' · '}
            <Source url={url} articleId={articleId} dataset={dataset} />
            {license !== null && ` (${license})`}
          </span>
        ))}
      </small>
    </>
  );
}

type SourceParts = Pick<GraphStatement['references'][number], 'url' | 'articleId' | 'dataset'>;

function Source({ url, articleId, dataset }: SourceParts) {
  if (articleId !== null) return <ArticleLink id={articleId} />;
  if (url === null) return <span>{dataset ?? 'a source without an address'}</span>;
  return (
    <a href={url} rel="noreferrer" target="_blank">
      {url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}

function ArticleLink({ id }: { readonly id: string }) {
  const pmid = /^pmid:(\d+)$/.exec(id)?.[1];
  const doi = /^doi:(.+)$/.exec(id)?.[1];
  const address =
    pmid !== undefined
      ? `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`
      : doi !== undefined && `https://doi.org/${encodeURI(doi)}`;
  if (!address) return <span>{id}</span>;
  return (
    <a href={address} rel="noreferrer" target="_blank">
      {id}
    </a>
  );
}

function Quote({ quote: { text, documentId } }: { readonly quote: ClaimQuote }) {
  return (
    <figure>
      <blockquote>{text}</blockquote>
      <figcaption>
        <ArticleLink id={documentId} />
      </figcaption>
    </figure>
  );
}
