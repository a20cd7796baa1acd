import type { Claim, GraphStatement, QuestionAnswer } from '@biographql/client';
import { useState } from 'react';
import { ArticleLink, EntityLink, StatementRecord } from '../components/entity.tsx';
import { PlaceLink } from '../components/place-link.tsx';
import type { ExportTable } from '../exports/tables.ts';

const SHOWN = 20;
const MAX_QUERIES = 5;

/** The claims of an answer with their sources, one row each, and the queries behind them. */
export function ClaimTable({ claims }: { readonly claims: readonly Claim[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (claims.length === 0) return null;
  // Most claims of an answer come from the same query.
  const queries = [...new Set(claims.flatMap(({ sparql }) => sparql ?? []))];
  return (
    <section className="claims" aria-label="Evidence">
      <table className="rows">
        <thead>
          <tr>
            <th scope="col">evidence</th>
            <th scope="col">source</th>
          </tr>
        </thead>
        <tbody>
          {claims.slice(0, isWhole ? undefined : SHOWN).map((claim) => (
            <ClaimRows key={claim.text} claim={claim} />
          ))}
        </tbody>
      </table>
      <p className="line">
        {claims.length > SHOWN && (
          <button type="button" className="button" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${claims.length}`}
          </button>
        )}
        {queries.slice(0, MAX_QUERIES).map((sparql, at) => (
          <PlaceLink key={sparql} to={{ page: 'sparql', parameters: { sparql } }}>
            SPARQL{queries.length > 1 && ` ${at + 1}`}
          </PlaceLink>
        ))}
      </p>
    </section>
  );
}

function ClaimRows({ claim: { text, statements, quotes } }: { readonly claim: Claim }) {
  // A fact that is stated in both directions is one fact.
  const pairs = new Map<string, GraphStatement>();
  for (const statement of statements) {
    const key = [statement.subject, statement.object].toSorted().join(' ');
    const known = pairs.get(key);
    pairs.set(key, known ? { ...known, references: merged(known, statement) } : statement);
  }
  return (
    <>
      {pairs.size > 1 && (
        <tr>
          <td colSpan={2}>{text}</td>
        </tr>
      )}
      {[...pairs].map(([key, statement]) => (
        <tr key={key}>
          <td>
            <StatementText statement={statement} />
          </td>
          <td>
            <StatementRecord record={statement} isAlone />
          </td>
        </tr>
      ))}
      {quotes.map((quote) => (
        <tr key={`${quote.documentId} ${quote.start}`}>
          <td>
            <q>{quote.text}</q>
          </td>
          <td>
            <ArticleLink id={quote.documentId} />
          </td>
        </tr>
      ))}
    </>
  );
}

function merged(one: GraphStatement, other: GraphStatement): GraphStatement['references'] {
  const all = [...one.references, ...other.references];
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

function StatementText({
  statement: { subject, subjectLabel, property, propertyLabel, object, objectLabel },
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
    </>
  );
}

/** The claims of an answer as a table to be saved, one row for each statement or sentence. */
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
