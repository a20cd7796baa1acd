import type { Claim, ClaimQuote, GraphStatement, QuestionAnswer } from '@biographql/client';
import { ArticleLink, EntityLink, StatementRecord } from '../components/entity.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import type { ExportTable } from '../exports/tables.ts';

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
  return (
    <>
      <EntityLink iri={subject}>{subjectLabel}</EntityLink>{' '}
      <span title={property}>{propertyLabel}</span>{' '}
      {/^https?:/.test(object) && objectLabel !== object ? (
        <EntityLink iri={object}>{objectLabel}</EntityLink>
      ) : (
        <span>{objectLabel}</span>
      )}
      <StatementRecord record={record} />
    </>
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

/** The claims of an answer as a table to be saved, one row for each statement or sentence that shows one. */
export function claimTable({ answers }: QuestionAnswer): ExportTable {
  return {
    columns: ['answer', 'claim', 'probability', 'evidence', 'references'],
    rows: answers.flatMap(({ text: answer, claims }) =>
      claims.flatMap(({ text, probability, statements, quotes }) => [
        ...statements.map(({ subjectLabel, propertyLabel, objectLabel, references }) => [
          answer,
          text,
          probability,
          `${subjectLabel} ${propertyLabel} ${objectLabel}`,
          references
            .map(({ articleId, url, dataset }) => articleId ?? url ?? dataset ?? '')
            .filter((part) => part !== '')
            .join(' '),
        ]),
        ...quotes.map((quote) => [answer, text, probability, quote.text, quote.documentId]),
      ]),
    ),
  };
}
