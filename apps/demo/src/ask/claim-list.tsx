import type { Claim, ClaimQuote, GraphStatement, QuestionAnswer } from '@biographql/client';
import { ArticleLink, EntityLink, StatementRecord } from '../components/entity.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import type { ExportTable } from '../exports/tables.ts';

/** Claims shown before “Show all”. */
const SHOWN = 10;

/** The claims of an answer, each with its statements or sentences, and the query behind it. */
export function ClaimList({ claims }: { readonly claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  // Most claims of an answer come from the same query.
  const queries = [...new Set(claims.flatMap(({ sparql }) => sparql ?? []))];
  const entries = claims.map((claim) => (
    <li key={claim.text}>
      <ClaimEntry claim={claim} />
    </li>
  ));
  return (
    <section className="claims" aria-label="Claims">
      <h3>Evidence</h3>
      <ul>{entries.slice(0, SHOWN)}</ul>
      {claims.length > SHOWN && (
        <details>
          <summary>Show all {claims.length}</summary>
          <ul>{entries.slice(SHOWN)}</ul>
        </details>
      )}
      {queries.slice(0, MAX_QUERIES).map((sparql, at) => (
        <PlaceLink key={sparql} className="query" to={{ page: 'sparql', parameters: { sparql } }}>
          Run the query{queries.length > 1 && ` ${at + 1}`}
        </PlaceLink>
      ))}
    </section>
  );
}

const MAX_QUERIES = 5;

function ClaimEntry({ claim: { text, statements, quotes } }: { readonly claim: Claim }) {
  // A fact that is stated in both directions is one fact.
  const pairs = new Map(
    statements.map((statement) => [
      [statement.subject, statement.object].toSorted().join(' '),
      statement,
    ]),
  );
  return (
    <>
      <p>{text}</p>
      {pairs.size > 0 && (
        <ul className="statements">
          {[...pairs].map(([key, statement]) => (
            <li key={key}>
              <StatementEntry statement={statement} />
            </li>
          ))}
        </ul>
      )}
      {quotes.map((quote) => (
        <Quote key={`${quote.documentId} ${quote.start}`} quote={quote} />
      ))}
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
